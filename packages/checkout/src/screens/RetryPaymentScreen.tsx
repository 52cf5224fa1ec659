import { lazy, Suspense } from 'react';
import { CheckoutSkeleton } from '../components/CheckoutSkeleton.tsx';
import type { OrderProps } from './PaymentConfirmScreen.tsx';

const RetryPayment = lazy(async () => ({ default: (await import('./RetryPayment.tsx')).RetryPayment }));

/** Pays an order whose payment failed or was left open, with another card or in another way. */
export function RetryPaymentScreen({ orderId }: OrderProps) {
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <RetryPayment orderId={orderId} />
    </Suspense>
  );
}
