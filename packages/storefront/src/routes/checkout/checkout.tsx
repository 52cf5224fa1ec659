import { screen } from '@lunette/app-server/page';
import { CartSummary, MovedCheckout, TakeBackButton } from '@lunette/cart';
import { CheckoutScreen } from '@lunette/checkout';
import { lazyPart, Skeleton } from '@lunette/ui-kit';
import { privateHead } from '../../rules/pageHead.ts';
import '../../styles/features.css';

const load = screen(['checkout', 'bag']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

const Studios = lazyPart(async () => (await import('../../components/checkout/Studios.tsx')).Studios, {
  Waiting: () => <Skeleton className="h-64 w-full" />,
});

/** The checkout, with the parts that other packages add to it. */
export default function Checkout() {
  return (
    <CheckoutScreen
      summary={(flags) => <CartSummary {...flags} />}
      studios={(list) => <Studios {...list} />}
      takeBack={(orderId) => <TakeBackButton orderId={orderId} />}
      moved={(known) => <MovedCheckout known={known} />}
    />
  );
}
