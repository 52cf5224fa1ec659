import { randomUUID } from 'node:crypto';
import { orderContract, returnContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { call } from '../../platform/testing/testGateway.ts';
import { returningStore, type Delivered } from '../testing/returning.ts';

const { app, delivered, requestOf, preview, confirm, details, move, cancel, eligible, begin } =
  await returningStore();

/** The acts of an order, with their actors. */
async function actsOf({ orderId, token }: Delivered, language = 'en') {
  const as = { token, headers: { 'accept-language': language } };
  const { result } = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, as);
  return result.orders[0]?.acts.map(({ by, text }) => `${by}: ${text}`) ?? [];
}

test('RET-08 a return can be cancelled until the courier has the parcel, and everything returns to its former state', async () => {
  const order = await delivered();
  const { returnId } = await begin(order, 3);
  expect((await cancel(order, returnId)).result.returns[0]).toMatchObject({
    status: 'cancelled',
    payments: [],
  });
  expect((await eligible(order))?.quantity).toBe(3);
  const { returnId: moving } = await begin(order, 3);
  await move(moving, { to: 'picked_up' });
  expect((await cancel(order, moving)).problem.code).toBe('return_move');
  expect((await cancel(await delivered(), moving)).status).toBe(404);
});

test('RET-07 RET-08 an earlier return of the same item stays in reach beside a later one, and comes first once that has ended', async () => {
  const order = await delivered();
  const [itemId = ''] = order.itemIds;
  const first = await begin(order, 1);
  const second = await begin(order, 2);
  const shown = async () => (await details(order)).result.returns.map(({ returnId }) => returnId);
  expect(await shown()).toEqual([second.returnId, first.returnId]);
  await cancel(order, second.returnId);
  expect(await shown()).toEqual([first.returnId, second.returnId]);
  const { result } = await call(
    app,
    orderContract.getOrder,
    { params: { orderId: order.orderId }, query: {} },
    { token: order.token },
  );
  expect(result.orders[0]?.items[0]?.return).toEqual({
    returnId: first.returnId,
    status: 'label',
    quantity: 1,
  });
  const refund = await call(
    app,
    returnContract.createReturnRefund,
    { params: { orderId: order.orderId }, body: { itemId, refundMethod: 'source' } },
    { token: order.token, idempotencyKey: randomUUID() },
  );
  expect(refund.result.returns.map(({ returnId }) => returnId)).toEqual([first.returnId]);
});

test('RET-08 a shopper who cancels at once gets no message that the courier comes', async () => {
  const order = await delivered();
  const { returnId } = await begin(order, 3);
  await cancel(order, returnId);
  await app.runJobs();
  await app.runJobs();
  const subjects = app.sent.mail
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(returnId));
  expect(subjects).toEqual([expect.stringContaining('cancelled')]);
});

test('RET-07 a return that is not sent in time expires, says so, and can be begun again', async () => {
  const order = await delivered();
  const { returnId } = await begin(order, 1);
  await app.db.execute(sql`UPDATE order_return SET send_by = current_date - 2 WHERE id = ${returnId}`);
  await app.db.execute(sql`SELECT graphile_worker.add_job('return.find-overdue', '{}'::json)`);
  await app.runJobs();
  await app.runJobs();
  expect((await details(order)).result.returns[0]?.status).toBe('expired');
  expect(app.sent.mail.some(({ subject }) => subject.includes(returnId) && subject.includes('expired'))).toBe(
    true,
  );
  expect((await eligible(order))?.quantity).toBe(3);
});

