import { CartPopup } from '@lunette/cart';
import { OfflineNotice, SkipLink, Toaster } from '@lunette/ui-kit';
import { Outlet } from 'react-router';
import { useText } from '../text.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { PageError } from './PageError.tsx';
import { TopBar } from './TopBar.tsx';
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

function Shop({ children }: { children: React.ReactNode }) {
  const t = useText();
  const { navigation, configuration } = useShell();
  return (
    <Toaster>
      <SkipLink href="#content">{t('shell.skip')}</SkipLink>
      <OfflineNotice />
      <TopBar />
      {children}
      <Footer navigation={navigation} />
      <BottomBar navigation={navigation} />
      <CartPopup configuration={configuration} />
    </Toaster>
  );
}
