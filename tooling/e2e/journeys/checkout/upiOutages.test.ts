import type { Page } from '@playwright/test';
import { inOtherTab } from '../steps/devices.ts';
import { oneAtATime } from '../steps/oneAtATime.ts';
import { isPlaced } from '../steps/orderSteps.ts';
import { expect, goToPayment, test } from '../steps/shopper.ts';
import { onThePhone, orderOf } from '../steps/upiSteps.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'UPI address' });
const pay = (page: Page) => page.getByRole('button', { name: /^Pay / }).click();

test('PAY-05 an address is sent all the same while the provider cannot be reached to look its account up', async ({
  page,
}) => {
  await goToPayment(page);
  await field(page).pressSequentially('unchecked@nilgai');
  await page.keyboard.press('Tab');
  await pay(page);
  await page.waitForURL('**/checkout/payment/collect/**');
  await expect(page.getByText('un•••@nilgai')).toBeVisible();
  await onThePhone(page, orderOf(page), 'Approve');
  await isPlaced(page);
});

test('PAY-01 PAY-10 a request that is not made as the provider cannot be reached: it is said, the address and the goods are kept, and a code pays them', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await goToPayment(page);
  await field(page).pressSequentially('down@nilgai');
  // The request is asked for three times; the code that pays in the end is the answer after which the store counts anew.
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

test('PAY-07 PAY-10 a request is waited for while the provider answers only now and then how it stands, and the page goes on to the order', async ({
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
