import { api, wire, type WriteLifecycle } from '@lunette/api-client';
import { wishlistContract, type Wishlist } from '../contract/index.ts';

/** The arguments of the query for the ids alone, which every heart needs. */
export const WISHLIST_IDS = { query: {} };
/** The arguments of the query for the ids and the products, which the panel shows. */
export const WISHLIST_GOODS = { query: { attributes: 'true' } };

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query({ ...wire(wishlistContract.getWishlist), providesTags: ['Wishlist'] }),
  }),
});
const { invalidateTags, updateQueryData, upsertQueryData } = readApi.util;

/**
 * A write shows at once what it will come to; one that fails is undone without a word (WISH-05). Of writes that overlap
 * it is unknown whose answer is newer: what each of them shows stays until all are answered, and then the list is
 * read again. A reading that is under way may have begun before the write: its answer would replace that of the write,
 * so the list is read again after it too.
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

/** What is shown, but for what one change has put in or taken out; what others did meanwhile stays. */
function withoutChange(ids: string[], before: string[], after: string[]): string[] {
  const lost = before.filter((id) => !after.includes(id) && !ids.includes(id));
  return [...lost, ...ids.filter((id) => before.includes(id) || !after.includes(id))];
}

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
