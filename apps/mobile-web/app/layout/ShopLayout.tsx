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
