import { screen } from '@lunette/app-server/page';
import { OrderSummaryScreen } from '@lunette/orders-returns';
import { privateHead } from '@lunette/shell';
import { useSearchParams } from 'react-router';
import { fittingOf } from '../shell/fittingOf.tsx';

const load = screen(['orders']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default function OrderSummary() {
  const [params] = useSearchParams();
  return <OrderSummaryScreen orderId={params.get('orderId') ?? ''} fitting={fittingOf} />;
}
