import type { Locator, Page } from '@playwright/test';

/** Opens the part of a kind of goods in the menu: the drawer of the phone, or under the entry in the header. */
export async function openMenu(page: Page, isMobile: boolean, kind: string): Promise<Locator> {
  const main = page.getByRole('navigation', { name: 'Main menu' });
  if (!isMobile) {
    await main.getByRole('link', { name: kind, exact: true }).hover();
    return main;
  }
  await main.getByRole('button', { name: 'Shop' }).click();
  const drawer = page.getByRole('dialog', { name: 'Shop' });
  await drawer
    .locator('summary')
    .filter({ hasText: new RegExp(`^${kind}$`) })
    .click();
  return drawer;
}
