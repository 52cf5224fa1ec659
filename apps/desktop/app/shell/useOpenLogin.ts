import { useAppStore } from '@lunette/api-client';
import type { SignInTab } from '@lunette/session';

/** Opens the login popup on one of its tabs; what knows of it is loaded at the first press. */
export function useOpenLogin(): (tab: SignInTab) => void {
  const store = useAppStore();
  return (tab) => void import('./openLogin.ts').then(({ openLogin }) => openLogin(store, tab));
}
