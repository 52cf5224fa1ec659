import { devices, type BrowserContext, type Page } from '@playwright/test';
import { STORE } from '../../ports.ts';
import { ownNetwork } from './shopper.ts';

function browserOf(page: Page) {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser for another device');
  return browser;
}

/** The same person with another device: the other storefront. */
export function otherStorefront(page: Page, isMobile: boolean): Promise<BrowserContext> {
  const device = isMobile ? devices['Desktop Chrome'] : devices['Pixel 7'];
  return browserOf(page).newContext({
    extraHTTPHeaders: ownNetwork(),
    ...device,
    baseURL: isMobile ? STORE.desktop : STORE.mobile,
    locale: 'en-IN',
  });
}

/** A visitor whom the store has never seen, on the same kind of device; addresses are those of its pages. */
export async function elsewhere(page: Page): Promise<Page> {
  const context = await browserOf(page).newContext({
    extraHTTPHeaders: ownNetwork(),
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
    locale: 'en-IN',
  });
  return context.newPage();
}

/**
 * Does something in another tab of the same browser, closes it and comes back: a tab behind another draws nothing. What is
 * done ends with the page that it leads to: a tab that is closed while it goes to another page may stay open for ever.
 */
export async function inOtherTab(
  page: Page,
  address: string,
  act: (tab: Page) => Promise<void>,
): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(address);
  await act(tab);
  await tab.close();
  await page.bringToFront();
}
