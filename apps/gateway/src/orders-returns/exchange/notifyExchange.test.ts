import { randomUUID } from 'node:crypto';
import type { NewCartItem } from '@lunette/cart/contract';
import { formatMoney } from '@lunette/country-config';
import { returnContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { FRAME } from '../../checkout/testing/shopper.ts';
import { call } from '../../platform/testing/testGateway.ts';
import { exchangingStore, EXCHANGE_REQUEST, type Owner } from '../testing/exchanging.ts';

const { app, delivered, cancel, move, pay, exchanged, read, books } = await exchangingStore();
const OTHER: NewCartItem = { productId: sentinels.rimlessFrame, powerType: 'frame_only' };

/** The e-mails that `work` sends. */
async function mailsOf(work: () => Promise<unknown>) {
  await app.runJobs();
  const before = app.sent.mail.length;
  await work();
  await app.runJobs();
  return app.sent.mail.slice(before);
}

/** The courier's first free pick-up of old goods. */
async function pickupOf({ token }: Owner) {
  const { result } = await call(
    app,
    returnContract.getReturnModes,
    { query: { pincode: '411001' } },
    { token },
  );
  const day = result.modes[0]?.days.find(({ slots }) => slots.some(({ free }) => free > 0))?.date ?? '';
  const pickup = { date: day, from: '12:00' };
  return { leaves: 'collected', returnMode: 'schedule_pickup', pickup } as const;
}

const cancelReturn = ({ orderId, token }: Owner, returnId: string | null) =>
  call(
    app,
    returnContract.cancelReturn,
    { params: { orderId, returnId: returnId ?? '' } },
    { token, idempotencyKey: randomUUID() },
  );

test('RET-10 a cancelled exchange sends one message, which names the money that was paid for it', async () => {
  const owner = await delivered([FRAME]);
  const { id, seen } = await exchanged(owner, OTHER);
  await pay(owner, id);
  expect(seen.difference.value).toBeGreaterThan(0);
  const mails = await mailsOf(() => cancel(owner, id));
  const about = mails.filter(({ subject }) => /return|exchange/.test(subject));
  expect(about.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your exchange of .* is cancelled$/),
  ]);
  expect(about[0]?.text).toContain(
    `Nothing is exchanged: your goods of order ${owner.orderId} stay yours. The ${formatMoney(seen.difference)} that you paid for it`,
  );
});

test('RET-10 when nothing was paid for it, the message mentions no money', async () => {
  const owner = await delivered([FRAME]);
  const { id } = await exchanged(owner, FRAME);
  const [mail, ...others] = await mailsOf(() => cancel(owner, id));
  expect(others).toEqual([]);
  expect(mail?.text).toContain('stay yours.');
  expect(mail?.text).not.toContain('paid');
});

test('RET-10 cancelling a return that cancels its exchange too sends one message, about the exchange', async () => {
  const owner = await delivered([FRAME]);
  const { returnId } = await exchanged(owner, FRAME);
  const mails = await mailsOf(() => cancelReturn(owner, returnId));
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your exchange of .* is cancelled$/),
  ]);
});

test('RET-10 a return whose new goods leave at once is cancelled alone, and the message says so', async () => {
  const owner = await delivered([FRAME]);
  const { id, returnId } = await exchanged(owner, OTHER, { ...EXCHANGE_REQUEST, leaves: 'at_once' });
  await pay(owner, id);
  const mails = await mailsOf(() => cancelReturn(owner, returnId));
  expect(mails.map(({ subject }) => subject)).toEqual([`Your return ${returnId} is cancelled`]);
});

test('RET-10 the confirmation says what the new goods wait for: the courier, the store or the parcel point', async () => {
  const toPoint = await delivered([FRAME]);
  const point = await mailsOf(() => exchanged(toPoint, FRAME));
  expect(point.map(({ text }) => text).join()).toContain('leave as soon as the parcel point has');
  const collected = await delivered([FRAME]);
  const mails = await mailsOf(async () => exchanged(collected, FRAME, await pickupOf(collected)));
  expect(mails.map(({ text }) => text).join()).toContain('leave as soon as the courier has');
});

test('RET-10 the message about inspected old goods of a cash order asks for the bank account that the rest waits for', async () => {
  const owner = await delivered([OTHER]);
  await app.db.execute(
    sql`UPDATE payment SET method = 'cod', intent_id = NULL WHERE order_id = ${owner.orderId}`,
  );
  const { returnId, seen } = await exchanged(owner, FRAME);
  expect(seen.payments).toMatchObject([{ method: 'neft' }]);
  await move(returnId, { to: 'picked_up' }, { to: 'received' });
  const mails = await mailsOf(() => move(returnId, { to: 'inspected' }));
  const text = mails.map((mail) => mail.text).join();
  expect(text).toContain('is waiting for your bank account. Please open the order and give it there.');
  expect(text).not.toContain('goes back to you now');
});

test('RET-10 RET-07 an exchange whose pick-up was missed ends when no other day is chosen in time, and is refunded', async () => {
  const owner = await delivered([FRAME]);
  const { id, returnId, newOrderId, seen } = await exchanged(owner, OTHER, await pickupOf(owner));
  await pay(owner, id);
  const hour = async (job: string) => {
    await app.db.execute(sql`SELECT graphile_worker.add_job(${job}, '{}'::json)`);
    await app.runJobs();
  };
  await app.db.execute(sql`UPDATE order_return SET pickup_on = current_date - 2 WHERE id = ${returnId}`);
  await hour('return.find-late');
  await hour('return.find-overdue');
  expect((await read(owner, id)).result.status, 'another day can be chosen').toBe('confirmed');
  await app.db.execute(sql`UPDATE order_return SET send_by = current_date - 2 WHERE id = ${returnId}`);
  const mails = await mailsOf(() => hour('return.find-overdue'));
  expect((await read(owner, id)).result).toMatchObject({ status: 'cancelled', due: null });
  const [old, next] = [await books(owner.orderId), await books(newOrderId ?? '')];
  expect(old).toMatchObject({ movedOn: 0, back: 0 });
  expect(next).toMatchObject({ status: 'cancelled', movedHere: 0, back: next.received });
  expect(next.received).toBe(Math.round(seen.difference.value * 100));
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringMatching(/^Your exchange of .* is cancelled$/),
    expect.stringMatching(/^Your money is on its way/),
    `Your return ${returnId} has expired`,
  ]);
});

test('RET-10 an exchange whose difference is not paid before its last day ends with one message', async () => {
  const owner = await delivered([FRAME]);
  const { id, newOrderId, status } = await exchanged(owner, OTHER);
  expect(status).toBe('unpaid');
  await app.db.execute(
    sql`UPDATE order_exchange SET expires_at = now() - interval '1 hour' WHERE id = ${id}`,
  );
  await app.db.execute(
    sql`UPDATE orders SET reserved_until = now() - interval '1 minute' WHERE id = ${newOrderId}`,
  );
  const mails = await mailsOf(() =>
    app.db.execute(sql`SELECT graphile_worker.add_job('payment.find-overdue', '{}'::json)`),
  );
  expect((await read(owner, id)).result.status).toBe('expired');
  expect(mails.filter(({ text }) => text.includes('It was not confirmed in time.'))).toHaveLength(1);
  const ended = sql`order_exchange WHERE id = ${id} AND ended_at IS NOT NULL`;
  expect(await app.db.$count(ended)).toBe(1);
});
