import type { RootState } from '@lunette/api-client';

/** The tabs of the sign-in popup. */
export type SignInTab = 'sign-up' | 'sign-in';

/** The state of the slice `signIn`. */
export interface SignInState {
  /** Whether the cookie `isLogined` has been read; before that it is unknown whether somebody is signed in. */
  isRead: boolean;
  /** The value of the cookie `isLogined`; data of a customer is read only while it is true. */
  isLogined: boolean;
  popup: { tab: SignInTab; returnTo: string | null } | null;
  /** Whether the session of a signed-in customer has expired: they are asked to sign in on the page that they are on. */
  hasEnded: boolean;
  /** Whether the gateway wants a solved puzzle with the next attempt (AUTH-05). */
  captchaRequired: boolean;
}

/** The state of a store, to which the slice is added when its code is loaded. */
export type StateWithSignIn = RootState & { signIn?: SignInState };

// These selectors do not load the slice: a first load does without it, as nobody has signed in or opened the popup yet.

/** Whether somebody is signed in; false as long as the slice is not loaded. */
export const selectIsLogined = ({ signIn }: StateWithSignIn): boolean => signIn?.isLogined ?? false;

/** Whether the sign-in popup is open; false as long as the slice is not loaded. */
export const selectIsPopupOpen = ({ signIn }: StateWithSignIn): boolean => Boolean(signIn?.popup);
