import { screen } from '@lunette/app-server/page';
import { ReturnProductsScreen } from '@lunette/orders-returns';
import { useParams, useSearchParams } from 'react-router';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

const load = screen(['orders', 'returns', 'signIn']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page that returns pieces of an order (ROUTE-17). */
export default function ReturnProducts() {
  const { orderId = '' } = useParams();
  const [params] = useSearchParams();
  return <ReturnProductsScreen orderId={orderId} itemId={params.get('itemId') ?? undefined} />;
}
