import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations that axe finds on a page, each with its markup. Axe runs in the page itself, not in a second page, and
 * does not fetch styles and media again: none of its rules needs them here, and that took a quarter of the time.
 */
export async function axeViolations(page: Page): Promise<[id: string, markup: string[]][]> {
  // Parts that are not laid out before hydration have no position on the page.
  await page.waitForFunction(() => !document.querySelector('[data-static] .later'));
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ preload: false });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
