import { axeViolations } from '../steps/axeViolations.ts';
import { expect, test } from '../steps/shopper.ts';

const STORES = [
  { visitor: 'country=IN&language=en', heading: 'Sample thing' },
  { visitor: 'country=AE&language=ar', heading: 'صفحة جديدة' },
];

for (const { visitor, heading } of STORES)
  test(`the page /sample-thing shows its heading with ${visitor}`, async ({ page }) => {
    const response = await page.goto(`/sample-thing?${visitor}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} · Lunette`);
    expect(await axeViolations(page)).toEqual([]);
  });
