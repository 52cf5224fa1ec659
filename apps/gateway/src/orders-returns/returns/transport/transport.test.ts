import { dateIn, formatDate } from '@lunette/country-config';
import { fulfilmentContract, orderContract, returnContract } from '@lunette/orders-returns/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { sentinels } from '../../../../seed/sentinels.ts';
import { stock } from '../../../catalog/schema.ts';
import { orders } from '../../../checkout/order/schema.ts';
import { fakeProvider } from '../../../checkout/testing/fakeProvider.ts';
import { newCustomer } from '../../../identity/testing/customer.ts';
import { call, guest, testGatewayApp } from '../../../platform/testing/testGateway.ts';
import {
  pickupEvent,
  fakeTransport,
  missedEvent,
  sendReturnEvent,
  warehouseEvent,
} from '../../testing/fakeTransport.ts';
import { FRAMES, shopperWhoReturns, type Delivered } from '../../testing/returning.ts';
import { DAY_MS } from '../../../platform/dayMs.ts';

const world = fakeTransport();
const provider = await fakeProvider();
const first = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const app = await testGatewayApp({
  databaseUrl: first.databaseUrl,
  settings: { sandboxUrl: provider.url },
  services: world.services(first.settings),
});
const { delivered, begin, details, cancel, eligible, move } = shopperWhoReturns(app, provider);
await app.db.update(stock).set({ quantity: 900 });
afterEach(() => {
  world.isDown = false;
  world.onCall = async () => undefined;
  world.calls.length = 0;
});

/** The courier's first day near the shopper with a free round, and the one after it. */
async function pickupDays({ token }: Delivered): Promise<[string, string]> {
  const query = { pincode: '411001' };
  const { result } = await call(app, returnContract.getReturnModes, { query }, { token });
  const days = result.modes[0]?.days.filter(({ slots }) => slots.some(({ free }) => free > 0)) ?? [];
  return [days[0]?.date ?? '', days[1]?.date ?? ''];
}

/** A return of pieces of three frames that the courier fetches; courier and warehouse have it. */
async function fetched(quantity = 2) {
  const order = await delivered([FRAMES]);
  const [date, next] = await pickupDays(order);
  const pickup = { date, from: '12:00' };
  const { returnId, seen } = await begin(order, quantity, { returnMode: 'schedule_pickup', pickup });
  await app.runJobs();
  return { ...order, order, returnId, seen, date, next, itemId: order.itemIds[0] ?? '' };
}
type Fetched = Awaited<ReturnType<typeof fetched>>;

const found = ({ itemId }: Pick<Fetched, 'itemId'>, counted: number, accepted = counted) => ({
  itemId,
  counted,
  accepted,
  resellable: accepted,
});
const statusOf = async ({ order }: Pick<Fetched, 'order'>) =>
  (await details(order)).result.returns[0]?.status ?? '';
const historyOf = async ({ returnId }: Pick<Fetched, 'returnId'>) => {
  const { rows } = await app.db.execute<{ status: string }>(
    sql`SELECT status FROM return_status_history WHERE return_id = ${returnId} ORDER BY at`,
  );
  return rows.map(({ status }) => status);
};
const runNow = async (job?: string) => {
  if (job) await app.db.execute(sql`SELECT graphile_worker.add_job(${job}, '{}'::json)`);
  await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
  await app.runJobs();
  await app.runJobs();
};
const refunded = async ({ orderId }: Pick<Fetched, 'orderId'>) => {
  const { rows } = await app.db.execute<{ sum: number }>(
    sql`SELECT coalesce(sum(amount), 0)::int AS sum FROM refund WHERE order_id = ${orderId}`,
  );
  return rows[0]?.sum;
};

