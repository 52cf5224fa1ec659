import { randomInt } from 'node:crypto';
import { isPlaced, orderForCash, orderPath } from '../steps/orderSteps.ts';
import {
  allowInConsole,
  expect,
  fillAddress,
  goToCheckout,
  goToPayment,
  putFrameInBag,
  test,
} from '../steps/shopper.ts';
import { sessionOf } from '../steps/cartByCall.ts';
import { placeOrder, placeUnpaidOrders } from '../steps/ordersByCall.ts';
import { STORE } from '../../ports.ts';

test('CHK-08 a guest goes from the home page to an order with cash on delivery, and finds it again', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Made to the');
  await page.getByRole('link', { name: 'See eyeglasses' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Eyeglasses' })).toBeVisible();
  await page.getByRole('link', { name: /Alder/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alder' })).toBeVisible();
  await putFrameInBag(page);
  await goToCheckout(page);
  await fillAddress(page);
  await orderForCash(page);
  await isPlaced(page);
  await page.getByRole('link', { name: /See the order/ }).click();
  await expect(page.getByText('Alder').first()).toBeVisible();
  await expect(page.getByText('To pay at the door')).toBeVisible();
  await expect
    .poll(async () =>
      JSON.stringify(
        await (await request.get(`${STORE.sandbox}/inbox/messages?to=ananya.rao@post.example`)).json(),
      ),
    )
    .toContain('Alder');
});

test('ORD-06 ORD-01 an order that was just placed is cancelled on its own page, and its e-mail opens it elsewhere', async ({
  page,
  context,
}) => {
  allowInConsole(page, /status of 404/);
  await page.goto('/eyeglasses');
  await page.getByRole('link', { name: /Alder/ }).first().click();
  await putFrameInBag(page);
  await goToCheckout(page);
  await fillAddress(page);
  await orderForCash(page);
  await page.getByRole('link', { name: /See the order/ }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'I have changed my mind' }).check();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  const address = page.url();
  await page.goto(address.replace('/order-summary', ''));
  await expect(page.getByText('It can no longer be paid')).toBeVisible();
  await context.clearCookies();
  await page.goto(address);
  await page.getByLabel('E-mail address of the order').fill('ananya.rao@post.example');
  await page.getByRole('button', { name: 'Open the order' }).click();
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeFocused();
});

test('after many unpaid orders from one network a guest solves the captcha and orders, and the chosen method of payment stays @phone', async ({
  page,
  context,
}) => {
  allowInConsole(page, /status of 403/);
  const network = { 'x-forwarded-for': `172.16.${randomInt(256)}.${randomInt(256)}` };
  await placeUnpaidOrders(20, network);
  await context.setExtraHTTPHeaders(network);
  await goToPayment(page);
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  const order = page.getByRole('button', { name: /^Place order/ });
  await order.click();
  const box = page.getByRole('checkbox', { name: 'I am a person' });
  await expect(page.getByText('One more step: please tick the box, then send it again.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  await box.check();
  await expect(page.getByText('Confirmed')).toBeVisible();
  await order.click();
  await isPlaced(page);
});

test('MONEY-06 an order with only a membership says that it has begun, and an order with products too says when they arrive', async ({
  page,
}) => {
  const token = await sessionOf(page);
  const membership = { productId: '128269' };
  const alone = await placeOrder({ token, goods: [membership] });
  await page.goto(orderPath(alone));
  await expect(page.getByRole('heading', { level: 1, name: 'Your membership has begun' })).toBeVisible();
  const both = await placeOrder({ token, goods: [membership, { productId: '500101' }] });
  await page.goto(orderPath(both));
  await expect(page.getByRole('heading', { level: 1, name: /^Arrives / })).toBeVisible();
});