test('RET-07 a late return that cannot be ended does not keep another one from ending', async () => {
  const [first, second] = [await delivered(), await delivered()];
  const [broken, late] = [await begin(first, 1), await begin(second, 1)];
  await app.db.execute(sql`
    UPDATE order_return SET send_by = current_date - 2 WHERE id IN (${broken.returnId}, ${late.returnId})`);
  await app.db.execute(sql`
    CREATE FUNCTION refuse_end() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$`);
  await app.db.execute(
    sql.raw(`CREATE TRIGGER refuse_end BEFORE UPDATE ON order_return FOR EACH ROW
      WHEN (OLD.id = '${broken.returnId}') EXECUTE FUNCTION refuse_end()`),
  );
  await app.db.execute(sql`SELECT graphile_worker.add_job('return.find-overdue', '{}'::json)`);
  await app.runJobs();
  await app.runJobs();
  const statusOf = async (order: Delivered) => (await details(order)).result.returns[0]?.status;
  expect([await statusOf(first), await statusOf(second)]).toEqual(['label', 'expired']);
  await app.db.execute(sql`DROP TRIGGER refuse_end ON order_return`);
});

test('RET-08 a pick-up takes a place in a round of the courier, and another day can be chosen', async () => {
  const order = await delivered();
  const modes = await call(
    app,
    returnContract.getReturnModes,
    { query: { pincode: '411001' } },
    { token: order.token },
  );
  const days = modes.result.modes[0]?.days.filter(({ slots }) => slots.some(({ free }) => free > 0)) ?? [];
  const [day, next] = days;
  const pickup = { date: day?.date ?? '', from: '12:00' };
  const methodsOn = async (date: string) => {
    const ways = await call(
      app,
      returnContract.getRefundMethods,
      {
        params: { orderId: order.orderId, itemId: order.itemIds[0] ?? '' },
        query: { returnMode: 'schedule_pickup', pickupDate: date },
      },
      { token: order.token },
    );
    return ways.result.methods[0]?.by;
  };
  const seenBefore = (await preview(order, requestOf(order, 1, { returnMode: 'schedule_pickup', pickup })))
    .result;
  expect(await methodsOn(pickup.date), 'one day for the way of the money').toBe(seenBefore.payments[0]?.by);
  const begunReturn = await begin(order, 1, { returnMode: 'schedule_pickup', pickup });
  expect(begunReturn.pickup).toMatchObject({ ...pickup, to: '15:00' });
  const params = { orderId: order.orderId, returnId: begunReturn.returnId };
  const body = { date: next?.date ?? '', from: '09:00' };
  const moved = await call(app, returnContract.changePickup, { params, body }, { token: order.token });
  expect(moved.result.returns[0]?.pickup).toMatchObject(body);
  await call(app, returnContract.changePickup, { params, body }, { token: order.token });
  const acts = (await actsOf(order)).filter((text) => text.includes('Another day'));
  expect(acts, 'the same day twice is one act').toEqual([
    `You: Another day chosen for the courier to fetch return ${begunReturn.returnId}`,
  ]);
  const late = { date: '2020-01-01', from: '12:00' };
  const request = requestOf(order, 1, { returnMode: 'schedule_pickup', pickup: late });
  const seen = (await preview(order, request)).result.token;
  expect((await confirm(order, request, seen)).problem.code).toBe('pickup_taken');
});

test('RET-08 the refund method can be chosen until the parcel has arrived, and an act says who chose it', async () => {
  const order = await delivered();
  const { returnId } = await begin(order, 1);
  const choose = (refundMethod: 'source' | 'storecredit') =>
    call(
      app,
      returnContract.createReturnRefund,
      { params: { orderId: order.orderId }, body: { itemId: order.itemIds[0] ?? '', refundMethod } },
      { token: order.token, idempotencyKey: randomUUID() },
    );
  expect((await choose('source')).result.returns[0]?.payments[0]?.method).toBe('source');
  expect(await actsOf(order)).toContain(`You: Money of return ${returnId} to go back the way it was paid`);
  expect(await actsOf(order, 'ar')).toContain(
    `أنت: اختيار إعادة مبلغ الإرجاع ${returnId} بالطريقة التي دُفع بها`,
  );
  await move(returnId, { to: 'picked_up' });
  await move(returnId, { to: 'received' });
  await move(returnId, { to: 'inspected' });
  expect((await choose('source')).problem.code).toBe('return_move');
  expect((await actsOf(order)).filter((text) => text.includes('Money of return')).length).toBe(1);
});
