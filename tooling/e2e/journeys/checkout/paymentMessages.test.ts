import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { STORE } from '../../ports.ts';
import { elsewhere, inOtherTab } from '../steps/devices.ts';
import { expect, fillAddress, goToCheckout, hydrated, putFrameInBag, test } from '../steps/shopper.ts';
import { fromInbox } from '../steps/signInSteps.ts';
import { failureIsNotified, timePasses } from '../steps/timePasses.ts';

/** Lets the payment request of an order expire on the shopper's phone. */
async function runsOut(page: Page, orderId: string): Promise<void> {
  await inOtherTab(page, `${STORE.sandbox}/phone`, async (phone) => {
    const request = phone.getByRole('article').filter({ hasText: orderId });
    const answered = phone.waitForEvent('load');
    await request.getByRole('button', { name: 'Let the time run out' }).click();
    await answered;
  });
}

test('PAY-10 a payment request expires: its mail leads elsewhere to the payment after a code, and to the bag once the order has expired @phone', async ({
  page,
  request,
}) => {
  const email = `upi.${randomUUID().slice(0, 8)}@post.example`;
  const mobile = `98${randomInt(10_000_000, 99_999_999)}`;
  await page.goto('/product/100101');
  await putFrameInBag(page);
  await goToCheckout(page);
  await fillAddress(page, mobile, email);
  await page.getByRole('textbox', { name: 'UPI address' }).pressSequentially('ananya.rao@nilgai');
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL('**/checkout/payment/collect/**');
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await runsOut(page, orderId);
  await expect(page.getByRole('heading', { level: 1, name: /ran out/ })).toBeVisible();
  await failureIsNotified(orderId);
  const link = await fromInbox(request, { to: email, pattern: /^Go to the payment: (http\S+)$/m });

  // On another device the payment opens after the code of the order.
  const other = await elsewhere(page);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Your order is waiting for payment' })).toBeVisible();
  await other.getByRole('button', { name: 'Send the code' }).click();
  const code = await fromInbox(request, { to: `+91${mobile}`, pattern: /^(\d{6})/ });
  await other.getByLabel('Code of 6 digits').click();
  await other.keyboard.type(code);
  await expect(other.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
  // Only the device of the order can take it back.
  await expect(other.getByRole('button', { name: /^Pay / })).toBeVisible();
  const recart = { name: 'Take the goods back into the bag' };
  await expect(other.getByRole('button', recart)).toHaveCount(0);
  await other.context().close();

  // On the device of the order it opens at once.
  await page.goto(link);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Pay for your order' })).toBeVisible();
  await expect(page.getByRole('button', recart)).toBeVisible();

  await timePasses(orderId);
  const bag = /^Open the bag: (http\S+)$/m;
  let found = '';
  await expect
    .poll(async () => (found = await fromInbox(request, { to: email, pattern: bag }).catch(() => '')), {
      timeout: 100_000,
    })
    .not.toBe('');
  await page.goto(found);
  await page.waitForURL(/\/cart\b/);
  await expect(page.getByRole('main')).toContainText('Alder');
});
