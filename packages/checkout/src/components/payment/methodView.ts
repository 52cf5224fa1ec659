import type { Money } from '@lunette/country-config';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { CardSession } from '../../contract/index.ts';
import type { useText } from '../../text.ts';
import type { UpiRequest, useUpiEntry } from './methods/upi/useUpiEntry.ts';
import type { useCardFrame } from './methods/card/useCardFrame.ts';

type TextId = Parameters<ReturnType<typeof useText>>[0];

/** What the fields and the button of a payment method work with. */
export interface MethodProps {
  /** What is to be paid this way, its fee included. */
  due: Money;
  /** The provider's fields, once the payment was opened there. */
  card: CardSession | null;
  frame: ReturnType<typeof useCardFrame>;
  /** A call about the payment is under way. */
  busy: boolean;
  /** Places the order, or pays it again, by this method. */
  begin: () => void;
  /** What is chosen and typed for UPI, and the same for it. */
  upi: ReturnType<typeof useUpiEntry>;
  beginUpi: (request: UpiRequest) => void;
}

/** A payment method as the checkout shows it. */
export interface MethodView {
  icon: LucideIcon;
  /** Whether the card offer of a bank is in its total, so that only such a card can pay it. */
  takesCardOffer: boolean;
  /** Whether a saved card can pay it. */
  takesCards: boolean;
  /** What the shopper fills in or reads while it is chosen; null where there is nothing. */
  Fields: ComponentType<MethodProps> | null;
  /** The button that pays, or what takes its place. */
  Action: ComponentType<MethodProps>;
  /** The row of its fee beside the form; null where it costs nothing. */
  fee: { label: TextId; note: TextId } | null;
  /** The name of the total beside the form. */
  totalLabel: TextId;
  /** What the success page says of an order that was paid this way; it may name the {total}. */
  successText: TextId;
}
