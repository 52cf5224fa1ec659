import { PageError, ShopShell } from '@lunette/storefront';
import { lazyPart } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { BottomNavigation } from './BottomNavigation.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const MinimalHeader = lazyPart(async () => (await import('./MinimalHeader.tsx')).MinimalHeader, {
  Failed: () => null,
});

/**
 * The layout of the shop's pages on a phone: top bar, footer, bottom bar in reach of the thumb, and the bag as a sheet.
 */
export default function ShopLayout() {
  return (
    <Shop>
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
    </Shop>
  );
}

/** The same layout around the error of a page. */
export function ErrorBoundary() {
  return (
    <Shop>
      <PageError />
    </Shop>
  );
}

function Shop({ children }: { children: ReactNode }) {
  return (
    <ShopShell
      header={(shop) => <Header {...shop} />}
      minimalHeader={<MinimalHeader />}
      footer={(navigation) => (
        <>
          <Footer navigation={navigation} />
          <BottomNavigation navigation={navigation} />
        </>
      )}
    >
      {children}
    </ShopShell>
  );
}
