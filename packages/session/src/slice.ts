import { rootReducer, type RootState } from '@lunette/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Tabs of the sign-in popup, by the index of the specification: it opens on the second (O-09). */
export const SIGN_IN_TABS = ['sign-up', 'sign-in'] as const;
export type SignInTab = (typeof SIGN_IN_TABS)[number];
const DEFAULT_TAB: SignInTab = SIGN_IN_TABS[1];

interface WhoState {
  /** Whether the cookie has been read; before that nobody knows who is here. */
  isRead: boolean;
  /** What the cookie `isLogined` says; the caches of whoever is here are read only while it is true. */
  isLogined: boolean;
  popup: { tab: SignInTab; returnTo: string | null } | null;
  /** Whether the session of who was signed in came to its end by itself: they are asked to sign in where they are. */
  hasEnded: boolean;
  /** Whether the gateway asked for a puzzle with the next try (AUTH-05). */
  captchaRequired: boolean;
}

const initialState: WhoState = {
  isRead: false,
  isLogined: false,
  popup: null,
  hasEnded: false,
  captchaRequired: false,
};

/** The state of the session that only the browser has: its flag, the popup, a captcha that is due. */
const whoSlice = createSlice({
  name: 'who',
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
    builder.addMatcher(isRefusedFor('sign_in_required'), (state) => {
      state.hasEnded ||= state.isLogined;
      state.isLogined = false;
    });
  },
  selectors: { who: (state) => state },
}).injectInto(rootReducer);

export const { loginFlagRead, signedIn, signedOut, signInClosed, signInOpened } = whoSlice.actions;

/** Whether somebody is signed in, as far as the browser knows without a call. */
export const selectWho = (state: RootState & { who?: WhoState }) => whoSlice.selectors.who(state);

interface Rejected {
  type: string;
  payload?: { data?: { code?: string } };
}

function isRefusedFor(code: string) {
  return (action: { type: string }): action is Rejected =>
    /\/rejected$/.test(action.type) && (action as Rejected).payload?.data?.code === code;
}
