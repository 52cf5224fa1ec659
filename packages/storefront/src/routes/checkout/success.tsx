import { screen } from '@lunette/app-server/page';
import { SuccessScreen } from '@lunette/checkout';
import { PhoneCapture } from '@lunette/marketing';
import { OrderCard } from '@lunette/orders-returns';
import { privateHead } from '../../rules/pageHead.ts';
import { useSearchParams } from 'react-router';
import '../../styles/features.css';

const load = screen(['checkout', 'orders', 'phoneCapture']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page after an order was placed. */
export default function Success() {
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? '';
  return <SuccessScreen orderId={orderId} order={<OrderCard orderId={orderId} />} below={<PhoneCapture />} />;
}
