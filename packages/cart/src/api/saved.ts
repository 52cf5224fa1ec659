import { answerBecomes, wire, type WriteLifecycle } from '@lunette/api-client';
import { mergeContract, savedContract, type CartAndSaved, type SavedItems } from '../contract/index.ts';
import { cartApi, write } from './cart.ts';

const readApi = cartApi.injectEndpoints({
  endpoints: (build) => ({
    getSaved: build.query({ ...wire(savedContract.getSaved), providesTags: ['Cart'] }),
  }),
});

const { upsertQueryData } = readApi.util;

/** The cache rules of goods that move between the cart and what is saved: the answer is both. */
const move = {
  onQueryStarted: async (args: unknown, call: WriteLifecycle<CartAndSaved>) => {
    const { dispatch, queryFulfilled } = call;
    const cart = queryFulfilled.then((answer) => ({ ...answer, data: answer.data.cart }));
    await write.onQueryStarted(args, { ...call, queryFulfilled: cart });
    const answer = await queryFulfilled.catch(() => null);
    if (answer) await dispatch(upsertQueryData('getSaved', undefined, answer.data.saved));
  },
  invalidatesTags: (answer: CartAndSaved | undefined) => write.invalidatesTags(answer?.cart),
};

/** What is saved for later, and the way back from a merge; it is loaded with the page of the cart. */
const savedApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    saveForLater: build.mutation({ ...wire(savedContract.saveForLater), ...move }),
    moveToCart: build.mutation({ ...wire(savedContract.moveToCart), ...move }),
    removeSaved: build.mutation({
      ...wire(savedContract.removeSaved),
      onQueryStarted: answerBecomes((saved: SavedItems) => upsertQueryData('getSaved', undefined, saved)),
      invalidatesTags: (saved) => (saved ? [] : ['Cart']),
    }),
    undoMerge: build.mutation({ ...wire(mergeContract.undoMerge), ...move }),
    closeMerge: build.mutation({ ...wire(mergeContract.closeMerge), ...write }),
  }),
});

export const {
  useCloseMergeMutation,
  useGetSavedQuery,
  useMoveToCartMutation,
  useRemoveSavedMutation,
  useSaveForLaterMutation,
  useUndoMergeMutation,
} = savedApi;
