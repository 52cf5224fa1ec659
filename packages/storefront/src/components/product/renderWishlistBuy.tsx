import type { RenderBuy } from '@lunette/catalog';
import { lazyPart } from '@lunette/ui-kit';

const BuyButton = lazyPart(async () => (await import('./BuyButton.tsx')).AddToCartButton);

/** Renders the button that adds goods of the wishlist to the bag; its code is loaded with the wishlist panel. */
export const renderWishlistBuy: RenderBuy = (choice, label, added) => (
  <BuyButton item={choice} label={label} size="m" onAdded={added} />
);
