import { CartButton, CartPopup } from '@lunette/cart';
import { WishlistLoader } from '@lunette/catalog';
import { SignInOutlet, type Configuration, type Navigation } from '@lunette/session';
import { lazyDialog, lazyPart, OfflineNotice, SkipLink } from '@lunette/ui-kit';
import { Suspense, type ReactNode } from 'react';
import { VisitorCountry } from '../country/VisitorCountry.tsx';
import { ExchangeNoticeLoader } from '../exchange/ExchangeNoticeLoader.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { useHasCartPage } from './useHasCartPage.ts';
import { useIsBranded } from './useIsBranded.ts';
import { usePageLayout } from './usePageLayout.ts';

const BrandedHeader = lazyPart(async () => (await import('./BrandedHeader.tsx')).BrandedHeader, {
  Failed: () => null,
});
const SignIn = lazyDialog(async () => (await import('../account/SignIn.tsx')).SignIn);

/** The props of the shop's header. */
export interface ShopHeaderProps {
  navigation: Navigation | undefined;
  configuration: Configuration;
  hasPlainLogo: boolean;
}

/** The parts of the shop's layout. */
export interface ShopShellProps {
  header: (shop: ShopHeaderProps) => ReactNode;
  /** Replaces the header where it is hidden (SHELL-01). */
  minimalHeader: ReactNode;
  footer: (navigation: Navigation | undefined) => ReactNode;
  children: ReactNode;
}

/** The layout of the shop: header, footer, cart popup, and components that react to the session, country and exchange. */
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
    <>
      <SkipLink />
      <OfflineNotice />
      <Suspense>{hasBars ? shopHeader : minimalHeader}</Suspense>
      <ExchangeNoticeLoader />
      <WishlistLoader />
      {children}
      {hasBars && footer(navigation)}
      <CartPopup configuration={configuration} hasPage={hasCartPage} />
      <SignInOutlet popup={SignIn} />
      <LoadingOverlay />
      <VisitorCountry />
    </>
  );
}
