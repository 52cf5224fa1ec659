import type { AppDispatch, RootState } from '@lunette/api-client';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useGetWishlistQuery, wishlistApi, WISHES } from '../../api/wishlist.ts';

const { getWishlist, addToWishlist, deleteFromWishlist } = wishlistApi.endpoints;
const selectWishes = getWishlist.select(WISHES);

/**
 * Whether goods are put aside, and the press that puts them there or takes them off; what fails is passed over
 * (WISH-05). A press counts once the one before has been answered, so that a double press is one. It only looks at
 * the list, as a page has many hearts: `WishlistWatch` keeps it.
 */
export function useWish(productId: string): { wished: boolean; toggle: () => Promise<void> } {
  const dispatch = useDispatch<AppDispatch>();
  const isAnswered = useRef(true);
  const wished = useSelector<RootState, boolean>(
    (state) => selectWishes(state).data?.productIds.includes(productId) ?? false,
  );
  const toggle = async () => {
    if (!isAnswered.current) return;
    isAnswered.current = false;
    await (wished
      ? dispatch(deleteFromWishlist.initiate({ params: { productId } }, { track: false }))
      : dispatch(addToWishlist.initiate({ body: { productId } }, { track: false })));
    isAnswered.current = true;
  };
  return { wished, toggle };
}

/** How many goods are put aside, fifty at most (WISH-03). A server does not know; it comes once the page is alive. */
export function useWishCount(): number {
  return useGetWishlistQuery(WISHES, {
    selectFromResult: ({ data }) => ({ count: data?.numberOfProducts ?? 0 }),
  }).count;
}
