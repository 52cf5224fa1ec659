import { screen } from '@lunette/app-server/page';
import { OrderSummaryScreen } from '@lunette/orders-returns';
import { useSearchParams } from 'react-router';
import { privateHead } from '../head.ts';

const load = screen(['orders']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default function OrderSummary() {
  const [params] = useSearchParams();
  return <OrderSummaryScreen orderId={params.get('orderId') ?? ''} />;
}
