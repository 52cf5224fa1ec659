import type { SignInTab } from '@lunette/session';
import { lazy, Suspense, type MouseEvent } from 'react';
import { useText } from '../text.ts';

const CustomerMenu = lazy(async () => ({ default: (await import('./CustomerMenu.tsx')).CustomerMenu }));

/** Who is here, as far as a header shows it. */
export interface Account {
  isLoggedIn: boolean;
  firstName: string | null;
  /** Whether faces are kept by the personalisation service, which has its own way in. */
  isPersonalised: boolean;
  openLogin: (tab: SignInTab) => void;
  logout: () => void;
}

/** Where the login popup opens for who has no scripts yet (ROUTE-09). */
const LOGIN = '/customer/account?type=login';

/** The account in a header: two ways in for a guest (SHELL-06), name and menu for a customer (SHELL-08). */
export function AccountMenu({ account }: { account: Account }) {
  const t = useText();
  if (account.isLoggedIn)
    return (
      <Suspense fallback={<span className="w-20" />}>
        <CustomerMenu account={account} />
      </Suspense>
    );
  const open = (tab: SignInTab) => (event: MouseEvent) => {
    event.preventDefault();
    account.openLogin(tab);
  };
  return (
    <p className="flex gap-1 text-14 font-medium whitespace-nowrap">
      <a
        href={LOGIN}
        onClick={open('sign-in')}
        className="inline-block py-3 first-letter:uppercase hover:underline"
      >
        {t('shell.sign-in')}
      </a>
      <a href={LOGIN} onClick={open('sign-up')} className="py-3 hover:underline">
        {t('shell.sign-up')}
      </a>
    </p>
  );
}
