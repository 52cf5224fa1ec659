import { randomUUID } from 'node:crypto';
import { sessionOf } from '../steps/cartByCall.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { openOrder, orderForCash } from '../steps/orderSteps.ts';
import { expect, fillAddress, goToCheckout, hydrated, putFrameAloneInBag, test } from '../steps/shopper.ts';
import { deliver } from '../steps/storePeople.ts';

test('ORD-03 the home page names the current order with its next step and day and links to it, without a layout shift', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/orders/latest')) asked.push(one.url());
  });
  const notice = page.getByRole('complementary', { name: 'Your latest order' });
  await page.goto('/');
  await hydrated(page);
  await expect(notice).toHaveCount(0);
  // A visitor without a session has no order, and the page does not ask for one.
  expect(asked).toEqual([]);
  await page.goto('/product/100101');
  await putFrameAloneInBag(page);
  await goToCheckout(page);
  await fillAddress(page, undefined, `guest.${randomUUID().slice(0, 8)}@post.example`);
  await orderForCash(page);
  const orderId = await openOrder(page);
  const answer = page.waitForResponse((one) => one.url().includes('/orders/latest'));
  await page.goto('/');
  expect((await answer).headers()['cache-control']).toContain('no-store');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(/ arrives /);
  await expect(notice).toContainText(/Next: .+, \w+/);
  expect(await page.evaluate(shiftOfTheNotice)).toBe(0);
  await notice.getByRole('link').click();
  await page.waitForURL(`**/order-summary?orderId=${orderId}`);
  await page.goto('/');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await deliver(request, orderId);
  const later = page.waitForResponse((one) => one.url().includes('/orders/latest'));
  await page.goto('/');
  await later;
  await expect(notice).toHaveCount(0);
});

test('ORD-03 the home page names the current order in Arabic, mirrored @phone', async ({ page }) => {
  const goods = [{ productId: '400102' }];
  const token = await sessionOf(page, 'AE');
  const orderId = await placeOrder({ goods, token, country: 'AE', language: 'ar' });
  await page.goto('/?country=AE&language=ar');
  const notice = page.getByRole('complementary', { name: 'آخر طلب لك' });
  await expect(notice).toContainText(/التالي: .+، /);
  const close = await notice.getByRole('button', { name: 'إغلاق' }).boundingBox();
  const link = await notice.getByRole('link').boundingBox();
  expect(close?.x).toBeLessThan(link?.x ?? 0);
  await notice.getByRole('link').click();
  await page.waitForURL(`**/order-summary?orderId=${orderId}`);
});

/** The layout shift of the page since it was opened, as the browser counts it. */
function shiftOfTheNotice(): Promise<number> {
  return new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 300);
  });
}
