import { writeToCache, api, wire } from '@lunette/api-client';
import type { Result } from '@lunette/api-client/contract';
import { savedCardContract } from '../contract/index.ts';

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Which cards a card offer accepts depends on the cart. */
    getSavedCards: build.query({
      ...wire(savedCardContract.getSavedCards),
      providesTags: ['SavedCard', 'Payment'],
    }),
  }),
});

type SavedCards = Result<typeof savedCardContract.deleteSavedCard>;

const ALL = { query: {} };

/** The answer is the whole list of the account. */
const change = {
  onQueryStarted: writeToCache(
    (list: SavedCards) => readApi.util.upsertQueryData('getSavedCards', ALL, list),
    { queries: [readApi.endpoints.getSavedCards.select(ALL)], tag: 'SavedCard' },
  ),
};

/** The saved cards of a customer. */
export const savedCardApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    deleteSavedCard: build.mutation({ ...wire(savedCardContract.deleteSavedCard), ...change }),
    restoreSavedCard: build.mutation({ ...wire(savedCardContract.restoreSavedCard), ...change }),
  }),
});

export const { useDeleteSavedCardMutation, useGetSavedCardsQuery, useRestoreSavedCardMutation } =
  savedCardApi;
