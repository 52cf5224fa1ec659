import { expect, type Page } from '@playwright/test';

/** Milliseconds after which a page that shows changes has asked for them again, however long it is open. */
const INTERVAL = 30_000;

/**
 * Waits until a page shows a change by itself, without a reload. Such a page asks for changes every few seconds; its clock
 * moves on instead, so `page.clock.install()` comes before the page is opened. `isShown` expects the change within a
 * short time.
 */
export async function changeShows(
  page: Page,
  isShown: (within: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(INTERVAL);
    await isShown({ timeout: 1_000 });
  }).toPass();
}
