import type { Page } from '@playwright/test';
import { inOtherTab } from '../steps/devices.ts';
import { oneAtATime } from '../steps/oneAtATime.ts';
import { isPlaced } from '../steps/orderSteps.ts';
import { allowInConsole, expect, goToPayment, test } from '../steps/shopper.ts';
import { onThePhone, orderOf } from '../steps/upiSteps.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'UPI address' });
const pay = (page: Page) => page.getByRole('button', { name: /^Pay / }).click();

test('PAY-05 a request is sent although the provider cannot be reached to check the UPI address @phone', async ({
  page,
}) => {
  allowInConsole(page, /status of 503/);
  await goToPayment(page);
  await field(page).pressSequentially('unchecked@nilgai');
  await page.keyboard.press('Tab');
  await pay(page);
  await page.waitForURL('**/checkout/payment/collect/**');
  await expect(page.getByText('un•••@nilgai')).toBeVisible();
  await onThePhone(page, orderOf(page), 'Approve');
  await isPlaced(page);
});

test('PAY-01 PAY-10 when the provider cannot be reached to create a request, the page says so, keeps the address and the goods, and a code pays for them @phone', async ({
  page,
}) => {
  await goToPayment(page);
  await field(page).pressSequentially('down@nilgai');
  // The gateway tries the request three times; the successful answer for the code resets the store's count of failures.
  await oneAtATime('provider-down', async () => {
    await pay(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Payments cannot be reached' })).toContainText(
      'Nothing has been charged. Your order is kept',
    );
    await expect(field(page)).toHaveValue('down@nilgai');
    await expect(page.getByRole('main')).toContainText('Alder');
    await inOtherTab(page, '/cart', async (bag) => {
      await expect(bag.getByRole('article', { name: /is waiting for payment/ })).toContainText('Alder');
    });
    await page.getByRole('radio', { name: /^QR code/ }).check();
    await pay(page);
    await page.waitForURL('**/checkout/payment/qr/**');
    await expect(page.getByRole('img', { name: 'QR code to pay by UPI' })).toBeVisible();
  });
  await onThePhone(page, orderOf(page), 'Approve');
  await isPlaced(page);
});

test('PAY-07 PAY-10 the page waits for a request while the provider answers only now and then, and goes on to the order @phone', async ({
  page,
}) => {
  await goToPayment(page);
  await field(page).pressSequentially('flaky@nilgai');
  await pay(page);
  await page.waitForURL('**/checkout/payment/collect/**');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^4:\d\d left$/);
  await page.reload();
  await expect(timer).toHaveText(/^4:\d\d left$/);
  await onThePhone(page, orderOf(page), 'Approve');
  await isPlaced(page);
});
