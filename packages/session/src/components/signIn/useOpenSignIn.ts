import { useAppDispatch } from '@lunette/api-client';
import type { SignInTab } from '../../signInState.ts';
import { signInOpened } from '../../slice.ts';

/** Returns the function that opens the popup on a tab; after the sign-in the popup navigates to the path. */
export function useOpenSignIn() {
  const dispatch = useAppDispatch();
  return (tab: SignInTab, returnTo?: string): void =>
    void dispatch(signInOpened({ tab, ...(returnTo && { returnTo }) }));
}
