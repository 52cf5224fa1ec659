import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on a page, each with the markup that it finds it in. It looks at the page itself, not from a second one,
 * and does not fetch styles and media again: none of its rules needs them here, and that took a quarter of the time.
 */
export async function axeFaults(page: Page): Promise<[id: string, markup: string[]][]> {
  // What a page has not laid out before it is hydrated has no place on it.
  await page.waitForFunction(() => !document.querySelector('[data-static] .later'));
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ preload: false });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
