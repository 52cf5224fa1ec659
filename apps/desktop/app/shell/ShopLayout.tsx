import { CartPopup } from '@lunette/cart';
import { OfflineNotice, SkipLink, Toaster } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageError } from './PageError.tsx';
import { useShell } from './useShell.ts';

/** The shop around a page: offer line, header, menus, footer, the bag at the side. */
export default function ShopLayout() {
  return (
    <Shop>
      <main id="content" tabIndex={-1}>
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
  const { navigation, configuration } = useShell();
  return (
    <Toaster>
      <SkipLink />
      <OfflineNotice />
      <Header navigation={navigation} />
      {children}
      <Footer navigation={navigation} />
      <CartPopup configuration={configuration} />
    </Toaster>
  );
}
