import type { AppStore } from '@lunette/api-client';
import { signInOpened, type SignInTab } from '@lunette/session';

/** Opens the login popup on a tab. */
export function openSignInPopup({ dispatch }: AppStore, tab: SignInTab): void {
  dispatch(signInOpened({ tab }));
}
