import { useGetWishlistQuery, WISHLIST_IDS } from '../../api/wishlist.ts';

const OPTIONS = { selectFromResult: () => ({}), refetchOnFocus: true, refetchOnReconnect: true };

/**
 * Loads the wishlist that all hearts of a page select, and reads it again when the page gets the focus or is online
 * again; an app renders it once, around its pages.
 */
export function WishlistLoader() {
  useGetWishlistQuery(WISHLIST_IDS, OPTIONS);
  return null;
}
