/** Parts of a path on which header and footer are hidden (SHELL-01). */
const WITHOUT_BARS = [
  '/checkout/onepage',
  'presales',
  '/sales/order',
  '/checkout/payment/qr',
  '/checkout/payment/collect',
  '/checkout/payment/confirm',
  'lens-package-upgrade',
];
/** Parts of a path on which the logo is plain (SHELL-02). */
const WITH_PLAIN_LOGO = ['/reviews', '/shop-instagram', '/support', '/frame-size'];

/** The layout around a page. */
export interface PageLayout {
  /** Header and footer. */
  hasBars: boolean;
  hasPlainLogo: boolean;
  /** Whether the menus' data have to be loaded for it (ROUTE-21). */
  needsNavigation: boolean;
}

/** The layout around the page of a path. */
export function pageLayoutOf(path: string): PageLayout {
  const holds = (part: string) => path.includes(part);
  return {
    hasBars: !WITHOUT_BARS.some(holds) && !path.toLowerCase().includes('/hto'),
    hasPlainLogo: WITH_PLAIN_LOGO.some(holds),
    needsNavigation:
      !(holds('checkout') || holds('rx/buy')) || holds('checkout/success') || holds('onepage/success'),
  };
}
