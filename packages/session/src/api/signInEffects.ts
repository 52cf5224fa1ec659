import {
  api,
  openExchange,
  PERSONAL_TAGS,
  wire,
  type AppDispatch,
  type RootState,
  type WriteLifecycle,
} from '@lunette/api-client';
import type { Endpoint, Result } from '@lunette/api-client/contract';
import { forgetTab } from '../browser/forgetTab.ts';
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
      const answer = await queryFulfilled.catch(() => null);
      if (!answer) return;
      const { isTelephoneVerified } = answer.data as { isTelephoneVerified?: boolean };
      if (isTelephoneVerified !== undefined) storeValue('isTelephoneVerified', String(isTelephoneVerified));
      const from = signInPath(getState(), answer.data);
      dispatch(signedIn());
      notifyOtherTabs('signed-in');
      sendCampaign(dispatch, from);
    },
  };
}

/** The path that the shopper signs in from: the one to return to, also of a social login; otherwise the page itself. */
function signInPath(state: RootState, answer: unknown): string {
  const { returnTo } = answer as { returnTo?: string };
  return returnTo ?? selectSignIn(state).popup?.returnTo ?? globalThis.location?.pathname ?? '';
}

/**
 * The effects of a call that signs out (SESS-10): personal data is read again, and what the browser and the tab stored
 * is removed.
 */
export const signOutEffect = {
  onQueryStarted: async (_args: unknown, { dispatch, queryFulfilled }: WriteLifecycle<unknown>) => {
    const answer = await queryFulfilled.catch(() => null);
    if (!answer) return;
    forgetTab();
    for (const name of ['isTelephoneVerified', 'whatsAppOptInId'] as const) removeStoredValue(name);
    dispatch(signedOut());
    invalidatePersonalTagsLater(dispatch);
    notifyOtherTabs('signed-out');
  },
};

/** The action after which all personal data is read again. */
export const invalidatePersonalTags = () => api.util.invalidateTags([...PERSONAL_TAGS]);

/**
 * Dispatches that action once React has removed the parts that only a customer sees, since a guest must not request
 * their data.
 */
export function invalidatePersonalTagsLater(dispatch: AppDispatch): void {
  setTimeout(() => dispatch(invalidatePersonalTags()));
}