describe('the courier and the warehouse', () => {
  test('RET-07 courier and warehouse fetch, count and accept what was booked, without the operator', async () => {
    const one = await fetched();
    expect(world.booked.get(one.returnId)).toMatchObject({ pickup: { date: one.date, from: '12:00' } });
    expect(world.announced.get(one.returnId)).toMatchObject({
      kind: 'parcel',
      items: [{ itemId: one.itemId, quantity: 2 }],
    });
    expect(await sendReturnEvent(app, 'courier', pickupEvent(one.returnId))).toBe(200);
    expect(await sendReturnEvent(app, 'courier', pickupEvent(one.returnId, 'delivered'))).toBe(200);
    expect(
      await sendReturnEvent(app, 'warehouse', warehouseEvent(one.returnId, 'counted', found(one, 2))),
    ).toBe(200);
    expect(await statusOf(one)).toBe('received');
    await sendReturnEvent(app, 'warehouse', warehouseEvent(one.returnId, 'inspected', found(one, 2)));
    await runNow();
    expect(await refunded(one)).toBe(Math.round(one.seen.total.value * 100));
  });

  test('RET-07 MONEY-01 a parcel that the courier loses is refunded in full with a message, and later events of it change nothing', async () => {
    const one = await fetched();
    expect(await sendReturnEvent(app, 'courier', pickupEvent(one.returnId, 'lost'))).toBe(200);
    await runNow();
    expect(await historyOf(one)).toEqual([
      'requested',
      'approved',
      'label',
      'picked_up',
      'inspected',
      'refunded',
    ]);
    expect(await refunded(one)).toBe(Math.round(one.seen.total.value * 100));
    const mail = app.sent.mail.find(({ text }) => text.includes('Our courier has lost the parcel.'));
    expect(mail?.text).toMatch(/We are refunding .+ now/);
    for (const event of [warehouseEvent(one.returnId, 'refused', found(one, 2, 0), 'Worn.')])
      expect(await sendReturnEvent(app, 'warehouse', event)).toBe(200);
    expect(await statusOf(one)).toBe('refunded');
    expect((await eligible(one.order))?.quantity).toBe(1);
    const stocked = sql`stock_movement WHERE order_id = ${one.orderId} AND reason = 'returned'`;
    expect(await app.db.$count(stocked)).toBe(0);
  });

  test('RET-07 MONEY-01 a lost parcel that arrives at the warehouse after all is listed for staff, and its shopper keeps the money and gets one message', async () => {
    const one = await fetched();
    await sendReturnEvent(app, 'courier', pickupEvent(one.returnId, 'lost'));
    await runNow();
    const before = await refunded(one);
    const service = { headers: { 'x-service-token': 'test-service-token' } };
    const list = async () => {
      const query = { page: 0, 'page-size': 20 };
      const { result } = await call(app, fulfilmentContract.getFoundParcels, { query }, service);
      return result.parcels.filter(({ orderId }) => orderId === one.orderId);
    };
    expect(await list()).toEqual([]);
    const counted = warehouseEvent(one.returnId, 'counted', found(one, 2));
    await Promise.all([
      sendReturnEvent(app, 'courier', pickupEvent(one.returnId, 'delivered')),
      sendReturnEvent(app, 'warehouse', counted),
      sendReturnEvent(app, 'warehouse', counted),
    ]);
    await sendReturnEvent(app, 'warehouse', warehouseEvent(one.returnId, 'inspected', found(one, 2)));
    await runNow();
    expect(await list()).toMatchObject([
      { id: one.returnId, returnId: one.returnId, arrived: 'warehouse', language: 'en' },
    ]);
    const told = app.sent.mail.filter(({ subject }) =>
      subject.includes(`order ${one.orderId} has arrived after all`),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Nothing changes for you');
    expect(await refunded(one)).toBe(before);
    // Staff add it to the stock by hand after an inspection.
    const stocked = sql`stock_movement WHERE order_id = ${one.orderId} AND reason = 'returned'`;
    expect(await app.db.$count(stocked)).toBe(0);
  });

  test('RET-07 a parcel without an event for three weeks after its pick-up counts as lost', async () => {
    const one = await fetched();
    await sendReturnEvent(app, 'courier', pickupEvent(one.returnId));
    const since = (days: number) =>
      app.db.execute(sql`
        UPDATE return_status_history SET at = now() - make_interval(days => ${days}) WHERE return_id = ${one.returnId}`);
    await since(20);
    await runNow('return.find-late');
    expect(await statusOf(one)).toBe('picked_up');
    await since(22);
    await runNow('return.find-late');
    expect(await statusOf(one)).toBe('refunded');
  });

  test('RET-07 a parcel that courier and warehouse no longer know counts as lost after the same three weeks', async () => {
    const one = await fetched();
    await sendReturnEvent(app, 'courier', pickupEvent(one.returnId));
    world.booked.delete(one.returnId);
    world.announced.delete(one.returnId);
    await app.db.execute(sql`
      UPDATE return_status_history SET at = now() - interval '22 days' WHERE return_id = ${one.returnId}`);
    await runNow('return.find-late');
    expect(await statusOf(one)).toBe('refunded');
  });

  test('RET-07 staff can report a parcel as lost, but not one that was not fetched or has arrived', async () => {
    const one = await fetched();
    expect((await move(one.returnId, { to: 'lost' })).problem.code).toBe('return_move');
    await move(one.returnId, { to: 'picked_up' });
    expect((await move(one.returnId, { to: 'lost' })).status).toBe(200);
    expect((await move(one.returnId, { to: 'lost' })).problem.code).toBe('return_move');
  });

  test('RET-07 one piece fewer is counted and refunded, and refused pieces are notified with the reason', async () => {
    const one = await fetched();
    await sendReturnEvent(app, 'courier', pickupEvent(one.returnId));
    await sendReturnEvent(app, 'warehouse', warehouseEvent(one.returnId, 'counted', found(one, 1)));
    await sendReturnEvent(app, 'warehouse', warehouseEvent(one.returnId, 'inspected', found(one, 1)));
    expect((await details(one.order)).result.returns[0]?.items[0]).toMatchObject({ arrived: 1, accepted: 1 });
    expect((await eligible(one.order))?.quantity).toBe(2);
    const other = await fetched();
    await sendReturnEvent(
      app,
      'warehouse',
      warehouseEvent(other.returnId, 'refused', found(other, 2, 0), 'Worn for weeks.'),
    );
    expect((await details(other.order)).result.returns[0]).toMatchObject({
      status: 'rejected',
      rejection: 'Worn for weeks.',
    });
    expect(await refunded(other)).toBe(0);
  });

  test('RET-07 an event of the warehouse that refuses pieces without a reason is invalid, and nothing changes', async () => {
    const one = await fetched();
    await sendReturnEvent(app, 'courier', pickupEvent(one.returnId));
    await sendReturnEvent(app, 'warehouse', warehouseEvent(one.returnId, 'counted', found(one, 2)));
    const partly = { ...found(one, 2), accepted: 1, resellable: 0 };
    for (const event of [
      warehouseEvent(one.returnId, 'inspected', partly),
      warehouseEvent(one.returnId, 'refused', found(one, 2, 0)),
    ])
      expect(await sendReturnEvent(app, 'warehouse', event)).toBe(422);
    expect(await statusOf(one)).toBe('received');
    await sendReturnEvent(app, 'warehouse', warehouseEvent(one.returnId, 'inspected', partly, 'Worn.'));
    expect((await details(one.order)).result.returns[0]?.items[0]).toMatchObject({
      accepted: 1,
      refusal: 'Worn.',
    });
  });

  test('RET-07 courier and warehouse have a return to a parcel point, and only the warehouse has one to a store', async () => {
    const order = await delivered([FRAMES]);
    const { returnId } = await begin(order, 1);
    await app.runJobs();
    expect(world.booked.get(returnId)).toMatchObject({ pickup: null });
    const { rows } = await app.db.execute<{ code: string }>(
      sql`SELECT code FROM store WHERE country = 'IN' ORDER BY code LIMIT 1`,
    );
    const storeCode = rows[0]?.code ?? '';
    const { returnId: atStore } = await begin(order, 1, { returnMode: 'store_return', storeCode });
    await app.runJobs();
    expect(world.booked.has(atStore)).toBe(false);
    expect(world.announced.get(atStore)).toMatchObject({ kind: 'store', storeCode });
    const itemId = order.itemIds[0] ?? '';
    await sendReturnEvent(app, 'warehouse', warehouseEvent(atStore, 'counted', found({ itemId }, 1)));
    expect(await historyOf({ returnId: atStore })).toEqual([
      'requested',
      'approved',
      'label',
      'picked_up',
      'received',
    ]);
  });

  test('RET-07 the warehouse inspects a claim of which nothing is sent', async () => {
    const order = await delivered([{ productId: sentinels.accessory }]);
    const itemId = order.itemIds[0] ?? '';
    const items = [{ itemId, quantity: 1, reason: 'not_arrived' as const }];
    const { returnId, seen } = await begin(order, 1, { items });
    await app.runJobs();
    expect(world.booked.has(returnId)).toBe(false);
    expect(world.announced.get(returnId)).toMatchObject({ kind: 'claim' });
    const accepted = { itemId, counted: 1, accepted: 1, resellable: 0 };
    await sendReturnEvent(app, 'warehouse', warehouseEvent(returnId, 'inspected', accepted));
    await sendReturnEvent(app, 'warehouse', warehouseEvent(returnId, 'inspected', accepted));
    expect(await refunded(order)).toBe(Math.round(seen.total.value * 100));
  });
});

describe('changes by the shopper', () => {
  test('RET-08 another day reaches the courier, and a cancellation reaches courier and warehouse', async () => {
    const one = await fetched();
    const { orderId, token, returnId, next } = one;
    const params = { orderId, returnId };
    await call(app, returnContract.changePickup, { params, body: { date: next, from: '09:00' } }, { token });
    await app.runJobs();
    expect(world.booked.get(returnId)).toMatchObject({ pickup: { date: next, from: '09:00' } });
    await cancel(one.order, returnId);
    await app.runJobs();
    expect(world.booked.get(returnId)?.isCancelled).toBe(true);
    expect(world.announced.get(returnId)?.isCancelled).toBe(true);
  });

  test('RET-08 a return that is cancelled during the call to the courier is stopped afterwards', async () => {
    const order = await delivered([FRAMES]);
    const { returnId } = await begin(order, 1);
    let isFirst = true;
    world.onCall = async () => {
      if (!isFirst) return;
      isFirst = false;
      await cancel(order, returnId);
    };
    await app.runJobs();
    await runNow();
    expect(world.booked.get(returnId)?.isCancelled).toBe(true);
  });

  test('RET-08 a return that is cancelled too late goes on, with its pieces', async () => {
    const one = await fetched();
    await cancel(one.order, one.returnId);
    await app.runJobs();
    await sendReturnEvent(app, 'courier', pickupEvent(one.returnId));
    expect(await statusOf(one)).toBe('picked_up');
    expect((await eligible(one.order))?.quantity).toBe(1);
    await app.runJobs();
    expect(world.announced.get(one.returnId)?.isCancelled).toBe(false);
    await sendReturnEvent(app, 'warehouse', warehouseEvent(one.returnId, 'inspected', found(one, 2)));
    expect(await refunded(one)).toBe(Math.round(one.seen.total.value * 100));
  });

  test('RET-08 a return that is cancelled too late and was replaced goes on in place of the other one, which ends with a message', async () => {
    const customer = await newCustomer(app);
    const order = await delivered([FRAMES], customer);
    const { returnId, seen } = await begin(order, 2);
    await app.runJobs();
    await cancel(order, returnId);
    const { returnId: second } = await begin(order, 2, { refundMethod: 'storecredit' });
    await app.runJobs();
    expect(await sendReturnEvent(app, 'courier', pickupEvent(returnId))).toBe(200);
    await app.runJobs();
    const { returns } = (await details(order)).result;
    const gone = returns.find((one) => one.returnId === returnId);
    expect(gone).toMatchObject({ status: 'picked_up', items: [{ quantity: 2 }] });
    expect(returns.find((one) => one.returnId === second)?.status).toBe('cancelled');
    const mail = app.sent.mail.find(({ subject }) => subject === `Your return ${second} is cancelled`);
    expect(mail?.text).toContain(`Its goods are part of your return ${returnId} now.`);
    expect(world.booked.get(second)?.isCancelled).toBe(true);
    expect(world.announced.get(returnId)).toMatchObject({ isCancelled: false, items: [{ quantity: 2 }] });
    const itemId = order.itemIds[0] ?? '';
    await sendReturnEvent(app, 'warehouse', warehouseEvent(returnId, 'inspected', found({ itemId }, 2)));
    const paid = sql`refund WHERE order_id = ${order.orderId} AND method = 'storecredit'`;
    expect(await app.db.$count(paid), 'the refund method that was chosen last').toBe(1);
    expect(await refunded(order)).toBe(Math.round(seen.total.value * 100));
    // A late report about the other return changes nothing.
    await sendReturnEvent(app, 'courier', pickupEvent(second));
    await sendReturnEvent(app, 'warehouse', warehouseEvent(second, 'inspected', found({ itemId }, 2)));
    expect(await refunded(order)).toBe(Math.round(seen.total.value * 100));
  });

  test('RET-08 pieces of a cancelled return that were handed over in another one are not counted twice', async () => {
    const one = await fetched(3);
    await cancel(one.order, one.returnId);
    const { returnId: second } = await begin(one.order, 3);
    await sendReturnEvent(app, 'courier', pickupEvent(second));
    expect(await sendReturnEvent(app, 'courier', pickupEvent(one.returnId))).toBe(200);
    await sendReturnEvent(app, 'warehouse', warehouseEvent(one.returnId, 'inspected', found(one, 3)));
    expect(await refunded(one)).toBe(0);
    await sendReturnEvent(app, 'warehouse', warehouseEvent(second, 'inspected', found(one, 3)));
    expect(await refunded(one)).toBe(Math.round(one.total * 100));
  });
});

describe('a pick-up that the courier misses', () => {
  /** The day that is so many days ahead at the shopper's place. */
  const dayAhead = (days: number) => dateIn('IN', new Date(Date.now() + days * DAY_MS));
  /** Moves the booked round so that it began some hours ago. */
  const began = ({ returnId }: Pick<Fetched, 'returnId'>, hours: number) =>
    app.db.execute(sql`
      UPDATE order_return SET pickup_on = moment::date, pickup_from = extract(hour FROM moment)
      FROM (SELECT now() AT TIME ZONE 'Asia/Kolkata' - make_interval(hours => ${hours}) AS moment) then_
      WHERE id = ${returnId}`);
  const isOfMissed = (text: string, { returnId }: Pick<Fetched, 'returnId'>) =>
    text.includes(`The courier did not come for your return ${returnId}`);
  const told = (one: Pick<Fetched, 'returnId'>) => ({
    mails: app.sent.mail.filter(({ subject }) => isOfMissed(subject, one)),
    sms: app.sent.sms.filter(({ text }) => isOfMissed(text, one)),
  });
  const first = async ({ order }: Pick<Fetched, 'order'>) => (await details(order)).result.returns[0];
  const choose = ({ orderId, returnId, token }: Fetched, date: string, from = '09:00') =>
    call(
      app,
      returnContract.changePickup,
      { params: { orderId, returnId }, body: { date, from } },
      { token },
    );
  const actsOf = async ({ orderId, token }: Fetched) => {
    const { result } = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, { token });
    return result.orders[0]?.acts.map(({ by, text }) => `${by}: ${text}`) ?? [];
  };

  test('RET-07 after the hours of the pick-up the shopper gets one message, chooses another day, and it is fetched then', async () => {
    const one = await fetched();
    const { returnId } = one;
    await began(one, 2);
    await runNow('return.find-late');
    expect((await first(one))?.pickup?.missed).toBe(false);
    expect(told(one)).toEqual({ mails: [], sms: [] });
    await began(one, 4);
    await runNow('return.find-late');
    await runNow('return.find-late');
    expect(await first(one)).toMatchObject({ status: 'label', pickup: { missed: true } });
    expect((await first(one))?.sendBy).toBe(dayAhead(14));
    expect((await first(one))?.steps.filter(({ date }) => date !== null)).toEqual([]);
    const { mails, sms } = told(one);
    expect([mails.length, sms.length]).toEqual([1, 1]);
    const path = `/sales/order/return-details/${one.orderId}?itemId=${one.itemId}`;
    for (const text of [mails[0]?.text, sms[0]?.text]) {
      expect(text).toContain('Please choose another day');
      expect(text).toContain(`by ${formatDate(dayAhead(14), 'en', 'IN')}; otherwise it expires then`);
      expect(text).toContain(path);
    }
    expect(await actsOf(one)).toContain(`Lunette: The courier did not come for return ${returnId}`);
    const { result } = await choose(one, one.next);
    expect(result.returns[0]).toMatchObject({ pickup: { date: one.next, from: '09:00', missed: false } });
    await runNow('return.find-late');
    expect(world.booked.get(returnId)).toMatchObject({ pickup: { date: one.next, from: '09:00' } });
    expect(told(one).mails).toHaveLength(1);
    await sendReturnEvent(app, 'courier', pickupEvent(returnId));
    expect(await statusOf(one)).toBe('picked_up');
  });

  test('RET-07 the courier’s own event of a missed pick-up is handled once however often it is sent, and that round is not booked again', async () => {
    const one = await fetched();
    const { returnId } = one;
    const pickup = { date: one.date, from: '12:00' };
    for (const other of [undefined, { ...pickup, from: '15:00' }, { ...pickup, date: one.next }])
      expect(await sendReturnEvent(app, 'courier', missedEvent(returnId, other))).toBe(200);
    expect((await first(one))?.pickup?.missed).toBe(false);
    const missed = missedEvent(returnId, pickup);
    for (const event of [missed, missed]) expect(await sendReturnEvent(app, 'courier', event)).toBe(200);
    await app.runJobs();
    expect((await first(one))?.pickup?.missed).toBe(true);
    expect(told(one).mails).toHaveLength(1);
    expect(await actsOf(one)).toContain(`The courier: The courier did not come for return ${returnId}`);
    expect((await choose(one, one.date, '12:00')).problem.code).toBe('pickup_taken');
    await choose(one, one.next, '09:00');
    await sendReturnEvent(app, 'courier', missed);
    expect((await first(one))?.pickup?.missed).toBe(false);
    await sendReturnEvent(app, 'courier', missedEvent(returnId, { date: one.next, from: '09:00' }));
    await app.runJobs();
    expect(told(one).mails, 'another day has a message of its own').toHaveLength(2);
  });

  test('RET-07 a lost event is fetched first, and a shopper whose parcel was fetched gets no message', async () => {
    const one = await fetched();
    await began(one, 4);
    world.booked.get(one.returnId)?.steps.push(pickupEvent(one.returnId));
    await runNow('return.find-late');
    expect(await statusOf(one)).toBe('picked_up');
    expect(told(one).mails).toEqual([]);
  });

  test('RET-07 a round that the courier no longer knows is missed when its hours are over', async () => {
    const one = await fetched();
    world.booked.delete(one.returnId);
    await began(one, 4);
    await runNow('return.find-late');
    expect((await first(one))?.pickup?.missed).toBe(true);
    expect(told(one).mails).toHaveLength(1);
  });

  test('RET-07 the courier may come after all, on the following days', async () => {
    const one = await fetched();
    await began(one, 30);
    await runNow('return.find-late');
    world.booked.get(one.returnId)?.steps.push(pickupEvent(one.returnId));
    await runNow('return.find-late');
    expect(await statusOf(one)).toBe('picked_up');
  });

  const noDayChosen = async (one: Fetched) => {
    await began(one, 4);
    await runNow('return.find-late');
    await app.db.execute(sql`
      UPDATE item_status_history SET at = now() - interval '40 days' WHERE item_id = ${one.itemId}`);
    await app.db.execute(sql`UPDATE order_return SET send_by = ${dayAhead(-3)} WHERE id = ${one.returnId}`);
  };
  const expiredMails = ({ returnId }: Fetched, subject = `Your return ${returnId} has expired`) =>
    app.sent.mail.filter((mail) => mail.subject === subject);

  test('RET-02 RET-07 when no other day is chosen in time the return expires with one message, and the pieces can be returned again', async () => {
    const one = await fetched();
    await noDayChosen(one);
    await runNow('return.find-overdue');
    await runNow('return.find-overdue');
    expect(await first(one)).toMatchObject({ status: 'expired', sendBy: null });
    expect(await actsOf(one)).toContain(`Lunette: Return ${one.returnId} expired`);
    expect(world.booked.get(one.returnId)?.isCancelled).toBe(true);
    const until = dayAhead(-3 + 14);
    expect(expiredMails(one).map(({ text }) => text)).toEqual([
      expect.stringContaining(`You can start a new return until ${formatDate(until, 'en', 'IN')}.`),
    ]);
    expect(await eligible(one.order)).toMatchObject({ returnable: true, quantity: 3 });
    expect((await begin(one.order, 3)).returnId).not.toBe(one.returnId);
  });

  test('RET-02 the extra days for a new return end too, and a shopper without a missed pick-up has none', async () => {
    const one = await fetched();
    await noDayChosen(one);
    await runNow('return.find-overdue');
    await app.db.execute(sql`UPDATE order_return SET send_by = current_date - 16 WHERE id = ${one.returnId}`);
    expect((await eligible(one.order))?.returnable).toBe(false);
    const handedIn = await delivered([FRAMES]);
    const { returnId } = await begin(handedIn, 1);
    await app.db.execute(sql`UPDATE order_return SET send_by = current_date - 2 WHERE id = ${returnId}`);
    await app.db.execute(sql`
      UPDATE item_status_history SET at = now() - interval '40 days' WHERE item_id = ${handedIn.itemIds[0] ?? ''}`);
    await runNow('return.find-overdue');
    expect((await details(handedIn)).result.returns[0]?.status).toBe('expired');
    expect((await eligible(handedIn))?.returnable).toBe(false);
  });

  test('RET-07 in Arabic the shopper reads the deadline and what follows', async () => {
    const one = await fetched();
    await app.db.update(orders).set({ language: 'ar' }).where(eq(orders.id, one.orderId));
    await noDayChosen(one);
    await runNow('return.find-overdue');
    const [mail] = expiredMails(one, `انتهت مدة طلب الإرجاع ${one.returnId}`);
    expect(mail?.text).toContain('لم يحضر مندوب التوصيل، ولم يُختر يوم آخر في الموعد.');
  });

  test('RET-07 a day that is chosen at the last moment keeps the return, and so does a parcel that the courier has after all', async () => {
    const chosen = await fetched();
    await noDayChosen(chosen);
    await choose(chosen, chosen.next);
    await runNow('return.find-overdue');
    expect(await first(chosen)).toMatchObject({ status: 'label', sendBy: chosen.next });
    const late = await fetched();
    await noDayChosen(late);
    await runNow('return.find-overdue');
    await sendReturnEvent(app, 'courier', pickupEvent(late.returnId));
    expect(await statusOf(late)).toBe('picked_up');
  });

  test('RET-02 RET-07 a return that was begun in time waits for another day beyond the return period', async () => {
    const one = await fetched();
    await began(one, 24 * 20);
    await app.db.execute(sql`
      UPDATE item_status_history SET at = now() - interval '40 days' WHERE item_id = ${one.itemId}`);
    await app.db.execute(sql`UPDATE order_return SET send_by = current_date - 5 WHERE id = ${one.returnId}`);
    await runNow('return.find-overdue');
    await runNow('return.find-late');
    await runNow('return.find-overdue');
    expect(await first(one)).toMatchObject({ status: 'label', pickup: { missed: true } });
    expect((await eligible(one.order))?.returnable).toBe(false);
    expect(told(one).mails).toHaveLength(1);
    const { result } = await choose(one, one.next);
    expect(result.returns[0]).toMatchObject({ sendBy: dayAhead(14) });
    await runNow('return.find-overdue');
    await sendReturnEvent(app, 'courier', pickupEvent(one.returnId));
    await sendReturnEvent(app, 'warehouse', warehouseEvent(one.returnId, 'inspected', found(one, 2)));
    expect(await refunded(one)).toBe(Math.round(one.seen.total.value * 100));
  });
});

