import { dateIn } from '@lunette/country-config';
import { fulfilmentContract, orderContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { FRAME, pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { shopperWhoCancels } from '../testing/cancelling.ts';
import { courierStep, fakeFulfilment, labStep, sendFulfilmentEvent } from '../testing/fakeFulfilment.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

const world = fakeFulfilment();
const first = await testGatewayApp();
const app = await testGatewayApp({
  databaseUrl: first.databaseUrl,
  services: world.services(first.settings),
});
const cancel = shopperWhoCancels(app);
const LATER = { sph: 'Call Me/Email Me for Power' };
const POWER = {
  right: { sph: '-2.25', pd: '31.0' },
  left: { sph: '-1.50', pd: '31.5' },
  userName: 'Ananya',
};
const dayFromNow = (days: number) => dateIn('IN', new Date(Date.now() + days * DAY_MS));

async function glasses(prescription: object = POWER) {
  const { rows } = await app.db.execute<{ id: string }>(
    sql`SELECT id FROM lens_package WHERE 'single_vision' = ANY(power_types) ORDER BY id LIMIT 1`,
  );
  const productId = sentinels.inStockFrame;
  return { productId, powerType: 'single_vision' as const, packageId: rows[0]?.id ?? '', prescription };
}

/** A placed order of a guest, with the test's calls for it. */
async function placed(items: Parameters<typeof readyToPay>[1] & object = { items: [FRAME] }) {
  const ready = await readyToPay(app, items);
  const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
  await app.runJobs();
  app.sent.mail.length = app.sent.sms.length = 0;
  const as = { token: ready.token };
  const read = async () => {
    const { result } = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, as);
    const [order] = result.orders;
    if (!order) throw new Error('no order');
    return order;
  };
  const steps = async (at = 0) => (await read()).items[at]?.statusHistory.map(({ status }) => status);
  const itemIds = (await read()).items.map(({ id }) => id);
  const parcels = async () => {
    const found = await app.db.execute<{ id: string }>(
      sql`SELECT id FROM parcel WHERE order_id = ${orderId} ORDER BY id`,
    );
    return found.rows.map(({ id }) => id);
  };
  return { orderId, itemIds, as, read, steps, parcels };
}

/** Runs the job that looks for new orders, and all jobs that follow from it. */
async function advance() {
  await app.db.execute(sql`SELECT graphile_worker.add_job('order.begin')`);
  await app.runJobs();
  await app.runJobs();
}

/** An order that is packed and is with the courier. */
async function sent(items?: Parameters<typeof placed>[0]) {
  const order = await placed(items);
  await advance();
  for (const itemId of order.itemIds) await sendFulfilmentEvent(app, 'lab', labStep(itemId, 'packed'));
  await app.runJobs();
  const [parcelId = ''] = await order.parcels();
  return { ...order, parcelId };
}

describe('the steps of an order', () => {
  test('ORD-02 an order with lenses goes from the lab through the courier to its shopper, each step with its time', async () => {
    const { itemIds, steps, read, parcels } = await placed({ items: [await glasses()] });
    const [itemId = ''] = itemIds;
    await advance();
    expect(await steps()).toEqual(['placed', 'confirmed']);
    expect(world.jobs.get(itemId)).toMatchObject({ hasLenses: true, prescription: POWER });
    expect((await read()).items[0]?.expectedStatuses.map(({ status }) => status)).toEqual([
      ...['lenses_cut', 'quality_check', 'packed'],
      ...['shipped', 'out_for_delivery', 'delivered'],
    ]);
    for (const status of ['lenses_cut', 'quality_check', 'packed'] as const)
      expect(await sendFulfilmentEvent(app, 'lab', labStep(itemId, status))).toBe(200);
    await app.runJobs();
    const [parcelId = ''] = await parcels();
    expect((await read()).items[0]?.parcel).toMatchObject({
      courier: 'Kestrel',
      trackingNumber: 'KP 8841 2070',
    });
    await sendFulfilmentEvent(app, 'courier', courierStep(parcelId, 'shipped'));
    const window = { from: '10:00', to: '14:00' };
    await sendFulfilmentEvent(app, 'courier', courierStep(parcelId, 'out_for_delivery', { window }));
    await sendFulfilmentEvent(app, 'courier', courierStep(parcelId, 'delivered'));
    expect(await steps()).toEqual([
      ...['placed', 'confirmed', 'lenses_cut', 'quality_check', 'packed'],
      ...['shipped', 'out_for_delivery', 'delivered'],
    ]);
    expect((await read()).items[0]?.expectedStatuses).toEqual([]);
    await app.runJobs();
    expect(app.sent.mail.map(({ subject }) => subject.replace(/\d{10}/, 'N'))).toEqual([
      'Your Lunette order N is on its way',
      'Your Lunette order N comes today',
      'Your Lunette order N has arrived',
    ]);
    expect(app.sent.sms).toHaveLength(3);
    expect(app.sent.mail[1]?.text).toContain('between 10:00 and 14:00');
    const acts = (await read()).acts.map(({ act, actor }) => `${actor} ${act}`);
    expect(acts).toEqual(expect.arrayContaining(['lab lenses_cut', 'courier delivered', 'store confirmed']));
  });

  test('LPU-01 an item without a power waits for it and delays no other item; once the power is entered the lab begins', async () => {
    const later = await glasses({ right: LATER, left: LATER });
    const { orderId, itemIds, as, steps, read, parcels } = await placed({ items: [FRAME, later] });
    const [frame = '', lenses = ''] = itemIds;
    await advance();
    expect(await steps(1)).toEqual(['placed', 'waiting_for_power']);
    expect(world.jobs.has(lenses)).toBe(false);
    await sendFulfilmentEvent(app, 'lab', labStep(frame, 'packed'));
    await app.runJobs();
    expect(await parcels()).toHaveLength(1);
    expect((await read()).items[1]).toMatchObject({ powerOpen: true, parcel: null });
    await app.db.execute(sql`
      UPDATE item_status_history SET at = at - interval '2 days' WHERE item_id = ${lenses} AND status = 'waiting_for_power'`);
    const promised = (await read()).deliveryOption.deliveryDate;
    const params = { orderId, itemId: lenses };
    const body = { prescription: POWER };
    const answer = await call(app, orderContract.updatePrescription, { params, query: {}, body }, as);
    expect(answer.result.orders[0]?.items[1]?.statusHistory.at(-1)?.status).toBe('confirmed');
    await app.runJobs();
    expect(await steps(1)).toEqual(['waiting_for_power', 'placed', 'confirmed']);
    expect(world.jobs.get(lenses)).toMatchObject({ prescription: POWER });
    const days = (await read()).items.map(({ expectedStatuses }) => expectedStatuses.at(-1)?.date);
    expect(Date.parse(days[1] ?? '') - Date.parse(promised)).toBe(2 * DAY_MS);
    const other = { ...POWER, right: { ...POWER.right, sph: '-3.00' } };
    await call(
      app,
      orderContract.updatePrescription,
      { params, query: {}, body: { prescription: other } },
      as,
    );
    await app.runJobs();
    expect(world.jobs.get(lenses)).toMatchObject({ prescription: other });
  });

  test('a failed delivery is tried again, both attempts are stored, and a parcel that is returned to its sender has ended', async () => {
    const { parcelId, steps, read } = await sent();
    for (const status of ['shipped', 'out_for_delivery', 'delivery_failed', 'out_for_delivery'] as const)
      await sendFulfilmentEvent(app, 'courier', courierStep(parcelId, status));
    expect((await steps())?.slice(-4)).toEqual([
      ...['shipped', 'out_for_delivery', 'delivery_failed', 'out_for_delivery'],
    ]);
    expect((await read()).items[0]?.nextStatus?.status).toBe('delivered');
    await sendFulfilmentEvent(app, 'courier', courierStep(parcelId, 'delivery_failed'));
    await sendFulfilmentEvent(app, 'courier', courierStep(parcelId, 'returned_to_sender'));
    await sendFulfilmentEvent(app, 'courier', courierStep(parcelId, 'delivered'));
    expect((await steps())?.at(-1)).toBe('returned_to_sender');
    expect((await read()).items[0]?.expectedStatuses).toEqual([]);
  });
});

describe('webhook events', () => {
  test('a forged or unreadable event is refused; an event about something unknown is accepted and ignored', async () => {
    const { itemIds, steps } = await placed();
    const step = labStep(itemIds[0] ?? '', 'packed');
    expect(await sendFulfilmentEvent(app, 'lab', step, 'another-secret')).toBe(401);
    expect(await sendFulfilmentEvent(app, 'lab', step, app.settings.secrets.courierWebhook)).toBe(401);
    expect(await sendFulfilmentEvent(app, 'lab', { ...step, status: 'delivered' })).toBe(422);
    expect(
      await sendFulfilmentEvent(app, 'lab', labStep('01950000-0000-7000-8000-000000000001', 'packed')),
    ).toBe(200);
    expect(await steps()).toEqual(['placed']);
  });

  test('an event that is sent twice, and twice at once at two gateways, moves an item once and is notified once', async () => {
    const { parcelId, steps } = await sent();
    const step = courierStep(parcelId, 'out_for_delivery');
    await Promise.all(
      [app, first, app, first].map((gateway) => sendFulfilmentEvent(gateway, 'courier', step)),
    );
    await app.runJobs();
    expect((await steps())?.filter((status) => status === 'out_for_delivery')).toHaveLength(1);
    expect(app.sent.mail).toHaveLength(1);
    expect(app.sent.sms).toHaveLength(1);
  });

  test('events in the wrong order are listed at their own time, and only the newest is notified', async () => {
    const { parcelId, steps } = await sent();
    const at = (seconds: number) => ({ at: new Date(Date.now() + seconds * 1_000 - 60_000).toISOString() });
    await app.db.execute(sql`UPDATE item_status_history SET at = at - interval '1 hour'`);
    for (const [status, second] of [
      ['delivered', 30],
      ['shipped', 10],
      ['out_for_delivery', 20],
    ] as const)
      await sendFulfilmentEvent(app, 'courier', courierStep(parcelId, status, at(second)));
    expect((await steps())?.slice(-3)).toEqual(['shipped', 'out_for_delivery', 'delivered']);
    await app.runJobs();
    expect(app.sent.mail.map(({ subject }) => subject)).toEqual([expect.stringContaining('has arrived')]);
  });

  test('a parcel that the courier delays has its new day on the page, and its shopper gets a message about it', async () => {
    const { parcelId, read } = await sent();
    await sendFulfilmentEvent(
      app,
      'courier',
      courierStep(parcelId, 'shipped', { expectedDate: dayFromNow(3) }),
    );
    await app.runJobs();
    app.sent.mail.length = 0;
    const delayed = courierStep(parcelId, 'delayed', { expectedDate: dayFromNow(5) });
    for (const step of [delayed, delayed]) await sendFulfilmentEvent(app, 'courier', step);
    await app.runJobs();
    expect(app.sent.mail.map(({ subject }) => subject)).toEqual([expect.stringContaining('comes later')]);
    expect((await read()).items[0]?.expectedStatuses.at(-1)).toMatchObject({ date: dayFromNow(5) });
  });
});

describe('late orders', () => {
  const look = async () => {
    await app.db.execute(sql`SELECT graphile_worker.add_job('order.find-late')`);
    await app.runJobs();
    await app.runJobs();
  };

  test('a late order is checked with lab and courier, gets a new day and is notified once; lost events of the courier are fetched', async () => {
    const { orderId, parcelId, read, steps } = await sent();
    await app.db.execute(sql`UPDATE parcel SET expected_on = current_date - 3 WHERE order_id = ${orderId}`);
    await look();
    await look();
    expect(app.sent.mail.map(({ subject }) => subject)).toEqual([expect.stringContaining('comes later')]);
    expect(String((await read()).items[0]?.parcel?.expectedDate) > dayFromNow(0)).toBe(true);
    await app.db.execute(sql`UPDATE parcel SET expected_on = current_date - 3 WHERE order_id = ${orderId}`);
    world.parcels
      .get(parcelId)
      ?.steps.push(courierStep(parcelId, 'shipped'), courierStep(parcelId, 'delivered'));
    await look();
    expect((await steps())?.at(-1)).toBe('delivered');
    expect(app.sent.mail.filter(({ subject }) => subject.includes('comes later'))).toHaveLength(1);
  });

  test('an order that waits for its power is not late', async () => {
    const { orderId } = await placed({ items: [await glasses({ right: LATER, left: LATER })] });
    await advance();
    await app.db.execute(sql`UPDATE orders SET delivery_date = current_date - 3 WHERE id = ${orderId}`);
    await look();
    expect(app.sent.mail).toEqual([]);
  });
});

describe('failures', () => {
  test('an order that is cancelled before its lenses are cut is stopped at the lab, and a later webhook changes nothing', async () => {
    const { orderId, itemIds, as, steps } = await placed({ items: [await glasses()] });
    const [itemId = ''] = itemIds;
    await advance();
    await cancel(orderId, as.token);
    await app.runJobs();
    expect(world.jobs.get(itemId)?.cancelled).toBe(true);
    await sendFulfilmentEvent(app, 'lab', labStep(itemId, 'lenses_cut'));
    expect(await steps()).toEqual(['placed', 'confirmed', 'cancelled']);
  });

  test('an order that is cancelled during the call to the lab is stopped there all the same', async () => {
    const { orderId, itemIds, as } = await placed({ items: [await glasses()] });
    let cancelled: ReturnType<typeof cancel> | undefined;
    world.onCall = async () => {
      world.onCall = async () => undefined;
      cancelled = cancel(orderId, as.token);
    };
    await advance();
    expect((await cancelled)?.status).toBe(200);
    await app.runJobs();
    expect(world.jobs.get(itemIds[0] ?? '')?.cancelled).toBe(true);
  });

  test('after an outage of the lab, or a job that is killed in the middle, all work is done', async () => {
    const { orderId, itemIds, steps } = await placed();
    world.isDown = true;
    await advance();
    expect(await steps()).toEqual(['placed', 'confirmed']);
    world.isDown = false;
    await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
    await app.runJobs();
    expect(world.jobs.has(itemIds[0] ?? '')).toBe(true);
    // The gateway is killed after the call to the courier and before its answer was stored.
    await sendFulfilmentEvent(app, 'lab', labStep(itemIds[0] ?? '', 'packed'));
    await app.runJobs();
    await app.db.execute(sql`
      UPDATE parcel SET courier_id = NULL, courier = NULL, tracking_number = NULL WHERE order_id = ${orderId}`);
    const booked = world.parcels.size;
    await app.db.execute(
      sql`SELECT graphile_worker.add_job('order.advance', ${JSON.stringify({ orderId })}::json)`,
    );
    await app.runJobs();
    expect(world.parcels.size).toBe(booked);
    const { rows } = await app.db.execute(sql`SELECT courier_id FROM parcel WHERE order_id = ${orderId}`);
    expect(rows).toEqual([{ courier_id: expect.stringMatching(/^p-/) as string }]);
  });

  test('two gateways that advance one order at once confirm it once and send one parcel', async () => {
    const { orderId, itemIds, steps, parcels } = await placed();
    const job = sql`SELECT graphile_worker.add_job('order.advance', ${JSON.stringify({ orderId })}::json)`;
    for (let time = 0; time < 3; time += 1) await app.db.execute(job);
    await Promise.all([app.runJobs(), app.runJobs(), app.runJobs()]);
    expect(await steps()).toEqual(['placed', 'confirmed']);
    await sendFulfilmentEvent(app, 'lab', labStep(itemIds[0] ?? '', 'packed'));
    for (let time = 0; time < 3; time += 1) await app.db.execute(job);
    await Promise.all([app.runJobs(), app.runJobs(), app.runJobs()]);
    expect(await parcels()).toHaveLength(1);
  });
});

test('an order from before this version, placed or already shipped without a parcel, continues and arrives', async () => {
  const old = await placed();
  const [itemId = ''] = old.itemIds;
  await app.db.execute(sql`UPDATE orders SET delivery_date = '2026-06-17' WHERE id = ${old.orderId}`);
  await app.db.execute(sql`INSERT INTO item_status_history (item_id, status) VALUES (${itemId}, 'shipped')`);
  await advance();
  const [parcelId = ''] = await old.parcels();
  await sendFulfilmentEvent(app, 'courier', courierStep(parcelId, 'shipped'));
  await sendFulfilmentEvent(app, 'courier', courierStep(parcelId, 'delivered'));
  expect(await old.steps()).toEqual(['placed', 'shipped', 'delivered']);
});

describe('the operator', () => {
  const move = (orderId: string, body: object = { turn: 'next' }, token = 'test-service-token') =>
    call(
      app,
      fulfilmentContract.moveOrder,
      { params: { orderId }, body: body as { turn: 'next' } },
      {
        headers: { 'x-service-token': token },
      },
    );

  test('the operator’s call is refused without the service token, for an unknown order, and where nothing can move', async () => {
    const { orderId, as, steps } = await placed();
    expect((await move(orderId, {}, 'guessed')).status).toBe(422);
    expect((await move(orderId, { turn: 'next' }, 'guessed')).problem.code).toBe('service_only');
    const params = { orderId };
    const shopper = await call(app, fulfilmentContract.moveOrder, { params, body: { turn: 'next' } }, as);
    expect(shopper.problem.code).toBe('service_only');
    expect((await move('4000000000')).status).toBe(404);
    expect((await move(orderId, { turn: 'delivery_failed' })).problem.code).toBe('nothing_moves');
    expect((await steps())?.[0]).toBe('placed');
  });

  test('the operator moves an order to its shopper step by step and reports a failed delivery, and a step that the courier reports too sends one message', async () => {
    const { orderId, steps, parcels } = await placed();
    for (let time = 0; time < 3; time += 1) await move(orderId);
    await move(orderId);
    await app.db.execute(sql`UPDATE parcel SET expected_on = current_date WHERE order_id = ${orderId}`);
    await move(orderId, { turn: 'delivery_failed' });
    const { rows } = await app.db.execute<{ later: boolean }>(
      sql`SELECT expected_on > current_date AS later FROM parcel WHERE order_id = ${orderId}`,
    );
    expect(rows).toEqual([{ later: true }]);
    await move(orderId);
    const [parcelId = ''] = await parcels();
    await sendFulfilmentEvent(app, 'courier', courierStep(parcelId, 'out_for_delivery'));
    expect((await move(orderId)).result.items.map(({ status }) => status)).toEqual(['delivered']);
    expect(await steps()).toEqual([
      ...['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery'],
      ...['delivery_failed', 'out_for_delivery', 'delivered'],
    ]);
    expect((await move(orderId)).problem.code).toBe('nothing_moves');
    await app.runJobs();
    expect(app.sent.mail).toHaveLength(5);
  });

  test('the operator reports a parcel as lost after it was shipped, and nothing more after that', async () => {
    const { orderId, steps, read } = await placed({ items: [FRAME, { productId: sentinels.accessory }] });
    expect((await move(orderId, { turn: 'lost' }, 'guessed')).problem.code).toBe('service_only');
    for (let time = 0; time < 2; time += 1) await move(orderId);
    expect((await move(orderId, { turn: 'lost' })).problem.code).toBe('nothing_moves');
    await move(orderId);
    expect((await steps())?.at(-1)).toBe('shipped');
    const { result } = await move(orderId, { turn: 'lost' });
    expect(result.items.map(({ status }) => status)).toEqual(['lost', 'lost']);
    expect((await read()).status).toBe('cancelled');
    expect((await read()).acts.filter(({ act }) => act === 'lost').map(({ actor }) => actor)).toEqual([
      ...['staff', 'staff'],
    ]);
    expect((await move(orderId, { turn: 'lost' })).problem.code).toBe('order_not_placed');
    await app.runJobs();
    expect(app.sent.mail.filter(({ subject }) => subject.includes('was lost'))).toHaveLength(1);
  });

  test('the operator moves one of several items, and gets a message when the courier cannot be reached', async () => {
    const { orderId, itemIds, steps } = await placed({ items: [FRAME, await glasses()] });
    await move(orderId);
    await move(orderId, { turn: 'next', itemId: itemIds[0] });
    expect([(await steps(0))?.at(-1), (await steps(1))?.at(-1)]).toEqual(['packed', 'confirmed']);
    for (let time = 0; time < 3; time += 1) await move(orderId, { turn: 'next', itemId: itemIds[1] });
    world.isDown = true;
    expect((await move(orderId)).problem.code).toBe('courier_down');
    world.isDown = false;
    await move(orderId);
    expect([(await steps(0))?.at(-1), (await steps(1))?.at(-1)]).toEqual(['shipped', 'shipped']);
  });
});
