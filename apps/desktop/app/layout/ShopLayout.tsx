import { CachedFragment } from '@lunette/api-client';
import { PageError, ShopShell } from '@lunette/storefront';
import { lazyPart } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const MinimalHeader = lazyPart(async () => (await import('./MinimalHeader.tsx')).MinimalHeader, {
  Failed: () => null,
});

/** The layout of the shop's pages: offer line, header, menus, footer, and the bag at the side. */
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
        <CachedFragment name="footer" cacheKey={navigation && [navigation]}>
          <Footer navigation={navigation} />
        </CachedFragment>
      )}
    >
      {children}
    </ShopShell>
  );
}
