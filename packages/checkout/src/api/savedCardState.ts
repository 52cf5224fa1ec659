import { callState } from '@lunette/api-client';
import { savedCardApi } from './savedCard.ts';

const { getSavedCards, deleteSavedCard } = savedCardApi.endpoints;

/** Selectors of the saved cards under the names of the specification (PAY-08). */
export const savedCardState = {
  getUsersSavedCards: callState(getSavedCards, ({ savedCards }) => savedCards),
  /** Of a list that was asked for with the card offer in the total: the cards that it takes. */
  getUsersSavedCardsOffer: callState(getSavedCards, ({ savedCards }, args) =>
    typeof args === 'object' && args.query?.filterByOffer === 'true' ? savedCards : undefined,
  ),
  /** `success` is the flag of a deletion, `error` that of one that failed. */
  savedCardDelete: callState(deleteSavedCard, ({ savedCards }) => savedCards),
};
