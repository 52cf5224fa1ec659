import { useAppDispatch } from '@lunette/api-client';
import type { SignInTab } from '../../signInState.ts';
import { signInOpened } from '../../slice.ts';

/** Opens the popup on a tab; afterwards it leads to the path. */
export function useOpenSignIn() {
  const dispatch = useAppDispatch();
  return (tab: SignInTab, returnTo?: string): void =>
    void dispatch(signInOpened({ tab, ...(returnTo && { returnTo }) }));
}
