import { useGetWishlistQuery, WISHLIST_IDS } from '../../api/wishlist.ts';

const nothing = () => ({});

/** Keeps the list that every heart of a page looks at; an app has it once, around its pages. */
export function WishlistWatch() {
  useGetWishlistQuery(WISHLIST_IDS, { selectFromResult: nothing });
  return null;
}
