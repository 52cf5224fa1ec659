import { screen } from '@lunette/app-server/page';
import { OrderListScreen } from '@lunette/orders-returns';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

const load = screen([]);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The orders of a customer (ROUTE-11). */
export default function OrderHistory() {
  return <OrderListScreen />;
}
