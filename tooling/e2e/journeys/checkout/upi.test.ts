import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inOtherTab } from '../steps/devices.ts';
import { isPlaced, orderForCash } from '../steps/orderSteps.ts';
import { expect, goToPayment, test } from '../steps/shopper.ts';
import { timePasses } from '../steps/timePasses.ts';
import { onThePhone, orderOf } from '../steps/upiSteps.ts';

const ended = (page: Page, title: RegExp) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

/** Types a UPI address and sends the payment request to it. */
async function payByAddress(page: Page, vpa: string): Promise<void> {
  await goToPayment(page);
  await sendRequest(page, vpa);
}

/** The same in the payment step. */
async function sendRequest(page: Page, vpa: string): Promise<void> {
  await page.getByRole('textbox', { name: 'UPI address' }).pressSequentially(vpa);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL('**/checkout/payment/collect/**');
}

test('PAY-05 a UPI address that nobody owns shows a fault under the field, and the right one is approved in its app', async ({
  page,
}) => {
  await goToPayment(page);
  const field = page.getByRole('textbox', { name: 'UPI address' });
  await field.pressSequentially('ananya.rao@nilgi');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText('We find no account at ananya.rao@nilgi.')).toBeVisible();
  await field.fill('');
  await field.pressSequentially('approve@nilgai');
  await page.getByRole('button', { name: /^Pay / }).click();
  await ended(page, /^Approve/);
  await expect(page.getByText('ap•••@nilgai')).toBeVisible();
  await isPlaced(page);
  await expect(page.getByText(/was paid by UPI/)).toBeVisible();
  await page.getByRole('link', { name: /See the order/ }).click();
  await expect(page.getByText('UPI, ap•••@nilgai').first()).toBeVisible();
});

test('PAY-10 ROUTE-16 a declined request is paid with a code instead, on another device', async ({
  page,
}) => {
  await payByAddress(page, 'refuse@nilgai');
  await ended(page, /was declined/);
  await expect(page.getByText('Nothing has been charged.')).toBeVisible();
  const orderId = orderOf(page);
  await page.getByRole('link', { name: 'Pay another way' }).click();
  await page.getByRole('radio', { name: /^QR code/ }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL(`/checkout/payment/qr/${orderId}`);
  await expect(page.getByRole('img', { name: 'QR code to pay by UPI' })).toBeVisible();
  await onThePhone(page, orderId, 'Approve');
  await isPlaced(page);
});

test('PAY-10 ROUTE-16 an open request is still open after a reload and in a second tab, and both lead to the order @phone', async ({
  page,
}) => {
  await payByAddress(page, 'ananya.rao@nilgai');
  await expect(page.getByRole('timer')).toHaveText(/^4:\d\d left$/);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^4:\d\d left$/);
  const orderId = orderOf(page);
  const other = await page.context().newPage();
  await other.goto(`/checkout/payment/confirm?orderId=${orderId}`);
  await other.waitForURL(`/checkout/payment/collect/${orderId}`);
  await onThePhone(page, orderId, 'Approve');
  await isPlaced(page);
  await isPlaced(other);
});

