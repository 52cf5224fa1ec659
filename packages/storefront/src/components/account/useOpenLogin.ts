import { useAppStore } from '@lunette/api-client';
import type { SignInTab } from '@lunette/session';
import { useToast } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

/** Opens the login popup on one of its tabs; what knows of it is loaded at the first press. */
export function useOpenLogin(): (tab: SignInTab) => void {
  const store = useAppStore();
  const toast = useToast();
  const t = useText();
  return (tab) =>
    void import('./openLogin.ts').then(
      ({ openLogin }) => openLogin(store, tab),
      () => toast({ text: t('storefront.offline-title'), kind: 'error' }),
    );
}
