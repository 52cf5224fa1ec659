import { lazyPart, PartFailure, Wrap, type FailedPartProps } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { CartLine } from '../contract/index.ts';
import { CartPageSkeleton } from './CartPageSkeleton.tsx';

const CartPage = lazyPart(async () => (await import('./CartPage.tsx')).CartPage, {
  Waiting: CartPageSkeleton,
  Failed: CartFailure,
});

export interface CartScreenProps {
  /** The way to another power of a line, such as a link that opens the power entry. */
  changePower?: (line: CartLine) => ReactNode;
  /** The way from what is saved for later to the wishlist; `onMoved` takes the goods from there. */
  renderWishlist?: (line: CartLine, onMoved: () => void) => ReactNode;
}

/** The page of the cart: lines left, the explained total right; on the phone the total stays in thumb reach. */
export function CartScreen(props: CartScreenProps) {
  return <CartPage {...props} />;
}

function CartFailure(failure: FailedPartProps) {
  return (
    <Wrap className="py-10">
      <PartFailure {...failure} />
    </Wrap>
  );
}
