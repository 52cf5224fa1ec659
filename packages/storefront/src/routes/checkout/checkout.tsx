import { screen } from '@lunette/app-server/page';
import { StoreCheckout } from '../../components/checkout/StoreCheckout.tsx';
import { privateHead } from '../../rules/pageHead.ts';

const load = screen(['checkout', 'bag']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The checkout. */
export default function Checkout() {
  return <StoreCheckout />;
}
