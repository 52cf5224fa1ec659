import { randomUUID } from 'node:crypto';
import type { NewCartItem } from '@lunette/cart/contract';
import { dateIn } from '@lunette/country-config';
import { fulfilmentContract, orderContract } from '@lunette/orders-returns/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import { piecesOnShelf } from '../../checkout/testing/piecesOnShelf.ts';
import { CASH_FEE, FRAME } from '../../checkout/testing/shopper.ts';
import { call, type CallAs } from '../../platform/testing/testGateway.ts';
import { paper } from '../papers/schema.ts';
import { shopperWhoCancels } from '../testing/cancelling.ts';
import { strangersOf, withCode } from '../testing/callers.ts';
import { courierStep, labStep, sendFulfilmentEvent } from '../testing/fakeFulfilment.ts';
import { lateStore, type WaitedFor } from '../testing/lateStore.ts';
import { GLASSES } from '../testing/papers.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

const { app, outside, placed, packed, wait, look, begin, parcels, back } = await lateStore();
const cancel = shopperWhoCancels(app);

const CASE: NewCartItem = { productId: sentinels.accessory };
const SOURCE = { refundMethod: 'source' } as const;

beforeEach(() => {
  outside.isDown = false;
  outside.onCall = async () => undefined;
  app.sent.mail.length = app.sent.sms.length = 0;
});

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
async function papersOf({ orderId }: WaitedFor) {
  const all = await app.db.select().from(paper).where(eq(paper.orderId, orderId));
  const of = (kind: string) =>
    sum(all.flatMap((stored) => (stored.kind === kind ? [stored.content.total] : [])));
  return of('invoice') - of('credit_note');
}
const reasons = async ({ orderId, as }: WaitedFor, items?: string, who: CallAs = as) =>
  (
    await call(
      app,
      orderContract.getCancelReasons,
      { params: { orderId }, query: items ? { items } : {} },
      who,
    )
  ).result;
const subjects = () => app.sent.mail.map(({ subject }) => subject);

test('ORD-06 packed goods that are not collected can be cancelled 21 days after the promised day, and their shopper gets a message', async () => {
  const order = await packed([FRAME]);
  await wait(order, 18);
  expect((await order.read()).items[0]?.lateCancel).toBeNull();
  expect((await reasons(order)).cancellable).toBe(false);
  expect((await cancel(order.orderId, order.as.token, SOURCE)).status).toBe(409);
  expect(app.sent.mail.map(({ text }) => text).join()).not.toContain('you can cancel');
  await wait(order, 3);
  const ends = dateIn('IN', new Date(Date.now() + 21 * DAY_MS));
  expect((await order.read()).items[0]?.lateCancel).toEqual({ endsOn: ends });
  const told = app.sent.mail.filter(({ text }) =>
    text.includes('you can cancel it on the page of the order'),
  );
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('comes later')]);
  await look();
  expect(app.sent.mail.filter(({ text }) => text.includes('you can cancel'))).toHaveLength(1);
  await wait(order, 6);
  expect(app.sent.mail.filter(({ text }) => text.includes('you can cancel'))).toHaveLength(1);
  expect((await order.read()).acts.filter(({ act }) => act === 'cancel_offered')).toHaveLength(1);
});

test('ORD-06 MONEY-01 cancelling a late order refunds everything with express and fees, stops it at the courier and returns it to stock, also when pressed twice', async () => {
  const before = await piecesOnShelf(app.db);
  const order = await packed([{ ...FRAME, quantity: 2 }]);
  await wait(order, 21);
  const asked = await reasons(order);
  expect(asked).toMatchObject({ cancellable: true, kept: null, total: { value: order.total } });
  expect(asked.note).toContain('We are to blame');
  const idempotencyKey = randomUUID();
  const press = (key = idempotencyKey) => cancel(order.orderId, order.as.token, SOURCE, key);
  const answers = await Promise.all([press(), press(), press(randomUUID())]);
  expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
  expect([200, 409]).toContain((await press()).status);
  await app.runJobs();
  const [sent] = await parcels(order);
  expect(outside.cancelled).toContain(sent?.id);
  expect(await order.read()).toMatchObject({
    status: 'cancelled',
    cancellation: { refundMethod: 'source', refundAmount: { value: order.total } },
  });
  expect(await back(order)).toBe(order.total * 100);
  expect(await piecesOnShelf(app.db)).toBe(before);
  expect(await papersOf(order)).toBe(0);
});

test('ORD-06 a stopped parcel that is delivered all the same is notified to its shopper once and listed for staff', async () => {
  const order = await packed([FRAME]);
  await wait(order, 21);
  expect((await cancel(order.orderId, order.as.token, SOURCE)).status).toBe(200);
  const [sent] = await parcels(order);
  for (const status of ['shipped', 'delivered', 'delivered'] as const)
    await sendFulfilmentEvent(app, 'courier', courierStep(sent?.id ?? '', status));
  await app.runJobs();
  const query = { page: 0, 'page-size': 20 };
  const headers = { 'x-service-token': 'test-service-token' };
  const { result } = await call(app, fulfilmentContract.getFoundParcels, { query }, { headers });
  expect(result.parcels.filter(({ orderId }) => orderId === order.orderId)).toMatchObject([
    { id: sent?.id, arrived: 'shopper', returnId: null },
  ]);
  const told = app.sent.mail.filter(({ subject }) => subject.includes('has arrived after all'));
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('delivered all the same')]);
});

