import { rootReducer } from '@lunette/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SignInState, SignInTab, StateWithSignIn } from './signInState.ts';

/** Tabs of the sign-in popup, by the index of the specification; the second tab is the default (O-09). */
export const SIGN_IN_TABS = ['sign-up', 'sign-in'] as const satisfies SignInTab[];
const DEFAULT_TAB: SignInTab = SIGN_IN_TABS[1];

const initialState: SignInState = {
  isRead: false,
  isLogined: false,
  popup: null,
  hasEnded: false,
  captchaRequired: false,
};

/** The state of the sign-in that only the browser has: the login flag, the popup, and whether a captcha is required. */
const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    loginFlagRead: (state, { payload }: PayloadAction<boolean>) => {
      state.isRead = true;
      state.isLogined = payload;
    },
    signedIn: (state) => {
      state.isRead = true;
      state.isLogined = true;
      state.hasEnded = false;
      state.popup = null;
      state.captchaRequired = false;
    },
    sessionEnded: endSession,
    signedOut: () => ({ ...initialState, isRead: true }),
    signInOpened: (state, { payload }: PayloadAction<{ tab?: SignInTab; returnTo?: string } | undefined>) => {
      state.popup = { tab: payload?.tab ?? DEFAULT_TAB, returnTo: payload?.returnTo ?? null };
    },
    signInClosed: (state) => {
      state.popup = null;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isRefusedFor('captcha_required'), (state) => {
      state.captchaRequired = true;
    });
    builder.addMatcher(isRefusedFor('sign_in_required'), endSession);
  },
  selectors: { whole: (state) => state },
}).injectInto(rootReducer);

export const { loginFlagRead, sessionEnded, signedIn, signedOut, signInClosed, signInOpened } =
  signInSlice.actions;

/** The state of the sign-in as the browser has it without a call, such as whether the customer is signed in. */
export const selectSignIn = (state: StateWithSignIn) => signInSlice.selectors.whole(state);

/** The session of a customer ended without a sign-out in this browser. */
function endSession(state: SignInState): void {
  state.hasEnded ||= state.isLogined;
  state.isLogined = false;
}

interface Rejected {
  type: string;
  payload?: { data?: { code?: string } };
}

function isRefusedFor(code: string) {
  return (action: { type: string }): action is Rejected =>
    /\/rejected$/.test(action.type) && (action as Rejected).payload?.data?.code === code;
}
