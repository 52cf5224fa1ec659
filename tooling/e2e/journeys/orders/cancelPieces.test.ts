import type { Page } from '@playwright/test';
import { sessionOf } from '../steps/cartByCall.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { orderPath } from '../steps/orderSteps.ts';
import { allowInConsole, expect, test } from '../steps/shopper.ts';
import { deliver, receiveReturn } from '../steps/storePeople.ts';

/** Opens the dialog that cancels an order, and chooses a reason. */
async function askToCancel(page: Page) {
  await page
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'I have changed my mind' }).check();
  return dialog;
}

test('ORD-06 RET-08 MONEY-01 two of three pieces are cancelled after their refund is shown, another tab that is too late cancels nothing more, and the third piece arrives broken and is refunded without being sent back', async ({
  page,
  context,
  request,
}) => {
  allowInConsole(page, /status of 409/);
  const goods = [{ productId: '400102', quantity: 3 }];
  const orderId = await placeOrder({ token: await sessionOf(page), goods });
  await page.goto(orderPath(orderId));
  const late = await context.newPage();
  await late.goto(orderPath(orderId));
  const lateDialog = await askToCancel(late);
  await expect(lateDialog.getByRole('group', { name: 'Your refund' })).toBeVisible();
  await lateDialog.getByRole('radio', { name: /^To the card/ }).check();
  await lateDialog.getByLabel(/Is there anything/).fill('Bought twice by mistake');

  await page.bringToFront();
  const dialog = await askToCancel(page);
  const money = dialog.getByRole('group', { name: 'Your refund' });
  const whole = await money.innerText();
  await dialog.getByRole('button', { name: /^One fewer/ }).click();
  await expect(dialog.getByRole('checkbox', { name: /2 pieces/ })).toBeChecked();
  await expect(money).not.toHaveText(whole);
  const said = /₹[\d,.]+/.exec(await money.innerText())?.[0] ?? 'nothing';
  await dialog.getByRole('radio', { name: /^To the card/ }).check();
  await dialog.getByRole('button', { name: 'Cancel the chosen items' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/2 pieces cancelled/).first()).toBeVisible();
  await expect(page.getByText(said).first()).toBeVisible();

  await late.bringToFront();
  await lateDialog.getByRole('button', { name: /^Cancel / }).click();
  await expect(lateDialog.getByRole('alert')).toBeVisible();
  await expect(lateDialog.getByLabel(/Is there anything/)).toHaveValue('Bought twice by mistake');
  await late.close();
  await page.reload();
  await expect(page.getByText(/2 pieces cancelled/).first()).toBeVisible();

  await deliver(request, orderId);
  await page.reload();
  await page
    .getByRole('link', { name: /^Send it back/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Came broken' }).click();
  await page
    .getByLabel('Add photo')
    .setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(page.getByRole('img', { name: 'Your photo 1' })).toBeVisible();
  await expect(page.getByText(/You do not need to send/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose the way back' }).click();
  await expect(page.getByText('We collect it at your door')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send this claim' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We are looking at your claim' })).toBeVisible();
  const number = /R(\d+)/.exec(await page.getByText(/^Return R\d+/).innerText())?.[1] ?? '';
  await receiveReturn(request, number, ['inspected']);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Sent /).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
  await expect(page.getByText(/Came broken · stays with you/)).toBeVisible();
  await expect(page.getByText('Paid back').last()).toBeVisible();
  await page.goto(orderPath(orderId));
  await expect(page.getByRole('link', { name: /^Send it back/ })).toHaveCount(0);
});
