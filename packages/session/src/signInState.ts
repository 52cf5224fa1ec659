import type { RootState } from '@lunette/api-client';

/** The tabs of the sign-in popup. */
export type SignInTab = 'sign-up' | 'sign-in';

/** The state of the slice `signIn`. */
export interface SignInState {
  /** Whether the cookie `isLogined` has been read; before that the login is unknown. */
  isRead: boolean;
  /** The value of the cookie `isLogined`; data of a customer is read only while it is true. */
  isLogined: boolean;
  popup: { tab: SignInTab; returnTo: string | null } | null;
  /** Whether the session of a signed-in customer has expired: the current page asks them to sign in. */
  hasEnded: boolean;
  /** Whether the gateway requires a solved captcha with the next attempt (AUTH-05). */
  captchaRequired: boolean;
}

/** The state of a store, to which the slice is added when its code is loaded. */
export type StateWithSignIn = RootState & { signIn?: SignInState };

// These selectors do not load the slice: a first load works without it, since nobody has signed in or opened the popup
// yet.

/** Whether the visitor is signed in; false while the slice is not loaded. */
export const selectIsLogined = ({ signIn }: StateWithSignIn): boolean => signIn?.isLogined ?? false;

/** Whether the sign-in popup is open; false while the slice is not loaded. */
export const selectIsPopupOpen = ({ signIn }: StateWithSignIn): boolean => Boolean(signIn?.popup);
