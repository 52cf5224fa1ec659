import type { BrowserContextOptions } from 'playwright-core';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/** The options of the browser that visits each storefront. */
export const VISITORS: Record<'desktop' | 'mobile-web', BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  'mobile-web': { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, userAgent: PHONE },
};
