import { useAppStore } from '@lunette/api-client';
import type { SignInTab } from '@lunette/session';
import { useToast } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

/** Returns a function that opens the login popup on one of its tabs; its code is loaded at the first press. */
export function useOpenSignInPopup(): (tab: SignInTab) => void {
  const store = useAppStore();
  const toast = useToast();
  const t = useText();
  return (tab) =>
    void import('./openSignInPopup.ts').then(
      ({ openSignInPopup }) => openSignInPopup(store, tab),
      () => toast({ text: t('storefront.offline-title'), kind: 'error' }),
    );
}