describe('failures', () => {
  test('RET-07 forged, unreadable and unknown events change nothing', async () => {
    const one = await fetched();
    const event = warehouseEvent(one.returnId, 'inspected', found(one, 2));
    expect(await sendReturnEvent(app, 'warehouse', event, app.settings.secrets.courierWebhook)).toBe(401);
    expect(await sendReturnEvent(app, 'courier', pickupEvent(one.returnId), 'guessed')).toBe(401);
    expect(await sendReturnEvent(app, 'warehouse', { ...event, status: 'paid' })).toBe(422);
    expect(await sendReturnEvent(app, 'warehouse', { ...event, reference: '99999999' })).toBe(200);
    expect(await statusOf(one)).toBe('label');
    expect((await move(one.returnId, { to: 'picked_up' }, { token: await guest(app) })).status).toBe(403);
  });

  test('RET-07 repeated, late and unordered events refund once', async () => {
    const one = await fetched();
    const inspected = warehouseEvent(one.returnId, 'inspected', found(one, 2));
    const counted = warehouseEvent(one.returnId, 'counted', found(one, 2));
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => sendReturnEvent(app, 'warehouse', inspected)),
      ...Array.from({ length: 5 }, () => sendReturnEvent(app, 'warehouse', counted)),
      ...Array.from({ length: 5 }, () => sendReturnEvent(app, 'courier', pickupEvent(one.returnId))),
    ]);
    expect(answers.every((status) => status === 200)).toBe(true);
    for (const event of [counted, inspected, counted]) await sendReturnEvent(app, 'warehouse', event);
    expect(await refunded(one)).toBe(Math.round(one.seen.total.value * 100));
    expect((await historyOf(one)).slice(0, 6)).toEqual([
      'requested',
      'approved',
      'label',
      'picked_up',
      'received',
      'inspected',
    ]);
  });

  test('RET-07 a courier that is down is called again, also where its job has given up', async () => {
    world.isDown = true;
    const one = await fetched();
    expect(world.booked.has(one.returnId)).toBe(false);
    expect(await statusOf(one), 'the shopper has their return').toBe('label');
    await app.db.execute(sql`DELETE FROM graphile_worker._private_jobs WHERE key LIKE 'return.advance%'`);
    await app.db.execute(
      sql`UPDATE order_return SET created_at = now() - interval '2 minutes' WHERE id = ${one.returnId}`,
    );
    world.isDown = false;
    await expect
      .poll(
        async () => {
          await runNow('return.find-overdue');
          return world.booked.has(one.returnId) && world.announced.has(one.returnId);
        },
        { timeout: 40_000, interval: 1_000 },
      )
      .toBe(true);
  }, 60_000);

  test('RET-07 a job that is killed between the calls to courier and warehouse books once and goes on', async () => {
    const order = await delivered([FRAMES]);
    const { returnId } = await begin(order, 1);
    world.onCall = async (path) => {
      if (path.includes('/warehouse/')) throw new Error('killed');
    };
    await app.runJobs();
    world.onCall = async () => undefined;
    await runNow();
    await runNow();
    expect(world.announced.has(returnId)).toBe(true);
    expect(world.booked.get(returnId)).toMatchObject({ isCancelled: false });
  });

  test('RET-07 lost events are fetched a day later', async () => {
    const one = await fetched();
    world.booked.get(one.returnId)?.steps.push(pickupEvent(one.returnId));
    world.announced.get(one.returnId)?.steps.push(warehouseEvent(one.returnId, 'counted', found(one, 2)));
    await app.db.execute(sql`
      UPDATE return_status_history SET at = at - interval '2 days' WHERE return_id = ${one.returnId}`);
    await app.db.execute(
      sql`UPDATE order_return SET pickup_on = current_date - 1 WHERE id = ${one.returnId}`,
    );
    await runNow('return.find-late');
    expect(await statusOf(one)).toBe('received');
  });
});
