import { latePart } from '@lunette/ui-kit';
import { CheckoutSkeleton } from '../components/CheckoutSkeleton.tsx';
import { useText } from '../text.ts';
import type { OrderProps } from './PaymentConfirmScreen.tsx';

const RetryPayment = latePart(async () => (await import('./RetryPayment.tsx')).RetryPayment, {
  Waiting: CheckoutSkeleton,
});

/** Pays an order whose payment failed or was left open, with another card or in another way. */
export function RetryPaymentScreen({ orderId }: OrderProps) {
  const t = useText();
  return (
    <>
      <title>{`${t('checkout.retry-title')} · Lunette`}</title>
      <RetryPayment orderId={orderId} />
    </>
  );
}
