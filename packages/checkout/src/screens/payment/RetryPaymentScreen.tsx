import { lazyPart } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { CheckoutSkeleton } from '../../components/CheckoutSkeleton.tsx';
import { useText } from '../../text.ts';
import type { OrderProps } from './PaymentConfirmScreen.tsx';

const RetryPayment = lazyPart(async () => (await import('./RetryPayment.tsx')).RetryPayment, {
  Waiting: CheckoutSkeleton,
});

/** Props of `RetryPaymentScreen`. */
export interface RetryPaymentScreenProps extends OrderProps {
  /** Renders the button that cancels the order and puts its goods back into the bag. */
  recartButton?: ((orderId: string) => ReactNode) | undefined;
  /**
   * Renders the payment for a visitor with a signed link, once they have access to the order. Only its owner can take it back.
   */
  byLink?: ((payment: (isOwner: boolean) => ReactNode) => ReactNode) | undefined;
}

/** Pays an order whose payment failed or was not finished, with another card or method. */
export function RetryPaymentScreen({ byLink, recartButton, ...props }: RetryPaymentScreenProps) {
  const t = useText();
  const payment = (isOwner: boolean) => (
    <RetryPayment {...props} recartButton={isOwner ? recartButton : undefined} />
  );
  return (
    <>
      <title>{`${t('checkout.retry-title')} · Lunette`}</title>
      {byLink ? byLink(payment) : payment(true)}
    </>
  );
}
