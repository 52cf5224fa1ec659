import { lazyPart } from '@lunette/ui-kit';
import { Waiting } from '../../components/waiting/Waiting.tsx';

const PaymentConfirm = lazyPart(async () => (await import('./PaymentConfirm.tsx')).PaymentConfirm, {
  Waiting,
});

/** Props of the pages of an order's payment. */
export interface OrderProps {
  orderId: string;
}

/** The page to which the provider sends the shopper back: it waits for the result of the payment. */
export function PaymentConfirmScreen({ orderId }: OrderProps) {
  return <PaymentConfirm orderId={orderId} />;
}
