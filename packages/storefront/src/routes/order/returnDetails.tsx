import { screen } from '@lunette/app-server/page';
import { ReturnDetailsScreen } from '@lunette/orders-returns';
import { useParams, useSearchParams } from 'react-router';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

const load = screen(['orders', 'returns', 'signIn']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page of a return (ROUTE-17). */
export default function ReturnDetails() {
  const { orderId = '' } = useParams();
  const [params] = useSearchParams();
  return <ReturnDetailsScreen orderId={orderId} itemId={params.get('itemId') ?? undefined} />;
}
