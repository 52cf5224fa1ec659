import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import { piecesOnShelf } from '../../checkout/testing/piecesOnShelf.ts';
import { FRAME } from '../../checkout/testing/shopper.ts';
import { shopperWhoCancels } from '../testing/cancelling.ts';
import { courierStep, sendFulfilmentEvent } from '../testing/fakeFulfilment.ts';
import { lateStore, type WaitedFor } from '../testing/lateStore.ts';
import { GLASSES } from '../testing/papers.ts';

const { app, outside, open, placed, packed, pass, wait, look, begin, parcels, back } = await lateStore();
const secondApp = await open();
const cancel = shopperWhoCancels(app);
const SOURCE = { refundMethod: 'source' } as const;

beforeEach(() => {
  outside.isDown = outside.refusesParcels = outside.refusesQuestions = false;
  outside.onCall = async () => undefined;
});

/** Lets a minute pass and runs the job that advances the order. */
async function aMinuteLater({ orderId }: Pick<WaitedFor, 'orderId'>) {
  await app.db.execute(
    sql`UPDATE orders SET advance_at = now() - interval '1 second' WHERE id = ${orderId} AND advance_at IS NOT NULL`,
  );
  await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL`);
  await begin();
}

test('ORD-06 when a courier stops a parcel and its answer is lost, the parcel is packed again', async () => {
  const order = await packed([FRAME]);
  await wait(order, 21);
  let calls = 0;
  outside.onCall = async () => {
    calls += 1;
    outside.isDown = calls > 1;
  };
  expect((await cancel(order.orderId, order.as.token, SOURCE)).status).toBe(503);
  const [sent] = await parcels(order);
  expect(outside.cancelled).toContain(sent?.id);
  outside.onCall = async () => undefined;
  outside.isDown = false;
  await expect
    .poll(
      async () => {
        await aMinuteLater(order);
        return (await parcels(order)).map(({ items }) => items);
      },
      { timeout: 30_000, interval: 500 },
    )
    .toEqual([0, 1]);
  expect(await order.read()).toMatchObject({ status: 'placed' });
  expect(await back(order)).toBe(0);
}, 60_000);

test('ORD-06 where lab or courier refuse to say how far they are, nothing is cancelled, and it can be tried again', async () => {
  const [frame, glasses] = [await packed([FRAME]), await placed([GLASSES])];
  await glasses.lab(0, 'lenses_cut');
  for (const order of [frame, glasses]) {
    await wait(order, 21);
    outside.refusesQuestions = true;
    const refused = await cancel(order.orderId, order.as.token, SOURCE);
    expect([refused.status, refused.problem.code]).toEqual([503, 'not_stopped']);
    expect(await order.read()).toMatchObject({ status: 'placed' });
    expect(await back(order)).toBe(0);
    outside.refusesQuestions = false;
    expect((await cancel(order.orderId, order.as.token, SOURCE)).status).toBe(200);
    expect(await back(order)).toBe(order.total * 100);
  }
});

test('ORD-02 work that the lab has forgotten before cutting is ordered there anew once it is late; a cut one is not', async () => {
  const [open, cut] = [await placed([GLASSES]), await placed([GLASSES])];
  await cut.lab(0, 'lenses_cut');
  const [openId = '', cutId = ''] = [...open.ids, ...cut.ids];
  const asked = outside.jobs.get(openId);
  outside.jobs.clear();
  for (const order of [open, cut]) await wait(order, 3);
  expect(outside.jobs.get(openId)).toEqual(asked);
  expect(outside.jobs.has(cutId)).toBe(false);
  await open.lab(0, 'lenses_cut', 'packed');
  expect((await parcels(open)).map(({ items }) => items)).toEqual([1]);
});

test('ORD-02 work that was never ordered at the lab, and a parcel that was never booked, are tried again once they are late', async () => {
  const [glasses, frame] = [await placed([GLASSES]), await packed([FRAME])];
  const [glassesId = ''] = glasses.ids;
  const [parcelId = ''] = (await parcels(frame)).map(({ id }) => id);
  outside.jobs.delete(glassesId);
  outside.parcels.delete(parcelId);
  await app.db.execute(sql`
    UPDATE order_item SET lab_id = NULL, lab_order = NULL, is_lab_asked = false WHERE id = ${glassesId}`);
  await app.db.execute(sql`UPDATE parcel SET courier_id = NULL WHERE id = ${parcelId}`);
  for (const order of [glasses, frame]) await wait(order, 3);
  expect(outside.jobs.has(glassesId)).toBe(true);
  expect(outside.parcels.has(parcelId)).toBe(true);
});

test('ORD-06 a parcel that the courier does not take at all can be cancelled, by piece too, and no empty one is fetched', async () => {
  const order = await packed([{ ...FRAME, quantity: 2 }]);
  await wait(order, 21);
  outside.parcels.clear();
  outside.refusesParcels = true;
  await app.db.execute(sql`UPDATE parcel SET courier_id = NULL WHERE order_id = ${order.orderId}`);
  const items = [{ itemId: order.ids[0] ?? '', pieces: 1 }];
  expect((await cancel(order.orderId, order.as.token, { ...SOURCE, items })).status).toBe(200);
  outside.refusesParcels = false;
  await aMinuteLater(order);
  const [old, anew] = await parcels(order);
  expect([old?.items, anew?.items]).toEqual([0, 1]);
  expect([...outside.parcels.keys()]).toEqual([anew?.id]);
});

test('ORD-06 an order that lab or courier no longer have gets its new days, can be cancelled, and is ended by the scheduled job', async () => {
  const glasses = await placed([GLASSES]);
  await glasses.lab(0, 'lenses_cut');
  const [frame, other] = [await packed([FRAME]), await packed([FRAME])];
  outside.jobs.clear();
  outside.parcels.clear();
  for (const order of [glasses, frame, other]) {
    await wait(order, 21);
    expect((await order.read()).acts.map(({ act }) => act)).toContain('cancel_offered');
  }
  for (const { orderId, as } of [glasses, other])
    expect((await cancel(orderId, as.token, SOURCE)).status).toBe(200);
  await wait(frame, 21);
  expect((await frame.read()).status).toBe('cancelled');
  for (const order of [glasses, frame, other]) expect(await back(order)).toBe(order.total * 100);
});

test('ORD-06 MONEY-01 a shipped parcel that the courier no longer has counts as lost after three weeks, and is refunded', async () => {
  const order = await packed([FRAME]);
  const [sent] = await parcels(order);
  await sendFulfilmentEvent(app, 'courier', courierStep(sent?.id ?? '', 'shipped'));
  outside.parcels.clear();
  const lastStep = async () => (await order.read()).items[0]?.statusHistory.at(-1)?.status;
  const daysSinceStep = (days: number) =>
    app.db.execute(
      sql`UPDATE item_status_history SET at = now() - make_interval(days => ${days}) WHERE item_id = ${order.ids[0]}`,
    );
  await daysSinceStep(20);
  await pass(order, 20);
  for (let hour = 0; hour < 3; hour += 1) await look();
  expect((await order.read()).acts.filter(({ act }) => act === 'delayed')).toHaveLength(1);
  expect(await lastStep()).toBe('shipped');
  await daysSinceStep(22);
  await look();
  await look();
  expect(await lastStep()).toBe('lost');
  expect(await back(order)).toBe(order.total * 100);
  expect(await refundsOf(app.db, order.orderId)).toHaveLength(1);
});

test('ORD-06 MONEY-01 when the shopper and the scheduled job of another gateway cancel at the same moment, everything is refunded once', async () => {
  const before = await piecesOnShelf(app.db);
  const order = await packed([{ ...FRAME, quantity: 2 }]);
  await wait(order, 39);
  await pass(order, 3);
  const press = () => cancel(order.orderId, order.as.token, SOURCE);
  const [first, second] = await Promise.all([press(), press(), look(), look(secondApp)]);
  for (const { status } of [first, second]) expect([200, 409, 503]).toContain(status);
  await look();
  expect(await order.read()).toMatchObject({ status: 'cancelled' });
  expect(await back(order)).toBe(order.total * 100);
  expect(await refundsOf(app.db, order.orderId)).toHaveLength(1);
  expect(await piecesOnShelf(app.db)).toBe(before);
  const ends = (await order.read()).acts.filter(({ act }) => act === 'cancelled');
  expect(ends).toHaveLength(1);
});

test('ORD-06 MONEY-01 of four calls for one piece at two gateways each successful one cancels one piece, and the rest is packed again', async () => {
  const before = await piecesOnShelf(app.db);
  const order = await packed([{ ...FRAME, quantity: 5 }]);
  await wait(order, 21);
  outside.onCall = () => sleep(50);
  const onePiece = { ...SOURCE, items: [{ itemId: order.ids[0] ?? '', pieces: 1 }] };
  const presses = [cancel, shopperWhoCancels(secondApp), cancel, shopperWhoCancels(secondApp)];
  const answers = await Promise.all(presses.map((press) => press(order.orderId, order.as.token, onePiece)));
  for (const { status } of answers) expect([200, 409, 503]).toContain(status);
  const done = answers.filter(({ status }) => status === 200).length;
  expect(done).toBeGreaterThan(0);
  outside.onCall = async () => undefined;
  await aMinuteLater(order);
  expect(await piecesOnShelf(app.db)).toBe(before - 5 + done);
  expect(await refundsOf(app.db, order.orderId)).toHaveLength(done);
  const [anew, ...others] = (await parcels(order)).filter(({ items }) => items > 0);
  expect(others).toEqual([]);
  expect(outside.parcels.has(anew?.id ?? '')).toBe(true);
  expect(outside.cancelled).not.toContain(anew?.id);
});

test('ORD-06 when the courier reports a parcel as shipped while it is being stopped, nothing is cancelled', async () => {
  const order = await packed([FRAME]);
  await wait(order, 21);
  const [sent] = await parcels(order);
  const id = sent?.id ?? '';
  outside.onCall = async () => {
    outside.onCall = async () => undefined;
    outside.parcels.get(id)?.steps.push(courierStep(id, 'shipped'));
    expect(await sendFulfilmentEvent(app, 'courier', courierStep(id, 'shipped'))).toBe(200);
  };
  expect((await cancel(order.orderId, order.as.token, SOURCE)).status).toBe(409);
  await aMinuteLater(order);
  expect((await parcels(order)).map(({ items }) => items)).toEqual([1]);
  expect((await order.read()).items[0]?.statusHistory.at(-1)?.status).toBe('shipped');
  expect(await back(order)).toBe(0);
});
