import { screen } from '@lunette/app-server/page';
import { RecartButton } from '@lunette/cart';
import { PaymentCollectScreen } from '@lunette/checkout';
import { useParams } from 'react-router';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

const load = screen(['checkout']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page of a UPI request, until it is paid, declined or expired. */
export default function PaymentCollect() {
  const { orderId = '' } = useParams();
  return <PaymentCollectScreen orderId={orderId} recartButton={<RecartButton orderId={orderId} />} />;
}
