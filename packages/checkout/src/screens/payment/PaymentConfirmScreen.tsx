import { lazyPart } from '@lunette/ui-kit';
import { Waiting } from '../../components/waiting/Waiting.tsx';

const PaymentConfirm = lazyPart(async () => (await import('./PaymentConfirm.tsx')).PaymentConfirm, {
  Waiting,
});

export interface OrderProps {
  orderId: string;
}

/** Where a shopper returns from the provider: waits for the bank's word and never claims more than is known. */
export function PaymentConfirmScreen({ orderId }: OrderProps) {
  return <PaymentConfirm orderId={orderId} />;
}
