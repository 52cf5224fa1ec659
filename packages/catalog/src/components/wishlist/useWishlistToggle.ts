import type { AppDispatch, RootState } from '@lunette/api-client';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useGetWishlistQuery, wishlistApi, WISHLIST_IDS } from '../../api/wishlist.ts';

const { getWishlist, addToWishlist, deleteFromWishlist } = wishlistApi.endpoints;
const selectWishlist = getWishlist.select(WISHLIST_IDS);

/**
 * Whether a product is in the wishlist, and a function that adds or removes it; a failure is not shown (WISH-05). A click
 * is ignored until the previous one has been answered, so that a double click counts once. The hook only selects the list
 * from the cache, because a page has many hearts; `WishlistLoader` loads it.
 */
export function useWishlistToggle(productId: string): { isInWishlist: boolean; toggle: () => Promise<void> } {
  const dispatch = useDispatch<AppDispatch>();
  const isAnswered = useRef(true);
  const isInWishlist = useSelector<RootState, boolean>(
    (state) => selectWishlist(state).data?.productIds.includes(productId) ?? false,
  );
  const toggle = async () => {
    if (!isAnswered.current) return;
    isAnswered.current = false;
    await (isInWishlist
      ? dispatch(deleteFromWishlist.initiate({ params: { productId } }, { track: false }))
      : dispatch(addToWishlist.initiate({ body: { productId } }, { track: false })));
    isAnswered.current = true;
  };
  return { isInWishlist, toggle };
}

/** How many products are in the wishlist, fifty at most (WISH-03). It is loaded in the browser only. */
export function useWishlistCount(): number {
  return useGetWishlistQuery(WISHLIST_IDS, {
    selectFromResult: ({ data }) => ({ count: data?.numberOfProducts ?? 0 }),
  }).count;
}