test('ORD-06 some late pieces are cancelled with their express and fees, and the rest is packed again and delivered', async () => {
  const before = await piecesOnShelf(app.db);
  const order = await packed([{ ...FRAME, quantity: 3 }, CASE]);
  await wait(order, 24);
  const items = [{ itemId: order.ids[0] ?? '', pieces: 2 }];
  const { total, kept } = await reasons(order, `${order.ids[0]}:2`);
  expect(kept).toBeNull();
  const body = { ...SOURCE, items, ...(total && { expectedTotal: total.value }) };
  expect((await cancel(order.orderId, order.as.token, body)).status).toBe(200);
  await app.runJobs();
  const [stopped, anew, ...others] = await parcels(order);
  expect(outside.cancelled).toContain(stopped?.id);
  expect([stopped?.items, anew?.items, others.length]).toEqual([0, 2, 0]);
  expect(outside.cancelled).not.toContain(anew?.id);
  expect(await piecesOnShelf(app.db)).toBe(before - 1);
  for (const status of ['shipped', 'delivered'] as const)
    await sendFulfilmentEvent(app, 'courier', courierStep(anew?.id ?? '', status));
  await app.runJobs();
  expect(await back(order)).toBe(Math.round((total?.value ?? 0) * 100));
  expect(await papersOf(order)).toBe(order.total * 100 - (await back(order)));
  expect((await order.read()).items.map(({ statusHistory }) => statusHistory.at(-1)?.status)).toEqual([
    'delivered',
    'delivered',
  ]);
});

test('ORD-06 lenses that the lab does not finish can be cancelled: the lab stops, and cut lenses do not return to stock', async () => {
  const before = await piecesOnShelf(app.db);
  const order = await placed([{ ...GLASSES, quantity: 2 }]);
  await order.lab(0, 'lenses_cut');
  await wait(order, 21);
  expect((await cancel(order.orderId, order.as.token, SOURCE)).status).toBe(200);
  await app.runJobs();
  expect(outside.jobs.get(order.ids[0] ?? '')?.cancelled).toBe(true);
  expect(await piecesOnShelf(app.db)).toBe(before - 2);
  expect(await back(order)).toBe(order.total * 100);
});

test('ORD-06 a lab that has finished meanwhile, or a courier who has the parcel, refuses with a message, and nothing is lost', async () => {
  const glasses = await placed([GLASSES]);
  const [itemId = ''] = glasses.ids;
  await glasses.lab(0, 'lenses_cut', 'quality_check');
  await wait(glasses, 21);
  outside.jobs.get(itemId)?.steps.push(labStep(itemId, 'packed'));
  const finished = await cancel(glasses.orderId, glasses.as.token, SOURCE);
  expect([finished.status, finished.problem.detail]).toEqual([
    409,
    expect.stringContaining('has been finished'),
  ]);
  await app.runJobs();
  const [sent] = await parcels(glasses);
  outside.parcels.get(sent?.id ?? '')?.steps.push(courierStep(sent?.id ?? '', 'shipped'));
  const left = await cancel(glasses.orderId, glasses.as.token, SOURCE);
  expect([left.status, left.problem.detail]).toEqual([409, expect.stringContaining('on its way to you')]);
  expect((await glasses.read()).items[0]).toMatchObject({ cancelled: 0, lateCancel: null });
  expect((await glasses.read()).items[0]?.statusHistory.at(-1)?.status).toBe('shipped');
  expect(await back(glasses)).toBe(0);
});

test('ORD-06 a courier that cannot be reached refuses, and the order is unchanged; a different refund has the parcel packed again', async () => {
  const order = await packed([FRAME]);
  await wait(order, 21);
  outside.isDown = true;
  const down = await cancel(order.orderId, order.as.token, SOURCE);
  expect([down.status, down.problem.code]).toEqual([503, 'not_stopped']);
  outside.isDown = false;
  await expect
    .poll(
      async () => (await cancel(order.orderId, order.as.token, { ...SOURCE, expectedTotal: 1 })).problem.code,
      {
        timeout: 15_000,
        interval: 500,
      },
    )
    .toBe('refund_changed');
  expect(await order.read()).toMatchObject({ status: 'placed' });
  // The order is changed during the call to the courier.
  outside.onCall = async () => {
    outside.onCall = async () => undefined;
    await app.db.execute(sql`UPDATE order_item SET promised_on = current_date WHERE id = ${order.ids[0]}`);
    await app.db.execute(sql`UPDATE order_item SET expected_on = current_date WHERE id = ${order.ids[0]}`);
  };
  expect((await cancel(order.orderId, order.as.token, SOURCE)).status).toBe(409);
  await app.runJobs();
  const [stopped, anew] = await parcels(order);
  expect(outside.cancelled).toContain(stopped?.id);
  expect([stopped?.items, anew?.items]).toEqual([0, 1]);
  expect(await back(order)).toBe(0);
}, 60_000);

