import { cartMoneyContract } from '@lunette/cart/contract';
import { refundContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pay, payByCard, readyToPay } from '../../../checkout/testing/shopper.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import { FRAMES, returningStore, type Delivered } from '../../testing/returning.ts';

const { app, provider, begin, details, arrive, move } = await returningStore();

const WORTH = 500;

/** Puts a new voucher of an amount into the cart of a guest. */
async function giveVoucher({ token }: { token: string }, code: string, worth: number): Promise<void> {
  await app.db.execute(sql`
    INSERT INTO gift_voucher (code, country, currency_code, amount, balance)
    VALUES (${code}, 'IN', 'INR', ${worth * 100}, ${worth * 100})`);
  const body = { giftVoucherCode: code };
  await call(app, cartMoneyContract.applyVoucher, { body, query: {} }, { token });
}

/** Records that the goods of an order were delivered; returns its items. */
async function deliver(orderId: string): Promise<string[]> {
  const { rows } = await app.db.execute<{ id: string }>(sql`
    INSERT INTO item_status_history (item_id, status, at)
    SELECT id, 'delivered', now() - interval '2 days' FROM order_item WHERE order_id = ${orderId}
    RETURNING item_id AS id`);
  return rows.map(({ id }) => id);
}

/** A delivered order of a guest, of which a voucher has paid a part and a card the rest. */
async function deliveredWithVoucher(code: string): Promise<Delivered> {
  const ready = await readyToPay(app, { items: [FRAMES] });
  await giveVoucher(ready, code, WORTH);
  const { orderId } = await payByCard(app, provider, { ...ready, total: ready.total - WORTH });
  return { ...ready, orderId, itemIds: await deliver(orderId) };
}

test('RET-08 a guest whose voucher has paid the whole order returns it, and has it on the voucher again', async () => {
  const ready = await readyToPay(app, { items: [FRAMES] });
  await giveVoucher(ready, 'GIFT-WHOLE-1', ready.total);
  const { orderId } = (await pay(app, { ...ready, total: 0 }, { paymentMethod: 'none' })).result;
  const order = { ...ready, orderId, itemIds: await deliver(orderId) };
  const { returnId, seen } = await begin(order, 1);
  const [back, ...others] = seen.payments;
  expect(others).toEqual([]);
  expect(back).toMatchObject({ method: 'source', title: 'To your gift voucher', amount: seen.total });
  await arrive(order, returnId);
  await move(returnId, { to: 'inspected' });
  await app.runJobs();
  const { rows } = await app.db.execute(sql`SELECT balance FROM gift_voucher WHERE code = 'GIFT-WHOLE-1'`);
  expect(rows).toEqual([{ balance: Math.round(seen.total.value * 100) }]);
});

test('RET-07 RET-08 a guest’s voucher share is announced for the voucher in preview and return, is on it again, and has its title', async () => {
  const order = await deliveredWithVoucher('GIFT-BACK-1');
  const { orderId, token } = order;
  const { returnId, seen } = await begin(order, 3);
  const onVoucher = { method: 'source', title: 'To your gift voucher', amount: { value: WORTH } };
  const toCard = { method: 'source', title: 'To the card ending 4242', note: null };
  const note = 'What a voucher or store credit had paid';
  expect(seen.payments).toMatchObject([toCard, { ...onVoucher, note }]);
  const payments = async () => (await details(order)).result.returns[0]?.payments;
  expect(await payments()).toMatchObject([
    { ...toCard, status: 'planned' },
    { ...onVoucher, note, status: 'planned', by: seen.payments[1]?.by },
  ]);
  await arrive(order, returnId);
  await move(returnId, { to: 'inspected' });
  await app.runJobs();
  expect(await payments()).toMatchObject([
    { ...onVoucher, note, status: 'done' },
    { ...toCard, status: 'done' },
  ]);
  const { rows } = await app.db.execute(sql`SELECT balance FROM gift_voucher WHERE code = 'GIFT-BACK-1'`);
  expect(rows).toEqual([{ balance: WORTH * 100 }]);
  const request = { params: { orderId }, query: {} };
  const { result } = await call(app, refundContract.getRefundDetails, request, { token });
  expect(result.refunds[0]).toMatchObject(onVoucher);
});
