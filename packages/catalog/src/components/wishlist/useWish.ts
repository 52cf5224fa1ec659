import {
  useAddToWishlistMutation,
  useDeleteFromWishlistMutation,
  useGetWishlistQuery,
  WISHES,
} from '../../wishlistApi.ts';

/**
 * Whether goods are put aside, and the press that puts them there or takes them off; what fails is passed over
 * (WISH-05). A press counts once the one before has been answered, so that a double press is one.
 */
export function useWish(productId: string): { wished: boolean; toggle: () => void } {
  const { wished } = useGetWishlistQuery(WISHES, {
    selectFromResult: ({ data }) => ({ wished: data?.productIds.includes(productId) ?? false }),
  });
  const [add, adding] = useAddToWishlistMutation();
  const [remove, removing] = useDeleteFromWishlistMutation();
  const toggle = () => {
    if (adding.isLoading || removing.isLoading) return;
    void (wished ? remove({ params: { productId } }) : add({ body: { productId } }));
  };
  return { wished, toggle };
}

/** How many goods are put aside, fifty at most (WISH-03). A server does not know; it comes once the page is alive. */
export function useWishCount(): number {
  return useGetWishlistQuery(WISHES, {
    selectFromResult: ({ data }) => ({ count: data?.numberOfProducts ?? 0 }),
  }).count;
}
