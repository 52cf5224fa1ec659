import type { RenderBuy } from '@lunette/catalog';
import { lazyPart } from '@lunette/ui-kit';

const BuyButton = lazyPart(async () => (await import('./BuyButton.tsx')).AddToCartButton);

/** The button that puts goods of the wishlist into the bag; its code comes with the opened panel. */
export const renderWishlistBuy: RenderBuy = (choice, label, added) => (
  <BuyButton item={choice} label={label} size="m" onAdded={added} />
);
