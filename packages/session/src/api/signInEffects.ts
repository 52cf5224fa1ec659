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
import { hasLoginFlag } from '../browser/loginFlag.ts';
import { notifyOtherTabs } from '../browser/otherTabs.ts';
import { removeStoredValue, storeValue } from '../browser/storedValues.ts';
import { selectSignIn, signedIn, signedOut } from '../slice.ts';
import { sendCampaign } from './sendCampaign.ts';

/** The tags that a sign-in invalidates: in an exchange the bag is not fetched again (CART-25). */
const tagsOfSignIn = (answer: unknown) => {
  if (answer === undefined) return [];
  return openExchange() ? PERSONAL_TAGS.filter((tag) => tag !== 'Cart') : PERSONAL_TAGS;
};

/**
 * The endpoint of a call that signs in, by any method. After it, personal data is read again, other tabs are notified,
 * and the browser stores whether the number is verified (AUTH-09).
 */
export function signInMutation<E extends Endpoint>(call: E) {
  return {
    ...wire(call),
    invalidatesTags: tagsOfSignIn,
    onQueryStarted: async (
      _args: unknown,
      { dispatch, getState, queryFulfilled }: WriteLifecycle<Result<E>>,
    ) => {
      // A sign-in on its own page counts for the page to which it returns. It is read before the answer, since the popup
      // closes as soon as any part of the page reads the login flag.
      const path = selectSignIn(getState()).popup?.returnTo ?? globalThis.location?.pathname ?? '';
      const answer = await queryFulfilled.catch(() => null);
      if (!answer) return;
      const { isTelephoneVerified, returnTo } = answer.data as {
        isTelephoneVerified?: boolean;
        returnTo?: string;
      };
      if (isTelephoneVerified !== undefined) storeValue('isTelephoneVerified', String(isTelephoneVerified));
      dispatch(signedIn());
      notifyOtherTabs('signed-in');
      sendCampaign(dispatch, returnTo ?? path);
    },
  };
}

/**
 * The effects of a call that signs out (SESS-10): personal data is read again, and what the browser and the tab stored
 * is removed.
 */
export const signOutEffect = {
  onQueryStarted: async (_args: unknown, { dispatch, queryFulfilled }: WriteLifecycle<unknown>) => {
    const answer = await queryFulfilled.catch(() => null);
    if (answer) leaveSession(dispatch);
  },
};

/**
 * The effects of a call that resets a password: it also ends the session of this browser if that is one of the account,
 * and the cookie then says that nobody is signed in.
 */
export const resetEffect = {
  onQueryStarted: async (_args: unknown, { dispatch, getState, queryFulfilled }: WriteLifecycle<unknown>) => {
    const answer = await queryFulfilled.catch(() => null);
    if (answer && selectSignIn(getState()).isLogined && !hasLoginFlag()) leaveSession(dispatch);
  },
};

/** Removes what the page, the tab and the browser have of a session that has ended, and tells the other tabs. */
export function leaveSession(dispatch: AppDispatch): void {
  forgetTab();
  for (const name of ['isTelephoneVerified', 'whatsAppOptInId', 'phoneCaptureExpiry'] as const)
    removeStoredValue(name);
  dispatch(signedOut());
  invalidatePersonalTagsLater(dispatch);
  notifyOtherTabs('signed-out');
}

/** The action after which all personal data is read again. */
export const invalidatePersonalTags = () => api.util.invalidateTags([...PERSONAL_TAGS]);

/**
 * Dispatches that action once React has removed the parts that only a customer sees, since a guest must not request
 * their data.
 */
export function invalidatePersonalTagsLater(dispatch: AppDispatch): void {
  setTimeout(() => dispatch(invalidatePersonalTags()));
}