test('PAY-10 a request that expired can be sent again, and its late approval still pays the order @phone', async ({
  page,
}) => {
  await payByAddress(page, 'ananya.rao@nilgai');
  const orderId = orderOf(page);
  await onThePhone(page, orderId, 'Let the time run out');
  await ended(page, /ran out/);
  await page.getByRole('button', { name: 'Send the request again' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await onThePhone(page, orderId, 'Let the time run out');
  await ended(page, /ran out/);
  await onThePhone(page, orderId, 'Approve too late');
  await isPlaced(page);
});

test('PAY-01 PAY-07 the desktop offers no link to an app; the phone does, and an approval in the app leads to the order', async ({
  page,
  isMobile,
}) => {
  await goToPayment(page);
  await expect(page.getByRole('radio', { name: /^QR code/ })).toBeVisible();
  const app = page.getByRole('radio', { name: 'An app on this phone' });
  // The desktop has no app to open.
  await expect(app).toHaveCount(isMobile ? 1 : 0);
  if (!isMobile) return;
  await app.check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL('**/checkout/payment/collect/**');
  await ended(page, /in your UPI app$/);
  const link = page.getByRole('link', { name: 'Open my UPI app' });
  await expect(link).toBeVisible();
  const asked = new URL((await link.getAttribute('href')) ?? '');
  const orderId = orderOf(page);
  expect(asked.protocol).toBe('upi:');
  expect(asked.searchParams.get('tn')).toContain(orderId);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    Number(asked.searchParams.get('am')).toLocaleString('en-IN'),
  );
  await onThePhone(page, orderId, 'Approve');
  await isPlaced(page);
});

test('PAY-07 an expired code is replaced by a new one, and the new one pays the order @phone', async ({
  page,
}) => {
  await goToPayment(page);
  await page.getByRole('radio', { name: /^QR code/ }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL('**/checkout/payment/qr/**');
  const code = page.getByRole('img', { name: 'QR code to pay by UPI' });
  await expect(code).toBeVisible();
  const orderId = orderOf(page);
  await onThePhone(page, orderId, 'Let the time run out');
  await ended(page, /ran out/);
  await expect(code).toHaveCount(0);
  await page.getByRole('button', { name: 'Show a new code' }).click();
  await expect(code).toBeVisible();
  await onThePhone(page, orderId, 'Approve');
  await isPlaced(page);
});

test('PAY-10 ROUTE-14 an open request is left and found again, and the order is cancelled @phone', async ({
  page,
}) => {
  await payByAddress(page, 'ananya.rao@nilgai');
  const orderId = orderOf(page);
  await page.goto(`/checkout/onepage/retrypayment?orderId=${orderId}`);
  await page.getByRole('link', { name: 'Go back to it' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: /back/i }).last().click();
  await page.waitForURL('**/cart');
});

/** Lets a request expire, and then the time of its order: the goods are in the bag again. */
async function orderHasEnded(page: Page): Promise<string> {
  // No other journey orders under this number.
  await goToPayment(page, `98${randomInt(10_000_000, 99_999_999)}`);
  await sendRequest(page, 'ananya.rao@nilgai');
  const orderId = orderOf(page);
  await onThePhone(page, orderId, 'Let the time run out');
  await ended(page, /ran out/);
  await timePasses(orderId);
  await inOtherTab(page, '/cart', async (bag) => {
    await expect(bag.getByRole('link', { name: 'Alder' }).first()).toBeVisible({ timeout: 30_000 });
  });
  await page.waitForURL('**/checkout/payment/confirm?**');
  await expect(page.getByText(/its time is over/)).toBeVisible();
  return orderId;
}

test('PAY-10 an approval that arrives after the order has expired places it after all: the page goes on and says so, and the bag is empty @phone', async ({
  page,
}) => {
  const orderId = await orderHasEnded(page);
  await onThePhone(page, orderId, 'Approve too late');
  await isPlaced(page);
  await expect(page.getByText(/Your payment came after its time was over/)).toBeVisible();
  await page.goto(`/checkout/onepage/success/order-summary?orderId=${orderId}`);
  await expect(page.getByText(/Taken up again, because its payment came late/)).toBeAttached();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your shopping cart is empty' })).toBeVisible();
});

test('PAY-10 an approval that arrives after the goods were ordered again is refunded, and the page says so @phone', async ({
  page,
}) => {
  const orderId = await orderHasEnded(page);
  await page.getByRole('link', { name: 'Go to the bag' }).click();
  await page
    .getByRole('link', { name: /proceed to checkout/i })
    .filter({ visible: true })
    .click();
  await orderForCash(page);
  await isPlaced(page);
  await onThePhone(page, orderId, 'Approve too late');
  await page.goto(`/checkout/payment/confirm?orderId=${orderId}`);
  await expect(page.getByText(/Your money came after the order had ended/)).toBeVisible();
});
