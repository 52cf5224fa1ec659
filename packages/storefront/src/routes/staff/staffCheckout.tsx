import { screen } from '@lunette/app-server/page';
import { StaffCheckoutScreen } from '@lunette/checkout';
import { StoreCheckout } from '../../components/checkout/StoreCheckout.tsx';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

const load = screen(['checkout', 'bag']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The checkout in which sales staff order for a customer (STAFF-02). */
export default function StaffCheckout() {
  return (
    <StaffCheckoutScreen>
      <StoreCheckout />
    </StaffCheckoutScreen>
  );
}
