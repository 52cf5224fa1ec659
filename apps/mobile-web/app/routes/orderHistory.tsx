import { screen } from '@lunette/app-server/page';
import { OrderListScreen } from '@lunette/orders-returns';
import { privateHead } from '@lunette/shell';
import '../features.css';

const load = screen([]);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The orders on a phone (ROUTE-11). */
export default function OrderHistory() {
  return <OrderListScreen />;
}
