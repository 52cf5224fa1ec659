import type { Page } from '@playwright/test';
import { sessionOf } from '../steps/cartByCall.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { expect, hydrated, test } from '../steps/shopper.ts';
import { register, somebodyNew } from '../steps/signInSteps.ts';

const CASE = { productId: '500101' };

/** The orders that the list shows, each with its number. */
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Order \d{10}, placed/ });

test('ORD-03 ORD-04 a new customer with more orders than a page holds sees the next ones appended, returns to the same place with Back, and sees orders that were cancelled or placed meanwhile', async ({
  page,
  isMobile,
}) => {
  const person = somebodyNew();
  await register(page, person);
  const by = { token: await sessionOf(page), email: person.email, goods: [CASE] };
  const numbers: string[] = [];
  for (let count = 0; count < 12; count += 1) numbers.unshift(await placeOrder({ ...by, method: 'cod' }));
  const [newest = '', oldest = ''] = [numbers[0], numbers[11]];

  await page.goto(isMobile ? '/sales/order/history' : '/customer/account');
  await hydrated(page);
  await expect(page.getByText('10 of 12')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).first()).toContainText(newest);
  await page.getByRole('button', { name: 'Show more orders' }).click();
  await expect(rows(page)).toHaveCount(12);
  await expect(rows(page).first()).toContainText(newest);
  await expect(page.getByRole('button', { name: 'Show more orders' })).toHaveCount(0);

  await rows(page).filter({ hasText: oldest }).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForURL(`**/order-summary?orderId=${oldest}`);
  await page.goBack();
  await expect(rows(page)).toHaveCount(12);
  await expect(rows(page).last()).toBeInViewport();

  // A change of one order changes its row in the same place.
  await rows(page).filter({ hasText: oldest }).getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'I have changed my mind' }).check();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(12);
  await expect(rows(page).last()).toContainText(oldest);
  await expect(rows(page).last()).toContainText('This order was cancelled');
  await expect(page.getByText('This order was cancelled')).toHaveCount(1);

  // An order that is placed elsewhere is the first row once the customer returns to this tab.
  const added = await placeOrder({ ...by, method: 'cod' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(rows(page).first()).toContainText(added);
  await expect(rows(page).nth(1)).toContainText(newest);
});
