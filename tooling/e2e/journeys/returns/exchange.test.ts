import type { Locator, Page } from '@playwright/test';
import { STORE } from '../../ports.ts';
import { sessionOf } from '../steps/cartByCall.ts';
import { ACCEPTED } from '../steps/cardSteps.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { beginExchange, orderPath } from '../steps/orderSteps.ts';
import { allowInConsole, expect, test } from '../steps/shopper.ts';
import { deliver, receiveReturn } from '../steps/storePeople.ts';
import { clearsAfter } from '../steps/toastSteps.ts';

/** Buys a frame by card and opens the page of the order; returns its number. */
async function buyFrame(page: Page): Promise<string> {
  const goods = [{ productId: '100101', powerType: 'frame_only' as const }];
  const orderId = await placeOrder({ token: await sessionOf(page), goods });
  await page.goto(orderPath(orderId));
  await expect(page.getByRole('list', { name: /^Progress of/ })).toBeVisible();
  return orderId;
}

/** Opens the first product of the list with such a difference in price, frame only; returns the button that chooses it. */
async function openGoods(page: Page, difference: RegExp): Promise<Locator> {
  await page.getByRole('article').filter({ hasText: difference }).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('radio', { name: /^Frame Only/ }).check();
  return panel.getByRole('button', { name: 'Choose for the exchange' });
}

test('SHELL-03 SHELL-04 SHELL-13 CART-23 ROUTE-18 a frame is exchanged for another one from the list, a notice that did not load says so, the exchange is left, and the next one is closed from another tab', async ({
  page,
  context,
  request,
}) => {
  allowInConsole(page, /net::ERR_|Failed to fetch/);
  const orderId = await buyFrame(page);
  await expect(page.getByRole('link', { name: /^Exchange / })).toHaveCount(0);
  await deliver(request, orderId);
  await page.reload();
  const notice = /\/assets\/ExchangeNotice-/;
  await context.route(notice, (route) => route.abort());
  await beginExchange(page, 'Something new');
  await expect(
    page.getByRole('alert').filter({ hasText: 'The notice of your open exchange did not load' }),
  ).toBeVisible();
  await expect(page.getByText(/^pay ₹/).first()).toBeVisible();
  await context.unroute(notice);
  await page.reload();
  const bar = page.getByRole('region', { name: 'Exchange open' });
  await expect(bar).toBeVisible();
  await (await openGoods(page, /pay ₹/)).click();
  await page.waitForURL(/\/customer\/my\/order\/return\//);
  await expect(page.getByRole('heading', { level: 1, name: / for / })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'The difference' })).toContainText('You pay');
  await page.getByText('We collect it at your door').click();
  await page.getByText('12:00–15:00').click();
  await expect(page.getByText(/^Collected /)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Leave the exchange' }).click();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.getByRole('link', { name: /^Exchange / }).first()).toBeVisible();
  await expect(bar).toHaveCount(0);

  await beginExchange(page, 'Something new');
  await expect(bar).toBeVisible();
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  expect(await cookies()).toContain('exchangeMethod');
  const other = await context.newPage();
  await other.goto('/eyeglasses');
  const dialog = other.getByRole('dialog', { name: 'An exchange is open in another tab' });
  const reloaded = other.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Close the exchange' }).click();
  await reloaded;
  await expect(other.getByRole('heading', { level: 1, name: 'Eyeglasses' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await cookies()).not.toContain('exchangeMethod');
  await page.reload();
  await expect(bar).toHaveCount(0);
});

test('RET-10 an exchange for the same model is agreed, and both orders link to each other @phone', async ({
  page,
  request,
}) => {
  const orderId = await buyFrame(page);
  await deliver(request, orderId);
  await page.reload();
  await beginExchange(page, 'The same model');
  await page.getByText('We collect it at your door').click();
  await page.getByText('12:00–15:00').click();
  await page.getByRole('button', { name: /^Exchange/ }).click();
  await page.waitForURL(/order-summary/);
  const exchanged = page.getByText(/^Exchanged for order/);
  await expect(exchanged).toBeVisible();
  await exchanged.getByRole('link', { name: 'See the exchange' }).click();
  await expect(page.getByText(/^It is expected on /)).toBeVisible();
  await page.getByRole('link', { name: 'See the new order' }).click();
  await expect(page.getByText(/^In exchange for goods of order/)).toContainText(orderId);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('arrives');
});

test('RET-10 CART-22 UI-05 a more expensive product is refused once, then chosen, its difference is paid by card, and both orders link to each other', async ({
  page,
  request,
}) => {
  allowInConsole(page, /status of 409/);
  const orderId = await buyFrame(page);
  await deliver(request, orderId);
  await page.reload();
  await beginExchange(page, 'Something new');
  const choose = await openGoods(page, /pay ₹/);
  const detail = 'These goods have sold out meanwhile.';
  const adding = (url: URL) => url.pathname.includes('/v2/carts');
  await page.route(adding, (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 409, code: 'sold_out', title: 'Conflict', detail }),
    }),
  );
  await choose.click();
  await expect(page.locator('.toast', { hasText: detail }).locator('.lucide-circle-alert')).toBeVisible();
  await clearsAfter(page, detail, 5_000);
  await page.unroute(adding);
  await choose.click();
  await page.waitForURL(/\/customer\/my\/order\/return\//);
  await expect(page.getByRole('complementary', { name: 'The difference' })).toContainText('You pay');
  await page.getByRole('button', { name: /^Pay ₹.* and exchange$/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: /choose/i })).toBeInViewport();
  await page.getByText('Leave it at a parcel point').click();
  await page.getByRole('button', { name: /^Pay ₹.* and exchange$/ }).click();
  await page.waitForURL(`${STORE.sandbox}/**`);
  await page.getByLabel('Card number').fill(ACCEPTED);
  await page.getByLabel('Expires').fill('08 / 29');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ananya Rao');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The exchange is agreed' })).toBeVisible();
  await page.getByRole('link', { name: 'See the new order' }).click();
  const from = page.getByText(/^In exchange for goods of order/);
  await expect(from).toContainText(orderId);
  const newId = new URL(page.url()).searchParams.get('orderId') ?? '';
  await from.getByRole('link').click();
  await expect(page.getByText(/^Exchanged for order/)).toContainText(newId);
  await expect(page.getByText('The exchange waits for the old goods.')).toBeVisible();
});

