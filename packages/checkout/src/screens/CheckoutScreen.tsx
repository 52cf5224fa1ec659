import { lazyPart } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { CheckoutSkeleton } from '../components/CheckoutSkeleton.tsx';
import type { Checkout } from '../contract/index.ts';
import { useText } from '../text.ts';

const CheckoutPage = lazyPart(async () => (await import('./CheckoutPage.tsx')).CheckoutPage, {
  Waiting: CheckoutSkeleton,
});

/** How the order beside the steps is shown (CART-26). */
export interface SummaryFlags {
  /** Whether the cart can still be changed: false once the order exists. */
  allowCartModification: boolean;
  /** Whether goods that have sold out are marked: false for an order, whose goods are reserved. */
  showOOS: boolean;
}

/** The props of the list of studios. */
export interface StudioListProps {
  /** The place of delivery, to sort the studios by distance. */
  area: string;
  /** The code of the chosen studio. */
  value: string | null;
  onChange: (code: string) => void;
}

/** Props of `CheckoutScreen`. */
export interface CheckoutScreenProps {
  /** Renders the goods and their explained total. */
  summary: (flags: SummaryFlags) => ReactNode;
  /** Renders the studios, one of which is chosen for the eye test (CART-08). */
  studios: (list: StudioListProps) => ReactNode;
  /** Renders the button that cancels an order that waits to be paid and puts its goods back into the bag. */
  recartButton?: ((orderId: string) => ReactNode) | undefined;
  /** Renders the message that the checkout continues on another device; `known` is that part of the checkout. */
  moved?: ((known: Checkout['cart']['movedTo']) => ReactNode) | undefined;
}

/** The checkout: contact and address, delivery and payment, with the order beside the steps. */
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
