import { useAppSelector } from '@lunette/api-client';
import { selectIsLogined, type SignInTab } from '@lunette/session';
import { lazy, type MouseEvent } from 'react';
import { useText } from '../../text.ts';
import { LazyBoundary } from '../layout/LazyBoundary.tsx';

const CustomerMenu = lazy(async () => ({ default: (await import('./CustomerMenu.tsx')).CustomerMenu }));

/** The props of the account in the header. */
export interface AccountMenuProps {
  /** Whether face profiles are kept by the personalisation service, which has its own link. */
  isPersonalised: boolean;
  openSignInPopup: (tab: SignInTab) => void;
}

/** Where the login popup opens for a visitor whose scripts are not loaded yet (ROUTE-09). */
const LOGIN = '/customer/account?type=login';
const ACCOUNT = '/customer/account/';

/**
 * The account in the header: sign-in and sign-up for a guest (SHELL-06), name and menu for a customer (SHELL-08). A flag in the
 * store says whether somebody is signed in; only the menu of a customer loads the profile.
 */
export function AccountMenu({ isPersonalised, openSignInPopup }: AccountMenuProps) {
  const t = useText();
  const isLogined = useAppSelector(selectIsLogined);
  const open = (tab: SignInTab) => (event: MouseEvent) => {
    event.preventDefault();
    openSignInPopup(tab);
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
  // Opened as a new page, which fetches the menu again.
  const link = (
    <a href={ACCOUNT} className="inline-block py-3 text-14 font-medium hover:underline">
      {t('storefront.account')}
    </a>
  );
  return (
    <LazyBoundary fallback={guest} failed={link}>
      <CustomerMenu isPersonalised={isPersonalised} guest={guest} failed={link} />
    </LazyBoundary>
  );
}
