import { screen } from '@lunette/app-server/page';
import { AccountGate, AccountNav } from '@lunette/account';
import { SignInScreen } from '@lunette/session';
import { usePageLayout } from '@lunette/storefront';
import { Wrap } from '@lunette/ui-kit';
import { Outlet, useLocation } from 'react-router';

const load = screen(['account', 'signIn', 'orders']);
export const loader = load;
export const clientLoader = load;

/** The account: its navigation beside the open page. A guest sees the sign-in and returns to the page after it. */
export default function AccountLayout() {
  const { cygnus } = usePageLayout().configuration;
  const { pathname, search } = useLocation();
  return (
    <Wrap className="py-10">
      <AccountGate guest={<SignInScreen returnTo={`${pathname}${search}`} />}>
        <div className="grid gap-8 tablet:grid-cols-[200px_minmax(0,1fr)] desk:gap-16">
          <AccountNav isPersonalised={cygnus?.enabled ?? false} />
          <div className="min-w-0">
            <Outlet />
          </div>
        </div>
      </AccountGate>
    </Wrap>
  );
}