test('RET-10 an exchange for a cheaper product says how much is refunded and when, and its order says where the old product is @phone', async ({
  page,
  request,
}) => {
  const orderId = await buyFrame(page);
  await deliver(request, orderId);
  await page.reload();
  await beginExchange(page, 'Something new');
  await (await openGoods(page, /₹[\d,]+ back/)).click();
  await page.waitForURL(/\/customer\/my\/order\/return\//);
  await page.getByText('Leave it at a parcel point').click();
  const difference = page.getByRole('complementary', { name: 'The difference' });
  await expect(difference).toContainText('Comes back');
  await expect(difference).toContainText(/by \w+day, \d/);
  await page.getByRole('button', { name: /^Exchange, ₹.* comes back$/ }).click();
  await page.waitForURL(/order-summary/);
  const stands = page.getByText(/^Exchanged for order/);
  await expect(stands).toContainText('The exchange waits for the old goods.');
  await expect(page.getByRole('button', { name: 'Book a fitting' })).toBeVisible();
  await page.getByRole('link', { name: 'See the return' }).click();
  const returnId = /R(\d+)/.exec(await page.getByText(/^Return R\d+/).innerText())?.[1] ?? '';
  const order = orderPath(orderId);
  await receiveReturn(request, returnId, ['picked_up']);
  await page.goto(order);
  await expect(page.getByRole('heading', { level: 1, name: 'All sent back' })).toBeVisible();
  await expect(stands).toContainText('Its old goods are on their way to us.');
  await expect(page.getByRole('button', { name: 'Book a fitting' })).toHaveCount(0);
  await receiveReturn(request, returnId, ['received', 'inspected']);
  await expect(async () => {
    await page.reload();
    await expect(stands).toContainText('The exchange is done.', { timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
});
