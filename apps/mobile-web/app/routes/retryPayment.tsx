import { screen } from '@lunette/app-server/page';
import { RetryPaymentScreen } from '@lunette/checkout';
import { useSearchParams } from 'react-router';
import { privateHead } from '../head.ts';

const load = screen(['checkout']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default function RetryPayment() {
  const [params] = useSearchParams();
  return <RetryPaymentScreen orderId={params.get('orderId') ?? ''} />;
}
