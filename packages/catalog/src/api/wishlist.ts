import { api, wire, type WriteLifecycle } from '@lunette/api-client';
import { wishlistContract, type Wishlist } from '../contract/index.ts';

/** The arguments of the query for the ids alone, which all hearts use. */
export const WISHLIST_IDS = { query: {} };
/** The arguments of the query for the ids and the products, which the panel uses. */
export const WISHLIST_GOODS = { query: { attributes: 'true' } };

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query({ ...wire(wishlistContract.getWishlist), providesTags: ['Wishlist'] }),
  }),
});
const { invalidateTags, updateQueryData, upsertQueryData } = readApi.util;

/**
 * A write shows its expected result at once; if it fails, it is undone without a message (WISH-05). If writes overlap, it
 * is unknown which answer is newer, so their expected results stay until all are answered, and then the list is read again.
 * A read that is in progress may have begun before the write and would replace its result, so it is aborted if there is a
 * list already, and the list is read again after any other.
 */
function write<A>(change: (ids: string[], args: A) => string[]) {
  return {
    onQueryStarted: async (args: A, { dispatch, getState, queryFulfilled }: WriteLifecycle<Wishlist>) => {
      const shown = () => readApi.endpoints.getWishlist.select(WISHLIST_IDS)(getState()).data?.productIds;
      const show = (next: (ids: string[]) => string[]) =>
        dispatch(
          updateQueryData('getWishlist', WISHLIST_IDS, (list) => {
            list.productIds = next(list.productIds);
            list.numberOfProducts = list.productIds.length;
          }),
        );
      const isBeingRead = () =>
        [WISHLIST_IDS, WISHLIST_GOODS].some(
          (list) => readApi.endpoints.getWishlist.select(list)(getState()).isLoading,
        );
      if (shown()) dispatch(readApi.util.getRunningQueryThunk('getWishlist', WISHLIST_IDS))?.abort();
      const before = shown() ?? [];
      show((ids) => change(ids, args));
      const after = shown();
      const answer = await queryFulfilled.catch(() => null);
      if (!answer) return void show((ids) => withoutChange(ids, before, after ?? []));
      if (shown() !== after || isBeingRead()) return void dispatch(invalidateTags(['Wishlist']));
      const { data } = answer;
      await dispatch(upsertQueryData('getWishlist', WISHLIST_IDS, { ...data, productList: [] }));
      await dispatch(upsertQueryData('getWishlist', WISHLIST_GOODS, data));
    },
  };
}

/** The shown ids without the effect of one change; the effects of other changes stay. */
function withoutChange(ids: string[], before: string[], after: string[]): string[] {
  const lost = before.filter((id) => !after.includes(id) && !ids.includes(id));
  return [...lost, ...ids.filter((id) => before.includes(id) || !after.includes(id))];
}

/** The calls of the wishlist. */
export const wishlistApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    addToWishlist: build.mutation({
      ...wire(wishlistContract.addToWishlist),
      ...write<{ body: { productId: string } }>((ids, { body }) => [body.productId, ...ids]),
    }),
    deleteFromWishlist: build.mutation({
      ...wire(wishlistContract.deleteFromWishlist),
      ...write<{ params: { productId: string } }>((ids, { params }) =>
        ids.filter((id) => id !== params.productId),
      ),
    }),
    clearWishlist: build.mutation({ ...wire(wishlistContract.clearWishlist), ...write(() => []) }),
  }),
});

export const {
  useGetWishlistQuery,
  useAddToWishlistMutation,
  useDeleteFromWishlistMutation,
  useClearWishlistMutation,
} = wishlistApi;
