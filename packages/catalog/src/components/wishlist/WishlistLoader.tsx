import { useGetWishlistQuery, WISHLIST_IDS } from '../../api/wishlist.ts';

const nothing = () => ({});

/** Loads the wishlist that all hearts of a page select; an app renders it once, around its pages. */
export function WishlistLoader() {
  useGetWishlistQuery(WISHLIST_IDS, { selectFromResult: nothing });
  return null;
}
