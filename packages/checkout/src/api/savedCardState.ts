import { callState, callValue } from '@lunette/api-client';
import { savedCardApi } from './savedCard.ts';

const { getSavedCards, deleteSavedCard } = savedCardApi.endpoints;

const deletion = callState(deleteSavedCard, ({ savedCards }) => savedCards);

/** Selectors of the saved cards under the names of the specification (PAY-08). */
export const savedCardState = {
  getUsersSavedCards: callState(getSavedCards, ({ savedCards }) => savedCards),
  /** The cards that the card offer in the total accepts, from a list that was read with `filterByOffer`. */
  getUsersSavedCardsOffer: callState(getSavedCards, ({ savedCards }, args) =>
    typeof args === 'object' && args.query?.filterByOffer === 'true' ? savedCards : undefined,
  ),
  /** `success` is true after a card was deleted. */
  savedCardDelete: deletion,
  /** The error of the last deletion, if it failed. */
  deleteSaveCardFail: callValue(deletion, ({ error }) => error),
};
