import { lazyPart } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { CheckoutSkeleton } from '../../components/CheckoutSkeleton.tsx';
import { useText } from '../../text.ts';
import type { OrderProps } from './PaymentConfirmScreen.tsx';

const RetryPayment = lazyPart(async () => (await import('./RetryPayment.tsx')).RetryPayment, {
  Waiting: CheckoutSkeleton,
});

export interface RetryPaymentScreenProps extends OrderProps {
  /** Draws the way to give the order up and have its goods in the bag again. */
  takeBack?: ((orderId: string) => ReactNode) | undefined;
  /** Draws the payment for who came with a signed link, once they may see it. */
  byLink?: ((payment: ReactNode) => ReactNode) | undefined;
}

/** Pays an order whose payment failed or was left open, with another card or in another way. */
export function RetryPaymentScreen({ byLink, ...props }: RetryPaymentScreenProps) {
  const t = useText();
  const payment = <RetryPayment {...props} />;
  return (
    <>
      <title>{`${t('checkout.retry-title')} · Lunette`}</title>
      {byLink ? byLink(payment) : payment}
    </>
  );
}
