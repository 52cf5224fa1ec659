import { CartSummary, MovedCheckout, RecartButton } from '@lunette/cart';
import { CheckoutScreen } from '@lunette/checkout';
import { lazyPart, Skeleton } from '@lunette/ui-kit';
import '../../styles/features.css';

const Studios = lazyPart(async () => (await import('./Studios.tsx')).Studios, {
  Waiting: () => <Skeleton className="h-64 w-full" />,
});

/** The checkout, with the parts that other packages add to it. */
export function StoreCheckout() {
  return (
    <CheckoutScreen
      summary={(flags) => <CartSummary {...flags} />}
      studios={(list) => <Studios {...list} />}
      recartButton={(orderId) => <RecartButton orderId={orderId} />}
      moved={(known) => <MovedCheckout known={known} />}
    />
  );
}
