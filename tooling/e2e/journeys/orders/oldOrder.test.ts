import { startPostgres } from '@lunette/gateway/postgres';
import type { Page } from '@playwright/test';
import { Pool } from 'pg';
import { sessionOf } from '../steps/cartByCall.ts';
import { placeOrder } from '../steps/ordersByCall.ts';
import { orderPath } from '../steps/orderSteps.ts';
import { expect, test } from '../steps/shopper.ts';
import { register, somebodyNew } from '../steps/signInSteps.ts';
import { deliver, receiveReturn } from '../steps/storePeople.ts';

/**
 * Turns an order into one of last month, from before shares, parcels, papers and acts: deletes them, and sets its tax to
 * the single rate of that time.
 */
async function makeOld(orderId: string): Promise<void> {
  const { url } = await startPostgres({ dataDir: process.env.DATA_DIR ?? '', port: 0 });
  const pool = new Pool({ connectionString: url('lunette') });
  const run = (text: string) => pool.query(text, [orderId]);
  await run('DELETE FROM paper WHERE order_id = $1');
  await run('DELETE FROM order_act WHERE order_id = $1');
  await run(`
    UPDATE order_item SET shares = NULL, parcel_id = NULL, lab_id = NULL, lab_order = NULL, expected_on = NULL
    WHERE order_id = $1`);
  await run('DELETE FROM parcel WHERE order_id = $1');
  await run(`
    UPDATE item_status_history SET at = at - interval '10 days', event = NULL
    WHERE item_id IN (SELECT id FROM order_item WHERE order_id = $1)`);
  await run(`UPDATE payment SET created_at = created_at - interval '30 days' WHERE order_id = $1`);
  await run(`
    UPDATE orders SET
      created_at = created_at - interval '30 days', placed_at = placed_at - interval '30 days', advance_at = NULL,
      client = NULL, totals = totals - 'taxLines' || '{"taxPercent": 12}'
    WHERE id = $1`);
  await pool.end();
}

/** Presses a paper and expects a download. */
async function savePaper(page: Page, name: RegExp): Promise<void> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name }).first().click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
}

test('ORD-03 RET-01 MONEY-01 a new customer returns an order of last month, from before pieces had shares and papers: from the list to the refund and its credit note @phone', async ({
  page,
  request,
  isMobile,
}) => {
  const person = somebodyNew();
  await register(page, person);
  const goods = [
    { productId: '100101', powerType: 'frame_only' as const },
    { productId: '400102', quantity: 2 },
  ];
  const orderId = await placeOrder({ token: await sessionOf(page), email: person.email, goods });
  await deliver(request, orderId);
  await makeOld(orderId);

  await page.goto(isMobile ? '/sales/order/history' : '/customer/account');
  await page
    .getByRole('listitem')
    .filter({ hasText: orderId })
    .getByRole('heading')
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'All delivered' })).toBeVisible();
  await savePaper(page, /Tax invoice/);
  await page
    .getByRole('link', { name: /^Send it back: Clear/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^One fewer/ }).click();
  await page.getByRole('button', { name: 'Changed my mind' }).first().click();
  const sum = page.getByRole('complementary', { name: /What you get back/ });
  await expect(sum).toContainText('₹240');
  await page.getByRole('button', { name: 'Choose the way back' }).click();
  await page.getByText('Leave it at a parcel point').click();
  await page.getByRole('button', { name: 'Send this return' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /parcel point/ })).toBeVisible();
  const number = /R(\d+)/.exec(await page.getByText(/^Return R\d+/).innerText())?.[1] ?? '';
  await receiveReturn(request, number);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Sent /).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
  await page.goto(orderPath(orderId));
  await savePaper(page, /Credit note/);
  await expect(page.getByText('₹240').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Send it back: Clear/ })).toHaveCount(1);
});
