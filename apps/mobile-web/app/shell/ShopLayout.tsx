import { CartButton, CartPopup } from '@lunette/cart';
import { WishlistWatch } from '@lunette/catalog';
import { SignInDoor } from '@lunette/session';
import { ExchangeWatch, LoadingOverlay, OfferLine, PageAnnouncer, VisitorCountry } from '@lunette/shell';
import { lateDialog, latePart, OfflineNotice, SkipLink, Toaster } from '@lunette/ui-kit';
import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Footer } from './Footer.tsx';
import { PageError } from './PageError.tsx';
import { Places } from './Places.tsx';
import { TopStrip } from './TopStrip.tsx';
import { useIsBranded } from './useIsBranded.ts';
import { useShell } from './useShell.ts';

const QuietBar = latePart(async () => (await import('./QuietBar.tsx')).QuietBar, { Failed: () => null });
const Branded = latePart(async () => (await import('./Branded.tsx')).Branded, { Failed: () => null });
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
    <>
      <OfferLine navigation={navigation} />
      <TopStrip hasPlainLogo={hasPlainLogo} />
    </>
  );
  return (
    <Toaster>
      <SkipLink />
      <OfflineNotice />
      <Suspense>{hasBars ? top : <QuietBar />}</Suspense>
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
