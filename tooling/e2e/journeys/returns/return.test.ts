import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { changeShows } from '../steps/changeShows.ts';
import { sessionOf } from '../steps/cartByCall.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { fromInbox } from '../steps/signInSteps.ts';
import { orderPath, returnNumber } from '../steps/orderSteps.ts';
import { allowInConsole, expect, test } from '../steps/shopper.ts';
import { deliver, fulfilmentOf, receiveReturn } from '../steps/storePeople.ts';

/** Buys a bottle of solution and a case by card and opens the page of the order; returns its number. */
async function buyByCard(page: Page, email: string): Promise<string> {
  const goods = [{ productId: '400102' }, { productId: '500101' }];
  const orderId = await placeOrder({ token: await sessionOf(page), goods, email });
  await page.goto(orderPath(orderId));
  await expect(page.getByRole('list', { name: /^Progress of/ }).first()).toBeVisible();
  return orderId;
}

const somebody = () => `guest.${randomUUID().slice(0, 8)}@post.example`;

test('RET-01 ROUTE-17 a guest returns an item from the order’s page: piece, reason, day and refund, until it is paid', async ({
  page,
  request,
}) => {
  const orderId = await buyByCard(page, somebody());
  await expect(page.getByRole('link', { name: /^Send it back/ })).toHaveCount(0);
  await deliver(request, orderId);
  await page.clock.install();
  await page.reload();
  await page
    .getByRole('link', { name: /^Send it back/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'What comes back?' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose the way back' }).click();
  await expect(page.getByRole('alert')).toContainText('Please choose why');
  await page.getByRole('button', { name: 'Changed my mind' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('complementary').getByText('Together')).toBeVisible();
  await page.getByRole('button', { name: 'Choose the way back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How does it come back?' })).toBeFocused();
  await page.getByRole('button', { name: 'Send this return' }).click();
  await expect(page.getByRole('alert')).toContainText('how it comes back');
  await page.getByText('We collect it at your door').click();
  await page.getByText('12:00–15:00').click();
  await expect(page.getByText('The courier comes between 12:00 and 15:00')).toBeVisible();
  await page.getByRole('button', { name: 'Send this return' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^We collect it on/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Code of this return' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps of the return' }).getByRole('listitem')).toHaveCount(6);
  await page.getByRole('button', { name: 'Change the day' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('15:00–18:00').click();
  await dialog.getByRole('button', { name: 'Choose this time' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/between 15:00 and 18:00/)).toBeVisible();
  // The page updates without a reload.
  await receiveReturn(request, await returnNumber(page));
  await changeShows(page, (within) => expect(page.getByText(/^Sent /).first()).toBeVisible(within));
  await expect(page.getByRole('button', { name: 'Cancel this return' })).toHaveCount(0);
});

test('RET-07 ORD-02 the page of an order follows its return without a reload until the refund is sent @phone', async ({
  page,
  request,
}) => {
  const goods = [{ productId: '400102' }];
  const orderId = await placeOrder({ token: await sessionOf(page), goods });
  await deliver(request, orderId);
  await page.clock.install();
  await page.goto(`/sales/order/return/products/${orderId}`);
  await page.getByRole('button', { name: 'Changed my mind' }).click();
  await page.getByRole('button', { name: 'Choose the way back' }).click();
  await page.getByText('Leave it at a parcel point').click();
  await page.getByRole('button', { name: 'Send this return' }).click();
  await page.waitForURL('**/return-details/**');
  const number = await returnNumber(page);
  await page.goto(orderPath(orderId));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All delivered');
  await receiveReturn(request, number, ['picked_up']);
  const heading = page.getByRole('heading', { level: 1 });
  await changeShows(page, (within) => expect(heading).toHaveText('All sent back', within));
  await receiveReturn(request, number, ['received', 'inspected']);
  const refunds = page.locator('section').filter({ hasText: 'Money back' }).last();
  await changeShows(page, (within) => expect(refunds).toContainText('To the card', within));
});

test('RET-07 the courier misses the pickup: the page says so without a reload, a message links to it, and another day is chosen @phone', async ({
  page,
  request,
}) => {
  const token = await sessionOf(page);
  const to = somebody();
  const orderId = await placeOrder({ token, goods: [{ productId: '400102' }], email: to });
  await deliver(request, orderId);
  await page.clock.install();
  await page.goto(`/sales/order/return/products/${orderId}`);
  await page.getByRole('button', { name: 'Changed my mind' }).click();
  await page.getByRole('button', { name: 'Choose the way back' }).click();
  await page.getByText('We collect it at your door').click();
  await page.getByText('12:00–15:00').click();
  await page.getByRole('button', { name: 'Send this return' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^We collect it on/ })).toBeVisible();
  const parcel = (status: string) => new RegExp(`Return parcel R\\d+: ${status}`);
  await fulfilmentOf(page, orderId).press(parcel('booked'), 'Does not come', parcel('missed'));
  const heading = page.getByRole('heading', { level: 1 });
  await changeShows(page, (within) => expect(heading).toHaveText('The courier did not come', within));
  const link = await fromInbox(request, {
    to,
    pattern: /Please choose another day[^]*?(\/sales\/order\/\S+)/,
  });
  expect(link).toContain(`/return-details/${orderId}`);
  await page.getByRole('button', { name: 'Choose another day' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('15:00–18:00').click();
  await dialog.getByRole('button', { name: 'Choose this time' }).click();
  await expect(dialog).toBeHidden();
  await expect(heading).toHaveText(/^We collect it on/);
  await expect(page.getByText(/between 15:00 and 18:00/)).toBeVisible();
  await fulfilmentOf(page, orderId).press(parcel('booked'), 'Has the parcel', parcel('picked_up'));
  await changeShows(page, (within) => expect(heading).toHaveText('It is on its way to us', within));
});

test('RET-08 RET-07 a claim needs its photo and nothing is sent back; a return is cancelled; and elsewhere the order’s code opens both', async ({
  page,
  context,
  request,
}) => {
  allowInConsole(page, /status of 404/);
  const email = somebody();
  const orderId = await buyByCard(page, email);
  await deliver(request, orderId);
  await page.goto(`/sales/order/return/products/${orderId}`);
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(2);
  await boxes.first().check();
  await page.getByRole('button', { name: 'Came broken' }).click();
  await page.getByRole('button', { name: 'Choose the way back' }).click();
  await expect(page.getByRole('alert')).toContainText('add a photo');
  await page.getByLabel('Add photo').setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByRole('img', { name: 'Your photo 1' })).toBeVisible();
  await expect(page.getByText(/You do not need to send/)).toBeVisible();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Changed my mind' }).last().click();
  await page.getByRole('button', { name: 'Choose the way back' }).click();
  await page.getByText('Leave it at a parcel point').click();
  await page.getByRole('button', { name: 'Send this return' }).click();
  await expect(page.getByRole('heading', { name: 'Leave it at a parcel point' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We are looking at your claim' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this return' }).first().click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'This return was cancelled' })).toBeVisible();
  const address = page.url();
  await context.clearCookies();
  await page.goto(address);
  await page.getByLabel('E-mail address of the order').fill(email);
  await page.getByRole('button', { name: 'Open the order' }).click();
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = await fromInbox(request, { to: email, pattern: /^(\d{6})$/m });
  await page.getByLabel('Code of 6 digits').click();
  await page.keyboard.type(code);
  await expect(page.getByRole('heading', { name: 'This return was cancelled' })).toBeVisible();
});
