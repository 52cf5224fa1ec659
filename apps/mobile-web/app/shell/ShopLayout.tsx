import { CartButton, CartPopup } from '@lunette/cart';
import { BrandedHeader, ExchangeWatch, LoadingOverlay, PageAnnouncer, VisitorCountry } from '@lunette/shell';
import { OfflineNotice, SkipLink, Toaster } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Footer } from './Footer.tsx';
import { PageError } from './PageError.tsx';
import { Places } from './Places.tsx';
import { QuietBar } from './QuietBar.tsx';
import { TopStrip } from './TopStrip.tsx';
import { useIsBranded } from './useIsBranded.ts';
import { useShell } from './useShell.ts';

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
    <BrandedHeader cart={<CartButton opens="page" />} />
  ) : (
    <TopStrip hasPlainLogo={hasPlainLogo} />
  );
  return (
    <Toaster>
      <SkipLink />
      <OfflineNotice />
      {hasBars ? top : <QuietBar />}
      <ExchangeWatch />
      {children}
      {hasBars && <Footer navigation={navigation} />}
      {hasBars && <Places navigation={navigation} />}
      <CartPopup configuration={configuration} />
      <PageAnnouncer />
      <LoadingOverlay />
      <VisitorCountry />
    </Toaster>
  );
}
