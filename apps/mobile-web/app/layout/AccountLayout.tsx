import { screen } from '@lunette/app-server/page';
import { AccountGate } from '@lunette/account';
import { SignInScreen } from '@lunette/session';
import { useText } from '@lunette/storefront';
import { ArrowLink, Wrap } from '@lunette/ui-kit';
import { Link, Outlet, useLocation } from 'react-router';

const load = screen(['account', 'signIn', 'orders']);
export const loader = load;
export const clientLoader = load;

const HOME = '/customer/account/';

/** The account on a phone: one page at a time, with a link back to the list of pages. */
export default function AccountLayout() {
  const t = useText();
  const { pathname, search } = useLocation();
  const isHome = pathname.replace(/\/?$/, '/') === HOME;
  return (
    <Wrap className="py-5">
      <AccountGate guest={<SignInScreen returnTo={`${pathname}${search}`} />}>
        {!isHome && (
          <ArrowLink as={Link} to={HOME} back className="mb-2">
            {t('storefront.you')}
          </ArrowLink>
        )}
        <Outlet />
      </AccountGate>
    </Wrap>
  );
}
