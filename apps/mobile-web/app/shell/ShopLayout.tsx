import { CartPopup } from '@lunette/cart';
import { OfflineNotice, SkipLink, Toaster } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Footer } from './Footer.tsx';
import { PageError } from './PageError.tsx';
import { Places } from './Places.tsx';
import { TopStrip } from './TopStrip.tsx';
import { useShell } from './useShell.ts';

/** The shop around a page on a phone: top bar, footer, bottom bar in thumb reach, the bag as a sheet. */
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
      <TopStrip />
      {children}
      <Footer navigation={navigation} />
      <Places navigation={navigation} />
      <CartPopup configuration={configuration} />
    </Toaster>
  );
}
