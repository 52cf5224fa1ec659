import { screen } from '@lunette/app-server/page';
import { PaymentConfirmScreen } from '@lunette/checkout';
import { privateHead } from '../../rules/pageHead.ts';
import { useSearchParams } from 'react-router';
import '../../styles/features.css';

const load = screen(['checkout']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page to which the provider sends the shopper back. */
export default function PaymentConfirm() {
  const [params] = useSearchParams();
  return <PaymentConfirmScreen orderId={params.get('orderId') ?? ''} />;
}
