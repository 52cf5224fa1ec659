import { api, wire, type AppDispatch } from '@lunette/api-client';
import { wishlistContract, type Wishlist } from './contract/index.ts';

/** The ids alone, which every heart wants to know. */
export const WISHES = { query: {} };
/** The goods too, which the panel shows. */
export const WISHED_GOODS = { query: { attributes: 'true' } };

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query({ ...wire(wishlistContract.getWishlist), providesTags: ['Wishlist'] }),
  }),
});
const { updateQueryData, upsertQueryData } = readApi.util;

/** A write shows at once what it will come to; one that fails is undone without a word (WISH-05). */
function write<A>(change: (ids: string[], args: A) => string[]) {
  return {
    onQueryStarted: async (
      args: A,
      { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: Promise<{ data: Wishlist }> },
    ) => {
      const shown = dispatch(
        updateQueryData('getWishlist', WISHES, (list) => {
          list.productIds = change(list.productIds, args);
          list.numberOfProducts = list.productIds.length;
        }),
      );
      const answer = await queryFulfilled.catch(() => null);
      if (!answer) return shown.undo();
      const { data } = answer;
      await dispatch(upsertQueryData('getWishlist', WISHES, { ...data, productList: [] }));
      await dispatch(upsertQueryData('getWishlist', WISHED_GOODS, data));
    },
  };
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

export const { useGetWishlistQuery, useDeleteFromWishlistMutation, useClearWishlistMutation } = wishlistApi;
