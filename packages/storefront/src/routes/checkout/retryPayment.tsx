import { screen } from '@lunette/app-server/page';
import { TakeBackButton } from '@lunette/cart';
import { RetryPaymentScreen } from '@lunette/checkout';
import { privateHead } from '../../rules/pageHead.ts';
import { useSearchParams } from 'react-router';
import '../../styles/features.css';

const load = screen(['checkout']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default function RetryPayment() {
  const [params] = useSearchParams();
  return (
    <RetryPaymentScreen
      orderId={params.get('orderId') ?? ''}
      takeBack={(orderId) => <TakeBackButton orderId={orderId} />}
    />
  );
}