test('ORD-06 after a gateway stops right after the courier has stopped a parcel, the parcel is packed again', async () => {
  const order = await packed([FRAME]);
  const [sent] = await parcels(order);
  await app.db.execute(
    sql`UPDATE parcel SET stopping_until = now() - interval '1 second' WHERE order_id = ${order.orderId}`,
  );
  await app.db.execute(
    sql`UPDATE orders SET advance_at = now() - interval '1 second' WHERE id = ${order.orderId}`,
  );
  await begin();
  const [stopped, anew, ...others] = await parcels(order);
  expect(stopped?.id).toBe(sent?.id);
  expect([stopped?.items, anew?.items, others.length]).toEqual([0, 1, 0]);
});

test('ORD-06 a caller with the code of a late order can cancel it; other callers do not find it', async () => {
  const order = await packed([FRAME]);
  await wait(order, 21);
  const ask = (as: CallAs) =>
    call(
      app,
      orderContract.cancelOrder,
      { params: { orderId: order.orderId }, body: { reason: 'too_slow', ...SOURCE } },
      { ...as, idempotencyKey: randomUUID() },
    );
  for (const [who, as] of Object.entries(await strangersOf(app)))
    expect((await ask(as)).status, who).toBe(404);
  const { status } = await ask(await withCode(app, order.orderId));
  expect(status).toBe(200);
  expect((await order.read()).status).toBe('cancelled');
});

test('ORD-06 for a cash order nothing is refunded, and only the remaining goods are due', async () => {
  const order = await packed([{ ...FRAME, quantity: 2 }], 'cod');
  await wait(order, 21);
  expect((await reasons(order)).note).toBeNull();
  const told = app.sent.mail.find(({ text }) =>
    text.includes('you can cancel them on the page of the order. '),
  );
  expect(told).toBeDefined();
  const items = [{ itemId: order.ids[0] ?? '', pieces: 1 }];
  expect((await cancel(order.orderId, order.as.token, { items })).status).toBe(200);
  const [due] = await paymentsOf(app.db, order.orderId);
  expect(due?.status).toBe('cash_due');
  expect(due?.amount).toBe(Math.round(((order.total + CASH_FEE) * 100) / 2));
  await app.runJobs();
  expect((await cancel(order.orderId, order.as.token)).status).toBe(200);
  expect((await paymentsOf(app.db, order.orderId)).map(({ status }) => status)).toEqual(['expired']);
  expect(await refundsOf(app.db, order.orderId)).toEqual([]);
});

test('ORD-06 of an order in two parcels only the late one can be cancelled, and delivered goods stay', async () => {
  const order = await placed([CASE, GLASSES]);
  await order.lab(0, 'packed');
  await app.db.execute(sql`
    INSERT INTO item_status_history (item_id, status) VALUES (${order.ids[0]}, 'shipped'), (${order.ids[0]}, 'delivered')`);
  await order.lab(1, 'lenses_cut');
  await wait(order, 21);
  const asked = await reasons(order);
  expect(asked.items.map(({ pieces }) => pieces)).toEqual([0, 1]);
  expect((await cancel(order.orderId, order.as.token, SOURCE)).status).toBe(200);
  await app.runJobs();
  expect((await order.read()).status).toBe('placed');
  expect((await order.read()).items.map(({ cancelled }) => cancelled)).toEqual([0, 1]);
  expect(await papersOf(order)).toBe(order.total * 100 - (await back(order)));
});

test('ORD-06 MONEY-01 the store cancels late goods after 42 days: the money is refunded, with one message', async () => {
  const before = await piecesOnShelf(app.db);
  const order = await packed([{ ...FRAME, quantity: 2 }]);
  await wait(order, 41);
  expect((await order.read()).status).toBe('placed');
  app.sent.mail.length = 0;
  await wait(order, 1);
  await look();
  expect(await order.read()).toMatchObject({ status: 'cancelled', hasRefunds: true });
  expect(await back(order)).toBe(order.total * 100);
  expect(await piecesOnShelf(app.db)).toBe(before);
  expect(await papersOf(order)).toBe(0);
  const told = subjects().filter((subject) => subject.includes('could not send'));
  expect(told).toEqual([`We could not send your Lunette order ${order.orderId}`]);
  expect((await order.read()).acts.at(-1)).toMatchObject({ act: 'cancelled', actor: 'store' });
});

test('ORD-06 the store does not cancel goods that the courier has collected by then', async () => {
  const order = await packed([FRAME]);
  await wait(order, 39);
  const [sent] = await parcels(order);
  const steps = outside.parcels.get(sent?.id ?? '')?.steps;
  steps?.push(courierStep(sent?.id ?? '', 'shipped'));
  await wait(order, 9);
  expect(await order.read()).toMatchObject({ status: 'placed' });
  expect(await back(order)).toBe(0);
});
