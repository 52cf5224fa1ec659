import { useAppSelector } from '@lunette/api-client';
import { selectIsLogined, type SignInTab } from '@lunette/session';
import { lazy, type MouseEvent } from 'react';
import { useText } from '../../text.ts';
import { LazyBoundary } from '../layout/LazyBoundary.tsx';

const CustomerMenu = lazy(async () => ({ default: (await import('./CustomerMenu.tsx')).CustomerMenu }));

export interface AccountMenuProps {
  /** Whether faces are kept by the personalisation service, which has its own way in. */
  isPersonalised: boolean;
  openLogin: (tab: SignInTab) => void;
}

/** Where the login popup opens for a visitor whose scripts are not loaded yet (ROUTE-09). */
const LOGIN = '/customer/account?type=login';

/**
 * The account in a header: two ways in for a guest (SHELL-06), name and menu for a customer (SHELL-08). Whether
 * somebody is signed in is a flag of the state; the profile is read by the menu, which a guest does not load.
 */
export function AccountMenu({ isPersonalised, openLogin }: AccountMenuProps) {
  const t = useText();
  const isLogined = useAppSelector(selectIsLogined);
  const open = (tab: SignInTab) => (event: MouseEvent) => {
    event.preventDefault();
    openLogin(tab);
  };
  const guest = (
    <p className="flex gap-1 text-14 font-medium whitespace-nowrap">
      <a
        href={LOGIN}
        aria-haspopup="dialog"
        onClick={open('sign-in')}
        className="inline-block py-3 first-letter:uppercase hover:underline"
      >
        {t('storefront.sign-in')}
      </a>
      <a href={LOGIN} aria-haspopup="dialog" onClick={open('sign-up')} className="py-3 hover:underline">
        {t('storefront.sign-up')}
      </a>
    </p>
  );
  if (!isLogined) return guest;
  return (
    <LazyBoundary fallback={guest}>
      <CustomerMenu isPersonalised={isPersonalised} guest={guest} />
    </LazyBoundary>
  );
}
