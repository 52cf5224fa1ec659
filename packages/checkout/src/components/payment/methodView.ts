import type { Money } from '@lunette/country-config';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { CardSession } from '../../contract/index.ts';
import type { useText } from '../../text.ts';
import type { UpiRequest, useUpiEntry } from './methods/upi/useUpiEntry.ts';
import type { useCardFrame } from './methods/card/useCardFrame.ts';

type TextId = Parameters<ReturnType<typeof useText>>[0];

/** The props of the fields and the button of a payment method. */
export interface MethodProps {
  /** The amount to pay with this method, including its fee. */
  due: Money;
  /** The provider's fields, once the payment was opened there. */
  card: CardSession | null;
  frame: ReturnType<typeof useCardFrame>;
  /** Whether a call for the payment is running. */
  busy: boolean;
  /** Places the order, or pays it again, by this method. */
  begin: () => void;
  /** The chosen way of UPI and the typed address; `beginUpi` pays with them. */
  upi: ReturnType<typeof useUpiEntry>;
  beginUpi: (request: UpiRequest) => void;
}

/** How the checkout shows a payment method. */
export interface MethodView {
  icon: LucideIcon;
  /** Whether its total includes the card offer of a bank, so that only a card of that bank can pay. */
  takesCardOffer: boolean;
  /** Whether a saved card can pay it. */
  takesSavedCards: boolean;
  /** Whether the payer chooses a way of UPI, which the form holds while another method is looked at. */
  hasUpiEntry: boolean;
  /** The fields or texts below the method while it is chosen; null if there are none. */
  Fields: ComponentType<MethodProps> | null;
  /** The button that pays, or what is shown instead. */
  Action: ComponentType<MethodProps>;
  /** The label of its fee beside the form; null if there is none. */
  fee: { label: TextId; note: TextId } | null;
  /** The name of the total beside the form. */
  totalLabel: TextId;
  /** The text on the success page for an order that was paid with this method; it may contain {total}. */
  successText: TextId;
}
