import { screen } from '@lunette/app-server/page';
import { ReorderButton } from '@lunette/cart';
import { OrderSummaryScreen } from '@lunette/orders-returns';
import { privateHead } from '@lunette/shell';
import { fittingOf } from '../shell/fittingOf.tsx';
import type { Route } from './+types/orderDetail';
import '../features.css';

const load = screen(['orders', 'signIn']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default function OrderDetail({ params: { orderId } }: Route.ComponentProps) {
  return (
    <OrderSummaryScreen orderId={orderId} fitting={fittingOf} again={<ReorderButton orderId={orderId} />} />
  );
}
