import { CartButton, CartPopup } from '@lunette/cart';
import { WishlistWatch } from '@lunette/catalog';
import { SignInOutlet, type Configuration, type Navigation } from '@lunette/session';
import { lazyDialog, lazyPart, OfflineNotice, SkipLink, Toaster } from '@lunette/ui-kit';
import { Suspense, type ReactNode } from 'react';
import { VisitorCountry } from '../country/VisitorCountry.tsx';
import { ExchangeWatch } from '../exchange/ExchangeWatch.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { useHasCartPage } from './useHasCartPage.ts';
import { useIsBranded } from './useIsBranded.ts';
import { usePageLayout } from './usePageLayout.ts';

const BrandedHeader = lazyPart(async () => (await import('./BrandedHeader.tsx')).BrandedHeader, {
  Failed: () => null,
});
const SignIn = lazyDialog(async () => (await import('../account/SignIn.tsx')).SignIn);

/** What the header of the shop shows. */
export interface ShopHeaderProps {
  navigation: Navigation | undefined;
  configuration: Configuration;
  hasPlainLogo: boolean;
}

export interface ShopShellProps {
  header: (shop: ShopHeaderProps) => ReactNode;
  /** In place of the header where it is hidden (SHELL-01). */
  minimalHeader: ReactNode;
  footer: (navigation: Navigation | undefined) => ReactNode;
  children: ReactNode;
}

/** The shop around a page: header, footer, the bag's popup, and what watches over the visit. */
export function ShopShell({ header, minimalHeader, footer, children }: ShopShellProps) {
  const { navigation, configuration, hasBars, hasPlainLogo } = usePageLayout();
  const isBranded = useIsBranded();
  const hasCartPage = useHasCartPage();
  const shopHeader = isBranded ? (
    <BrandedHeader cart={<CartButton opens="page" />} />
  ) : (
    header({ navigation, configuration, hasPlainLogo })
  );
  return (
    <Toaster>
      <SkipLink />
      <OfflineNotice />
      <Suspense>{hasBars ? shopHeader : minimalHeader}</Suspense>
      <ExchangeWatch />
      <WishlistWatch />
      {children}
      {hasBars && footer(navigation)}
      <CartPopup configuration={configuration} hasPage={hasCartPage} />
      <SignInOutlet popup={SignIn} />
      <PageAnnouncer />
      <LoadingOverlay />
      <VisitorCountry />
    </Toaster>
  );
}
