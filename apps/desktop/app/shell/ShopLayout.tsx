import { CachedFragment } from '@lunette/api-client';
import { CartButton, CartPopup } from '@lunette/cart';
import { WishlistWatch } from '@lunette/catalog';
import { SignInDoor } from '@lunette/session';
import { ExchangeWatch, LoadingOverlay, PageAnnouncer, VisitorCountry } from '@lunette/shell';
import { lateDialog, latePart, OfflineNotice, SkipLink, Toaster } from '@lunette/ui-kit';
import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageError } from './PageError.tsx';
import { useIsBranded } from './useIsBranded.ts';
import { useShell } from './useShell.ts';

const QuietBar = latePart(async () => (await import('./QuietBar.tsx')).QuietBar, { Failed: () => null });
const Branded = latePart(async () => (await import('./Branded.tsx')).Branded, { Failed: () => null });
const SignIn = lateDialog(async () => (await import('./SignIn.tsx')).SignIn);

/** The shop around a page: offer line, header, menus, footer, the bag at the side. */
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
  const header = isBranded ? (
    <Branded cart={<CartButton opens="page" />} />
  ) : (
    <Header navigation={navigation} configuration={configuration} hasPlainLogo={hasPlainLogo} />
  );
  return (
    <Toaster>
      <SkipLink />
      <OfflineNotice />
      <Suspense>{hasBars ? header : <QuietBar />}</Suspense>
      <ExchangeWatch />
      <WishlistWatch />
      {children}
      {hasBars && (
        <CachedFragment name="footer" cacheKey={navigation && [navigation]}>
          <Footer navigation={navigation} />
        </CachedFragment>
      )}
      <CartPopup configuration={configuration} />
      <SignInDoor popup={SignIn} />
      <PageAnnouncer />
      <LoadingOverlay />
      <VisitorCountry />
    </Toaster>
  );
}
