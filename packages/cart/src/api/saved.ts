import { writeToCache, wire } from '@lunette/api-client';
import { mergeContract, savedContract, type CartAndSaved, type SavedItems } from '../contract/index.ts';
import { cachedCart, cartApi, cartWrite } from './cart.ts';

const readApi = cartApi.injectEndpoints({
  endpoints: (build) => ({
    getSaved: build.query({ ...wire(savedContract.getSaved), providesTags: ['Cart'] }),
  }),
});

const { upsertQueryData } = readApi.util;
const cachedSaved = readApi.endpoints.getSaved.select();

/** The cache rules of a write that moves goods between the cart and the saved items: its answer has both. */
const cartAndSavedWrite = {
  onQueryStarted: writeToCache(
    ({ cart, saved }: CartAndSaved) =>
      async (dispatch) => {
        await dispatch(upsertQueryData('getCart', undefined, cart));
        await dispatch(upsertQueryData('getSaved', undefined, saved));
      },
    { queries: [cachedCart, cachedSaved], tag: 'Cart' },
  ),
  invalidatesTags: (answer: CartAndSaved | undefined) => cartWrite.invalidatesTags(answer?.cart),
};

/** Calls for saved items and for undoing a merge; loaded with the cart page. */
const savedApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    saveForLater: build.mutation({ ...wire(savedContract.saveForLater), ...cartAndSavedWrite }),
    moveToCart: build.mutation({ ...wire(savedContract.moveToCart), ...cartAndSavedWrite }),
    removeSaved: build.mutation({
      ...wire(savedContract.removeSaved),
      onQueryStarted: writeToCache((saved: SavedItems) => upsertQueryData('getSaved', undefined, saved), {
        queries: [cachedSaved],
        tag: 'Cart',
      }),
      invalidatesTags: (saved) => (saved ? [] : ['Cart']),
    }),
    undoMerge: build.mutation({ ...wire(mergeContract.undoMerge), ...cartAndSavedWrite }),
    closeMerge: build.mutation({ ...wire(mergeContract.closeMerge), ...cartWrite }),
  }),
});

/** The endpoint that reads the saved items. */
export const { getSaved } = readApi.endpoints;

export const {
  useCloseMergeMutation,
  useGetSavedQuery,
  useMoveToCartMutation,
  useRemoveSavedMutation,
  useSaveForLaterMutation,
  useUndoMergeMutation,
} = savedApi;
