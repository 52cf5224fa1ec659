import { lazy, Suspense } from 'react';
import { Waiting } from '../components/Waiting.tsx';

const PaymentConfirm = lazy(async () => ({ default: (await import('./PaymentConfirm.tsx')).PaymentConfirm }));

export interface OrderProps {
  orderId: string;
}

/** Where a shopper returns from the provider: waits for the bank's word and never claims more than is known. */
export function PaymentConfirmScreen({ orderId }: OrderProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <PaymentConfirm orderId={orderId} />
    </Suspense>
  );
}
