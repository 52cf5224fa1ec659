import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { STORE } from '../../ports.ts';
import { inOtherTab } from '../steps/devices.ts';
import { sessionOf } from '../steps/cartByCall.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { orderPath } from '../steps/orderSteps.ts';
import { expect, test } from '../steps/shopper.ts';
import { deliver, receiveReturn } from '../steps/storePeople.ts';

/** Orders bottles of solution with cash on delivery and opens the page of the order; returns its number. */
async function buyForCash(page: Page, bottles: number): Promise<string> {
  const goods = [{ productId: '400102', quantity: bottles }];
  const orderId = await placeOrder({ token: await sessionOf(page), goods, method: 'cod' });
  await page.goto(orderPath(orderId));
  return orderId;
}

/** Presses a button for the pay-out to an account in the sandbox of the bank. */
async function atTheBank(page: Page, last4: string, button: 'Pay' | 'Refuse'): Promise<void> {
  await inOtherTab(page, `${STORE.sandbox}/payouts`, async (bank) => {
    const payout = bank.getByRole('article').filter({ hasText: `ending ${last4}` });
    await expect(async () => {
      await bank.reload();
      await expect(payout).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 45_000 });
    await payout.getByRole('button', { name: button }).click();
    await expect(payout.getByText(button === 'Pay' ? /succeeded/ : /failed/).first()).toBeVisible();
  });
}

const somebodysAccount = () => `4471${randomInt(10_000_000, 99_999_999)}`;

async function typeAccount(page: Page, number: string): Promise<void> {
  await page.getByLabel('Name on the account').click();
  await page.keyboard.type('Ananya Rao');
  await page.getByLabel('Account number').click();
  await page.keyboard.type(number);
  await page.getByLabel('Once more').click();
  await page.keyboard.type(number);
  await page.getByLabel('IFSC of the branch').click();
  await page.keyboard.type('kosh0000411');
}

test('ORD-07 MONEY-01 RET-08 the refund of a cash order goes to a bank account that is typed, refused, corrected and paid', async ({
  page,
  request,
}) => {
  const [wrong, right] = [somebodysAccount(), somebodysAccount()];
  const orderId = await buyForCash(page, 1);
  await deliver(request, orderId);
  await page.reload();
  await page
    .getByRole('link', { name: /^Send it back/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Changed my mind' }).filter({ visible: true }).first().click();
  // The button is pressed before the amount is loaded; the page goes on by itself.
  await page.getByRole('button', { name: 'Choose the way back' }).click();
  await page.getByText('Leave it at a parcel point').click();
  await expect(page.getByRole('radio', { name: /^Back the way you paid/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /^A bank account, by NEFT/ })).toBeChecked();
  await page.getByRole('button', { name: 'Send this return' }).click();
  await expect(page.getByText('Please write the name as it is on the account.')).toBeVisible();
  await typeAccount(page, wrong);
  await page.getByRole('button', { name: 'Send this return' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /parcel point/ })).toBeVisible();
  await expect(page.getByText(`To the bank account ending ${wrong.slice(-4)} (bank KOSH).`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
  const number = /R(\d+)/.exec(await page.getByText(/^Return R\d+/).innerText())?.[1] ?? '';
  await receiveReturn(request, number);
  await atTheBank(page, wrong.slice(-4), 'Refuse');
  await page.goto(orderPath(orderId));
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/could not be sent/).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
  await expect(page.getByRole('button', { name: 'Take it as store credit' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Give a bank account' }).click();
  await typeAccount(page, right);
  await page.getByRole('button', { name: 'Send it there' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(`To the bank account ending ${right.slice(-4)}`).first()).toBeVisible();
  await atTheBank(page, right.slice(-4), 'Pay');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Sent on/).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
  await expect(page.getByText(/\(bank KOSH\)/)).toHaveCount(0);
});

test('ORD-06 one piece of a cash-on-delivery line is cancelled: the amount due is lower, and no refund is needed @phone', async ({
  page,
}) => {
  await buyForCash(page, 3);
  await page
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'I have changed my mind' }).check();
  for (let left = 2; left > 0; left -= 1) await dialog.getByRole('button', { name: /^One fewer/ }).click();
  await expect(dialog.getByText('Less to pay at the door')).toBeVisible();
  await expect(dialog.getByText(/bank account|store credit/i)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel the chosen items' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/1 piece cancelled/).first()).toBeVisible();
});
