import { screen } from '@lunette/app-server/page';
import { CartSummary, MovedNotice, TakeBackButton } from '@lunette/cart';
import { CheckoutScreen } from '@lunette/checkout';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

const load = screen(['checkout', 'bag']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default function Checkout() {
  return (
    <CheckoutScreen
      summary={(flags) => <CartSummary {...flags} />}
      takeBack={(orderId) => <TakeBackButton orderId={orderId} />}
      moved={(known) => <MovedNotice known={known} />}
    />
  );
}
