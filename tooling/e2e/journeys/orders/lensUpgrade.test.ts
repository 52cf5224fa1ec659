import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ALDER, sessionOf } from '../steps/cartByCall.ts';
import { ACCEPTED, openCardFields, pressPay, typeCard } from '../steps/cardSteps.ts';
import { elsewhere } from '../steps/devices.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { orderPath } from '../steps/orderSteps.ts';
import { expect, hydrated, test, typePowerOf } from '../steps/shopper.ts';
import { fromInbox } from '../steps/signInSteps.ts';
import { clearsAfter } from '../steps/toastSteps.ts';

/** Orders Alder with cash on delivery, and opens the order. */
async function ordered(page: Page, email?: string): Promise<void> {
  const token = await sessionOf(page);
  const orderId = await placeOrder({ token, goods: [ALDER], email, method: 'cod' });
  await page.goto(orderPath(orderId));
  await expect(page.getByRole('link', { name: 'Change the lenses of Alder' })).toBeVisible();
}

const holdsAt = async (page: Page, widths: number[]) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
};

test('LPU-01 LPU-03 SHELL-01 UI-05 other lenses before the lab begins change the amount that is paid in cash at the door; on a phone the header leads back to the order', async ({
  page,
  isMobile,
}) => {
  await ordered(page);
  const change = page.getByRole('link', { name: 'Change the lenses of Alder' });
  await change.click();
  await expect(page.getByRole('heading', { name: 'Lenses for Alder' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  if (isMobile) {
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Back', exact: true }).tap();
    await expect(change).toBeVisible();
    await expect(header.getByRole('link', { name: 'Home' })).toBeVisible();
    await change.tap();
  }
  await page.getByRole('radio', { name: /^Thin 1\.67/ }).check();
  await expect(page.getByText('You pay the new total at the door.')).toBeVisible();
  await holdsAt(page, isMobile ? [320, 390] : [1024, 1440]);
  await page.getByRole('button', { name: 'Change them, ₹1,800 more' }).click();
  await clearsAfter(page, 'Package updated successfully', 7_000);
  await expect(page.getByText('Thin 1.67').first()).toBeVisible();
  await expect(page.getByText('₹5,049').first()).toBeVisible();
});

test('LPU-01 FOOT-02 a power that the bought lenses cannot have is offered with suitable lenses and their price @phone', async ({
  page,
}) => {
  await ordered(page);
  await page.getByRole('link', { name: 'Enter the power of Alder' }).click();
  await typePowerOf(page, '4.50');
  await expect(page.locator('[data-eye=right]')).toContainText('Clear 1.56 is made up to ±4.00');
  await page.getByRole('checkbox', { name: /^Take Thin 1\.60 instead/ }).check();
  await page.getByRole('button', { name: 'Send this power, ₹1,100 more' }).click();
  await expect(page.getByText('Package updated successfully')).toBeVisible();
  await expect(page.getByRole('table', { name: /your power/i })).toContainText('+4.50');
  await expect(page.getByText('Thin 1.60').first()).toBeVisible();
});

test('LPU-01 LPU-03 a difference is paid by card before the lenses change @phone', async ({ page }) => {
  await openCardFields(page);
  await typeCard(page, ACCEPTED);
  await pressPay(page);
  await page.getByRole('link', { name: /See the order/ }).click();
  await page.getByRole('link', { name: 'Change the lenses of Alder' }).click();
  await page.getByRole('radio', { name: /^Thin 1\.67/ }).check();
  await page.getByRole('button', { name: 'Change them, ₹1,800 more' }).click();
  await page.waitForURL('**/pay/**');
  await page.getByLabel('Card number').fill(ACCEPTED);
  await page.getByLabel('Expires').fill('08 / 29');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ananya Rao');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('**/lens-package-upgrade/**');
  await expect(page.getByText('Package updated successfully')).toBeVisible();
  await expect(page.getByText('The lenses are changed.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Thin 1\.67/ })).toBeChecked();
});

test('LPU-05 ROUTE-19 the link in the message about changed lenses asks for a code and changes them again, on a device that has not opened the order before', async ({
  page,
  request,
}) => {
  const email = `guest.${randomUUID().slice(0, 8)}@post.example`;
  await ordered(page, email);
  await page.getByRole('link', { name: 'Change the lenses of Alder' }).click();
  await page.getByRole('radio', { name: /^Thin 1\.67/ }).check();
  await page.getByRole('button', { name: 'Change them, ₹1,800 more' }).click();
  await expect(page.getByText('Package updated successfully')).toBeVisible();
  const address = await fromInbox(request, {
    to: email,
    pattern: /(https?:\S*lens-package-upgrade[^\s"<]*)/,
  });

  const other = await elsewhere(page);
  await other.goto(address.replaceAll('&amp;', '&'));
  await hydrated(other);
  await expect(other.getByRole('heading', { level: 1, name: 'Lenses for Alder' })).toBeVisible();
  await expect(other.getByText('Rao')).toHaveCount(0);
  await other.getByRole('button', { name: 'Send it by e-mail' }).click();
  const code = await fromInbox(request, { to: email, pattern: /^(\d{6})$/m });
  await other.getByLabel('Code of 6 digits').click();
  await other.keyboard.type(code);
  await other.getByRole('radio', { name: /^Thin 1\.60/ }).check();
  await other.getByRole('button', { name: 'Change them, ₹700 less' }).click();
  await expect(other.getByText('Package updated successfully')).toBeVisible();
  await expect(other.getByText('Thin 1.60').first()).toBeVisible();
  await other.context().close();
});
