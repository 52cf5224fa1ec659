import {
  api,
  openExchange,
  PERSONAL_TAGS,
  wire,
  type AppDispatch,
  type WriteLifecycle,
} from '@lunette/api-client';
import type { Endpoint, Result } from '@lunette/api-client/contract';
import { forgetTab } from '../browser/forgetTab.ts';
import { notifyOtherTabs } from '../browser/otherTabs.ts';
import { forgetNote, rememberNote } from '../browser/notes.ts';
import { signedIn, signedOut } from '../slice.ts';
import { sendCampaign } from './sendCampaign.ts';

/** What is read anew after a sign-in: in an exchange the bag stays as it is (CART-25). */
const personal = (answer: unknown) => {
  if (answer === undefined) return [];
  return openExchange() ? PERSONAL_TAGS.filter((tag) => tag !== 'Cart') : PERSONAL_TAGS;
};

/**
 * A call that signs in, and what follows whatever its way: the caches of whoever was here are dropped, other tabs hear of it, and it
 * is noted whether the number is verified (AUTH-09).
 */
export function signInMutation<E extends Endpoint>(call: E) {
  return {
    ...wire(call),
    invalidatesTags: personal,
    onQueryStarted: async (_args: unknown, { dispatch, queryFulfilled }: WriteLifecycle<Result<E>>) => {
      const answer = await queryFulfilled.catch(() => null);
      if (!answer) return;
      const { isTelephoneVerified } = answer.data as { isTelephoneVerified?: boolean };
      if (isTelephoneVerified !== undefined) rememberNote('isTelephoneVerified', String(isTelephoneVerified));
      dispatch(signedIn());
      notifyOtherTabs('signed-in');
      sendCampaign(dispatch);
    },
  };
}

/** What follows a call that signs out (SESS-10): caches of the customer are dropped, and what browser and tab noted of them. */
export const signOutEffect = {
  onQueryStarted: async (_args: unknown, { dispatch, queryFulfilled }: WriteLifecycle<unknown>) => {
    const answer = await queryFulfilled.catch(() => null);
    if (!answer) return;
    forgetTab();
    for (const note of ['isTelephoneVerified', 'whatsAppOptInId'] as const) forgetNote(note);
    dispatch(signedOut());
    forgetNext(dispatch);
    notifyOtherTabs('signed-out');
  },
};

/** The one API's way to say that everything personal has to be read anew. */
export const forgetWhoWasHere = () => api.util.invalidateTags([...PERSONAL_TAGS]);

/** The same once what only a customer is shown has gone from the page: it must not be asked for as a guest. */
export function forgetNext(dispatch: AppDispatch): void {
  setTimeout(() => dispatch(forgetWhoWasHere()));
}
