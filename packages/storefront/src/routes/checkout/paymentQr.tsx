import { screen } from '@lunette/app-server/page';
import { RecartButton } from '@lunette/cart';
import { PaymentQrScreen } from '@lunette/checkout';
import { useParams } from 'react-router';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

const load = screen(['checkout']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page of a UPI code, until it is paid or expired. */
export default function PaymentQr() {
  const { orderId = '' } = useParams();
  return <PaymentQrScreen orderId={orderId} recartButton={<RecartButton orderId={orderId} />} />;
}
