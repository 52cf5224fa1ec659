import { lazyPart } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { CheckoutSkeleton } from '../components/CheckoutSkeleton.tsx';
import type { Checkout } from '../contract/index.ts';
import { useText } from '../text.ts';

const CheckoutPage = lazyPart(async () => (await import('./CheckoutPage.tsx')).CheckoutPage, {
  Waiting: CheckoutSkeleton,
});

/** What the order beside the steps may do (CART-26). */
export interface SummaryFlags {
  /** False from the moment in which the order is made: from then on it is only to be paid. */
  allowCartModification: boolean;
  /** Whether goods that have sold out are shown as such; what is in an order is the shopper's. */
  showOOS: boolean;
}

/** What the list of studios needs to know, and how it tells which one was chosen. */
export interface StudioListProps {
  /** The place to which the goods go: the nearest come first. */
  area: string;
  /** The code of the chosen one. */
  value: string | null;
  onChange: (code: string) => void;
}

export interface CheckoutScreenProps {
  /** Draws the goods and their explained total. */
  summary: (flags: SummaryFlags) => ReactNode;
  /** Draws the studios among which the shopper chooses where their eyes are tested (CART-08). */
  studios: (list: StudioListProps) => ReactNode;
  /** Draws the way to give up an order that waits to be paid and have its goods in the bag again. */
  takeBack?: ((orderId: string) => ReactNode) | undefined;
  /** Says that the checkout continues on another device; `known` is what its own answer says of that. */
  moved?: ((known: Checkout['cart']['movedTo']) => ReactNode) | undefined;
}

/** From the bag to the order as a guest: contact and address, delivery, payment; the order stays beside it. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const t = useText();
  return (
    <>
      <title>{`${t('checkout.title')} · Lunette`}</title>
      <h1 className="sr-only">{t('checkout.title')}</h1>
      <CheckoutPage {...props} />
    </>
  );
}
