import type { Page } from '@playwright/test';
import { sessionOf } from '../steps/cartByCall.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { beginExchange, orderPath } from '../steps/orderSteps.ts';
import { allowInConsole, expect, test } from '../steps/shopper.ts';
import { deliver } from '../steps/storePeople.ts';

/** Goes from the page of the order to the second step of a return, with a text that the shopper types. */
async function beginReturn(page: Page, orderId: string, words: string): Promise<void> {
  await page.goto(orderPath(orderId));
  await page
    .getByRole('link', { name: /^Send it back/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Other reason' }).click();
  await page.getByLabel('What is it?').click();
  await page.keyboard.type(words);
  await page.getByRole('button', { name: 'Choose the way back' }).click();
  await page.getByText('Leave it at a parcel point').click();
}

test('RET-01 a return that was sent from another tab is refused in the first tab with its reason, and the typed text stays @phone', async ({
  page,
  context,
  request,
}) => {
  allowInConsole(page, /status of 409/);
  const orderId = await placeOrder({ token: await sessionOf(page), goods: [{ productId: '400102' }] });
  await deliver(request, orderId);
  await beginReturn(page, orderId, 'The lid does not close');
  const other = await context.newPage();
  await beginReturn(other, orderId, 'It leaks');
  await other.getByRole('button', { name: 'Send this return' }).click();
  await expect(other.getByRole('heading', { level: 1, name: /parcel point/ })).toBeVisible();
  await other.close();

  await page.bringToFront();
  const send = page.getByRole('button', { name: 'Send this return' });
  const refused = () => page.waitForResponse((answer) => answer.status() === 409);
  await Promise.all([refused(), send.click()]);
  await expect(page.getByRole('alert')).toContainText(/cannot be sent back now: it is on its way back/);
  await Promise.all([refused(), send.click()]);
  await expect(page.getByRole('alert')).toContainText(/cannot be sent back now: it is on its way back/);
  await page.getByRole('button', { name: 'Change the pieces' }).click();
  await expect(page.getByLabel('What is it?')).toHaveValue('The lid does not close');
  await page.goto(orderPath(orderId));
  await expect(page.getByRole('link', { name: 'See the return' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Send it back/ })).toHaveCount(0);
});

test('RET-10 SHELL-04 an exchange that is agreed in another tab is not agreed twice @phone', async ({
  page,
  context,
  request,
}) => {
  const goods = [{ productId: '100101', powerType: 'frame_only' as const }];
  const orderId = await placeOrder({ token: await sessionOf(page), goods });
  await deliver(request, orderId);
  await page.goto(orderPath(orderId));
  await beginExchange(page, 'The same model');
  await page.getByText('Leave it at a parcel point').click();
  const address = page.url();
  const other = await context.newPage();
  await other.goto(address);
  const notice = other.getByRole('dialog', { name: 'An exchange is open in another tab' });
  await notice.getByRole('button').last().click();
  await expect(notice).toBeHidden();
  await other.getByText('Leave it at a parcel point').click();
  await other.getByRole('button', { name: /^Exchange/ }).click();
  await other.waitForURL(/order-summary/);
  const agreed = await other.getByText(/^Exchanged for order \d{10}/).innerText();
  const newOrder = /\d{10}/.exec(agreed)?.[0] ?? 'none';
  await other.close();

  await page.bringToFront();
  await expect(page.getByText(/The exchange (is agreed|waits)/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Begin the exchange|Exchange)/ })).toHaveCount(0);
  await page.goto(orderPath(orderId));
  await expect(page.getByText(/^Exchanged for order/)).toHaveCount(1);
  await expect(page.getByText(/^Exchanged for order/)).toContainText(newOrder);
});
