import type { NewCartItem } from '@lunette/cart/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../../../seed/sentinels.ts';
import { FRAME } from '../../../checkout/testing/shopper.ts';
import { paymentsOf } from '../../../checkout/payment/orderPayments.ts';
import { webhook } from '../../../checkout/testing/fakeProvider.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import { exchangingStore } from '../../testing/exchanging.ts';
import { courierStep, sendFulfilmentEvent } from '../../testing/fakeFulfilment.ts';

const { app, provider, delivered, read, payAgain, move, pay, exchanged, underWay, books } =
  await exchangingStore();
const OTHER: NewCartItem = { productId: sentinels.rimlessFrame, powerType: 'frame_only' };
const REFUSED = [{ to: 'received' }, { to: 'rejected', reason: 'worn down' }] as const;

/** Lets the courier collect the refused pieces and lose them. */
async function lose(returnId: string | null, { withJobs = true } = {}) {
  const { rows } = await app.db.execute<{ id: string }>(
    sql`SELECT id FROM refused_parcel WHERE return_id = ${returnId}`,
  );
  for (const status of ['shipped', 'lost', 'lost'] as const)
    expect(await sendFulfilmentEvent(app, 'courier', courierStep(rows[0]?.id ?? '', status))).toBe(200);
  if (withJobs) await app.runJobs();
}

const mailsAbout = (words: string) =>
  app.sent.mail.filter(({ subject, text }) => `${subject} ${text}`.includes(words));

test('RET-10 old goods that were refused and lost on their way back pay the amount owed for the new ones, and the rest is refunded', async () => {
  const owner = await delivered([FRAME]);
  const { id, newOrderId, returnId } = await underWay(owner, OTHER);
  await move(returnId, ...REFUSED);
  const owing = (await read(owner, id)).result;
  expect(owing).toMatchObject({ status: 'owed' });
  expect(owing.message).toContain('We could not accept what you sent back, so it comes back to you.');
  // A page on which the debt could be paid is open while the goods are lost.
  expect((await payAgain(owner, id)).result.due?.pageUrl).toContain('/pay/');
  await lose(returnId);
  expect((await read(owner, id)).result).toMatchObject({ status: 'done', due: null, message: null });
  const [old, next] = [await books(owner.orderId), await books(newOrderId)];
  expect(next).toMatchObject({ status: 'placed', back: 0, total: next.received + next.movedHere });
  expect(old).toMatchObject({ movedOn: next.movedHere, received: old.movedOn + old.back });
  expect((await payAgain(owner, id)).problem.code).toBe('exchange_paid');
  const [mail] = mailsAbout(`Pieces of your return ${returnId} are lost`);
  expect(mail?.text).toMatch(/₹[\d,.]+ of what it was worth pays for the new goods of your exchange\./);
  const { result } = await call(
    app,
    orderContract.getOrder,
    { params: { orderId: owner.orderId }, query: {} },
    { token: owner.token },
  );
  // No part of it can be returned any more.
  expect(result.orders[0]?.items[0]?.exchange).toMatchObject({ status: 'done', returnStatus: 'refunded' });
  // A payment of the debt at that moment is refunded.
  const open = (await paymentsOf(app.db, newOrderId)).filter(({ method }) => method === 'cc').at(-1);
  await app.http.inject(webhook('payment.succeeded', provider.decide(open?.intentId ?? '', 'succeeded')));
  await app.runJobs();
  const after = await books(newOrderId);
  expect(after).toMatchObject({
    received: next.received + (open?.amount ?? 0),
    back: open?.amount,
    movedHere: next.movedHere,
  });
  expect((await read(owner, id)).result.status).toBe('done');
});

test('RET-10 when the debt was paid before, the full price of the lost goods is refunded', async () => {
  const owner = await delivered([FRAME]);
  const { id, newOrderId, returnId } = await underWay(owner, OTHER);
  await move(returnId, ...REFUSED);
  await payAgain(owner, id);
  await pay(owner, id);
  expect((await read(owner, id)).result.status).toBe('done');
  await lose(returnId);
  const [old, next] = [await books(owner.orderId), await books(newOrderId)];
  expect(old).toMatchObject({ movedOn: 0, back: old.received });
  expect(next).toMatchObject({ status: 'placed', received: next.total, movedHere: 0, back: 0 });
});

test('RET-10 goods of an exchange that was cancelled since they were refused are refunded when they are lost', async () => {
  const owner = await delivered([FRAME]);
  const { id, returnId } = await exchanged(owner, FRAME);
  await move(returnId, { to: 'picked_up' });
  await move(returnId, ...REFUSED);
  const { status } = (await read(owner, id)).result;
  expect(['cancelled', 'owed']).toContain(status);
  await lose(returnId);
  const old = await books(owner.orderId);
  expect(old.received).toBe(old.movedOn + old.back);
  expect((await read(owner, id)).result).toMatchObject({
    status: status === 'owed' ? 'done' : 'cancelled',
    due: null,
  });
});

test('RET-10 goods that are lost before their exchange has handled the refusal end it in the same way', async () => {
  const owner = await delivered([FRAME]);
  const { id, newOrderId, returnId } = await underWay(owner, OTHER);
  await move(returnId, { to: 'received' });
  await app.db.execute(sql`
    UPDATE order_return SET status = 'rejected', rejection = 'worn down' WHERE id = ${returnId}`);
  await app.db.execute(sql`UPDATE return_item SET outcome = 'back_to_sender' WHERE return_id = ${returnId}`);
  await app.db.execute(sql`
    INSERT INTO refused_parcel (return_id, expected_on) VALUES (${returnId}, current_date + 5)`);
  await lose(returnId, { withJobs: false });
  expect((await read(owner, id)).result).toMatchObject({ status: 'done', due: null });
  await app.runJobs();
  const [old, next] = [await books(owner.orderId), await books(newOrderId)];
  expect(next.total).toBe(next.received + next.movedHere);
  expect(old.received).toBe(old.movedOn + old.back);
  expect(mailsAbout('needs a payment').filter(({ text }) => text.includes(owner.orderId))).toEqual([]);
});

test('RET-10 of two pieces one is missing and one is lost on its way back: the lost one pays, and the rest is still owed', async () => {
  const owner = await delivered([{ ...FRAME, quantity: 3 }]);
  const { id, newOrderId, returnId } = await underWay(owner, OTHER, { quantity: 2 });
  const items = [{ itemId: owner.itemId, quantity: 1 }];
  await move(returnId, { to: 'received', items }, { to: 'rejected', reason: 'worn down' });
  const before = (await read(owner, id)).result.due?.amount.value ?? 0;
  const old = (await payAgain(owner, id)).result.due?.pageUrl;
  await lose(returnId);
  const owing = (await read(owner, id)).result;
  expect(owing).toMatchObject({ status: 'owed', due: { pageUrl: null } });
  expect(owing.due?.amount.value).toBeGreaterThan(0);
  expect(owing.due?.amount.value).toBeLessThan(before);
  expect(owing.message).toContain('it did not reach you on its way back');
  // The payment page of the whole debt is closed, and one of the rest is opened.
  const again = (await payAgain(owner, id)).result.due;
  expect(again?.pageUrl).not.toBe(old);
  const rest = (await paymentsOf(app.db, newOrderId)).at(-1);
  await app.http.inject(webhook('payment.succeeded', provider.decide(rest?.intentId ?? '', 'succeeded')));
  await app.runJobs();
  expect((await read(owner, id)).result).toMatchObject({ status: 'done', due: null });
  const next = await books(newOrderId);
  expect(next).toMatchObject({ back: 0, total: next.received + next.movedHere });
});
