import { lazyPart, PartFailure, Wrap, type FailedPartProps } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { CartLine } from '../contract/index.ts';
import { CartPageSkeleton } from './CartPageSkeleton.tsx';

const CartPage = lazyPart(async () => (await import('./CartPage.tsx')).CartPage, {
  Waiting: CartPageSkeleton,
  Failed: CartFailure,
});

/** Props of `CartScreen`. */
export interface CartScreenProps {
  /** Renders a control that changes the power of a line, such as a link that opens the power editor. */
  changePower?: (line: CartLine) => ReactNode;
  /** Renders the button that moves a saved item to the wishlist; `onMoved` removes it from the saved items. */
  renderWishlist?: (line: CartLine, onMoved: () => void) => ReactNode;
}

/** The cart page: lines beside the explained total; on a phone the total is in the bottom bar. */
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
