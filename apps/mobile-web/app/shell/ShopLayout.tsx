import { CartButton, CartPopup } from '@lunette/cart';
import { WishlistWatch } from '@lunette/catalog';
import { SignInDoor } from '@lunette/session';
import { ExchangeWatch, Late, LoadingOverlay, PageAnnouncer, VisitorCountry } from '@lunette/shell';
import { lateDialog, OfflineNotice, SkipLink, Toaster } from '@lunette/ui-kit';
import { lazy, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Footer } from './Footer.tsx';
import { PageError } from './PageError.tsx';
import { Places } from './Places.tsx';
import { TopStrip } from './TopStrip.tsx';
import { useIsBranded } from './useIsBranded.ts';
import { useShell } from './useShell.ts';

const QuietBar = lazy(async () => ({ default: (await import('./QuietBar.tsx')).QuietBar }));
const Branded = lazy(async () => ({ default: (await import('./Branded.tsx')).Branded }));
const SignIn = lateDialog(async () => (await import('./SignIn.tsx')).SignIn);

/** The shop around a page on a phone: top bar, footer, bottom bar in thumb reach, the bag as a sheet. */
export default function ShopLayout() {
  return (
    <Shop>
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
    </Shop>
  );
}

export function ErrorBoundary() {
  return (
    <Shop>
      <PageError />
    </Shop>
  );
}

function Shop({ children }: { children: ReactNode }) {
  const { navigation, configuration, hasBars, hasPlainLogo } = useShell();
  const isBranded = useIsBranded();
  const top = isBranded ? (
    <Branded cart={<CartButton opens="page" />} />
  ) : (
    <TopStrip hasPlainLogo={hasPlainLogo} />
  );
  return (
    <Toaster>
      <SkipLink />
      <OfflineNotice />
      <Late>{hasBars ? top : <QuietBar />}</Late>
      <ExchangeWatch />
      <WishlistWatch />
      {children}
      {hasBars && <Footer navigation={navigation} />}
      {hasBars && <Places navigation={navigation} />}
      <CartPopup configuration={configuration} />
      <SignInDoor popup={SignIn} />
      <PageAnnouncer />
      <LoadingOverlay />
      <VisitorCountry />
    </Toaster>
  );
}
