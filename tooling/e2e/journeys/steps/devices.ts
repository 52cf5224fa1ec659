import { devices, type BrowserContext, type Page } from '@playwright/test';
import { STORE } from '../../ports.ts';
import { ownNetwork } from './shopper.ts';

function browserOf(page: Page) {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser for another device');
  return browser;
}

/** Opens the other storefront for the same person, as on another device. */
export function otherStorefront(page: Page, isMobile: boolean): Promise<BrowserContext> {
  const device = isMobile ? devices['Desktop Chrome'] : devices['Pixel 7'];
  return browserOf(page).newContext({
    extraHTTPHeaders: ownNetwork(),
    ...device,
    baseURL: isMobile ? STORE.desktop : STORE.mobile,
    locale: 'en-IN',
  });
}

/** Opens a page for a new visitor on the same kind of device; its addresses are relative to the storefront. */
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
 * Runs an action in another tab of the same browser, closes the tab and returns: a tab in the background draws nothing. The
 * action must end with the page that it leads to: a tab that is closed while it navigates may stay open.
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
