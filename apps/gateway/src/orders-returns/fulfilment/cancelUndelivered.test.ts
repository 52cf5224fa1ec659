import type { NewCartItem } from '@lunette/cart/contract';
import { deliveryContract } from '@lunette/checkout/contract';
import { fulfilmentContract, orderContract } from '@lunette/orders-returns/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { stockMovement } from '../../checkout/order/schema.ts';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { piecesOnShelf } from '../../checkout/testing/piecesOnShelf.ts';
import { CASH_FEE, FRAME, pay, payByCard, readyToPay } from '../../checkout/testing/shopper.ts';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { paper } from '../papers/schema.ts';
import { courierStep, fakeFulfilment, labStep, sendFulfilmentEvent } from '../testing/fakeFulfilment.ts';
import { readOwnOrder } from '../testing/readOwnOrder.ts';

const provider = await fakeProvider();
const outside = fakeFulfilment();
const first = await testGatewayApp();
const settings = { sandboxUrl: provider.url };
const open = () =>
  testGatewayApp({
    databaseUrl: first.databaseUrl,
    settings,
    services: outside.services(first.settings),
  });
const app = await open();
const other = await open();

const POWER = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
const LATER = { sph: 'Call Me/Email Me for Power' };
const CASE: NewCartItem = { productId: sentinels.accessory };
const glasses = (prescription: object): NewCartItem => ({
  productId: sentinels.inStockFrame,
  powerType: 'single_vision',
  packageId: 'clear-156',
  prescription,
});

/** An order that the lab has packed, as far as its powers are known, with the test's calls for it. */
async function packed(
  items: NewCartItem[],
  by: 'cc' | 'cod' = 'cc',
  delivery: 'standard' | 'express' = 'standard',
) {
  const ready = await readyToPay(app, { items });
  const chosen = { params: { type: delivery }, query: { shippingCountry: 'IN' as const } };
  const option = await call(app, deliveryContract.updateDeliveryOption, chosen, { token: ready.token });
  ready.total = option.result.cart.totals.total;
  const { orderId } =
    by === 'cc'
      ? await payByCard(app, provider, ready)
      : (await pay(app, ready, { paymentMethod: 'cod' })).result;
  const as = { token: ready.token };
  const read = () => readOwnOrder(app, orderId, as);
  const pack = async () => {
    await app.db.execute(sql`SELECT graphile_worker.add_job('order.begin')`);
    await app.runJobs();
    for (const { id, statusHistory } of (await read()).items)
      if (statusHistory.some(({ status }) => status === 'confirmed'))
        await sendFulfilmentEvent(app, 'lab', labStep(id, 'packed'));
    await app.runJobs();
    const { rows } = await app.db.execute<{ id: string }>(
      sql`SELECT id FROM parcel WHERE order_id = ${orderId} ORDER BY id DESC LIMIT 1`,
    );
    return rows[0]?.id ?? '';
  };
  const parcelId = await pack();
  app.sent.mail.length = app.sent.sms.length = 0;
  const papers = async () => {
    const stored = await app.db.select().from(paper).where(eq(paper.orderId, orderId));
    return (kind: string) =>
      stored.filter((storedPaper) => storedPaper.kind === kind).map(({ content }) => content);
  };
  return { orderId, as, total: ready.total, parcelId, read, pack, papers };
}

/** Sends the courier's events of a parcel, up to a step. */
async function courier(parcelId: string, ...steps: Parameters<typeof courierStep>[1][]) {
  for (const status of steps) await sendFulfilmentEvent(app, 'courier', courierStep(parcelId, status));
}

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
const piecesOf = () => piecesOnShelf(app.db);

test('MONEY-01 goods that come back undelivered are refunded, credited and in stock once, also at two gateways', async () => {
  const before = await piecesOf();
  const { orderId, parcelId, total, read, papers } = await packed([
    { ...FRAME, quantity: 2 },
    glasses(POWER),
    CASE,
  ]);
  await courier(parcelId, 'shipped', 'out_for_delivery', 'delivery_failed');
  const back = courierStep(parcelId, 'returned_to_sender');
  await Promise.all([app, other, app, other].map((gateway) => sendFulfilmentEvent(gateway, 'courier', back)));
  await courier(parcelId, 'returned_to_sender');
  await app.runJobs();
  expect(await read()).toMatchObject({
    status: 'cancelled',
    cancellation: { refundMethod: 'source', refundAmount: { value: total } },
    hasRefunds: true,
  });
  expect(await refundsOf(app.db, orderId)).toMatchObject([
    { method: 'source', status: 'done', amount: total * 100 },
  ]);
  // The frame with cut lenses cannot be sold again.
  expect(await piecesOf()).toBe(before - 1);
  const of = await papers();
  const [invoice, ...further] = of('invoice');
  const [note, ...others] = of('credit_note');
  expect([...further, ...others]).toEqual([]);
  expect(note).toMatchObject({
    total: invoice?.total,
    taxLines: invoice?.taxLines,
    tenders: { paid: total * 100 },
  });
  expect(note?.lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
  const subjects = app.sent.mail
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('came back'));
  expect(subjects).toEqual([`Your Lunette order ${orderId} came back to us`]);
  expect(app.sent.mail.find(({ subject }) => subject.includes('came back'))?.text).toContain(
    'goes back the way you paid',
  );
});

test('MONEY-01 cash-on-delivery goods that come back are not due any more, and their invoice is credited', async () => {
  const { orderId, parcelId, read, papers } = await packed([FRAME], 'cod');
  await courier(parcelId, 'shipped', 'returned_to_sender');
  await app.runJobs();
  expect(await read()).toMatchObject({ status: 'cancelled', cancellation: { refundMethod: null } });
  expect((await read()).cancellation?.refundAmount.value).toBe(0);
  expect((await paymentsOf(app.db, orderId)).map(({ status }) => status)).toEqual(['expired']);
  expect(await refundsOf(app.db, orderId)).toEqual([]);
  const of = await papers();
  expect(of('credit_note').map(({ total }) => total)).toEqual(of('invoice').map(({ total }) => total));
  expect(of('credit_note')[0]?.tenders.paid).toBe(0);
  expect(app.sent.mail.at(-1)?.text).toContain('Nothing of this order is due any more.');
});

test('MONEY-01 of an order in two parcels the one that comes back is subtracted, and the other is paid at the door', async () => {
  const later = glasses({ right: LATER, left: LATER });
  const { orderId, as, total, parcelId, read, pack, papers } = await packed([FRAME, later], 'cod');
  await courier(parcelId, 'shipped', 'out_for_delivery', 'returned_to_sender');
  await app.runJobs();
  expect(await read()).toMatchObject({ status: 'placed', cancellation: null });
  expect(app.sent.mail.at(-1)?.subject).toBe(`Part of your Lunette order ${orderId} came back to us`);
  expect(app.sent.mail.at(-1)?.text).toContain('To pay at the door now');
  const [due] = await paymentsOf(app.db, orderId);
  expect(due?.status).toBe('cash_due');
  expect(due?.amount).toBeLessThan((total + CASH_FEE) * 100);
  const itemId = (await read()).items[1]?.id ?? '';
  const params = { orderId, itemId };
  await call(app, orderContract.updatePrescription, { params, query: {}, body: { prescription: POWER } }, as);
  const second = await pack();
  expect(second).not.toBe(parcelId);
  await courier(second, 'shipped', 'out_for_delivery', 'delivered');
  const [paid] = await paymentsOf(app.db, orderId);
  expect(paid).toMatchObject({ status: 'paid', amount: due?.amount });
  await app.runJobs();
  const of = await papers();
  const all = (kind: string) => sum(of(kind).map((content) => content.total));
  expect(all('invoice') - all('credit_note')).toBe(paid?.amount);
  expect(all('credit_note')).toBeGreaterThan(0);
  expect(sum(of('credit_note').map(({ lines }) => sum(lines.map((line) => line.total))))).toBe(
    all('credit_note'),
  );
});

test('ORD-02 cash is collected for delivered goods, whatever comes back after them', async () => {
  const later = glasses({ right: LATER, left: LATER });
  const { orderId, as, parcelId, read, pack } = await packed([FRAME, later], 'cod');
  await courier(parcelId, 'shipped', 'delivered');
  expect((await paymentsOf(app.db, orderId)).map(({ status }) => status)).toEqual(['cash_due']);
  const params = { orderId, itemId: (await read()).items[1]?.id ?? '' };
  await call(app, orderContract.updatePrescription, { params, query: {}, body: { prescription: POWER } }, as);
  await courier(await pack(), 'shipped', 'returned_to_sender');
  expect((await paymentsOf(app.db, orderId)).map(({ status }) => status)).toEqual(['paid']);
  expect((await read()).status).toBe('placed');
});

/** Runs the scheduled jobs that look for late and forgotten orders. */
async function look() {
  await app.db.execute(sql`SELECT graphile_worker.add_job('order.find-late')`);
  await app.runJobs();
  await app.runJobs();
}
/** Stores only that the goods came back, as older versions did. */
const cameBack = (orderId: string) =>
  app.db.execute(sql`
    INSERT INTO item_status_history (item_id, status)
    SELECT id, 'returned_to_sender' FROM order_item WHERE order_id = ${orderId}`);

test('MONEY-01 goods that came back before this version are refunded once, credited and in stock', async () => {
  const { orderId, parcelId, total, read, papers } = await packed([FRAME]);
  await courier(parcelId, 'shipped');
  await cameBack(orderId);
  const before = await piecesOf();
  expect((await read()).status).toBe('placed');
  await Promise.all([look(), look()]);
  await look();
  expect(await read()).toMatchObject({ status: 'cancelled', hasRefunds: true });
  expect(await refundsOf(app.db, orderId)).toMatchObject([
    { method: 'source', status: 'done', amount: total * 100 },
  ]);
  expect(await piecesOf()).toBe(before + 1);
  const of = await papers();
  expect(of('credit_note').map((content) => content.total)).toEqual(
    of('invoice').map((content) => content.total),
  );
});

test('MONEY-01 cash for goods that came back before this version is not due any more, and delivered goods stay as they are', async () => {
  const cash = await packed([FRAME], 'cod');
  await courier(cash.parcelId, 'shipped');
  await cameBack(cash.orderId);
  const arrived = await packed([FRAME]);
  await courier(arrived.parcelId, 'shipped', 'delivered');
  await look();
  expect((await cash.read()).status).toBe('cancelled');
  expect((await paymentsOf(app.db, cash.orderId)).map(({ status }) => status)).toEqual(['expired']);
  expect((await arrived.read()).status).toBe('placed');
  expect(await refundsOf(app.db, arrived.orderId)).toEqual([]);
});

describe('goods that the courier loses', () => {
  const movements = async (orderId: string) => {
    const rows = await app.db.select().from(stockMovement).where(eq(stockMovement.orderId, orderId));
    return (reason: string) =>
      sum(rows.flatMap((movement) => (movement.reason === reason ? [movement.quantity] : [])));
  };
  const mails = () => app.sent.mail.filter(({ subject }) => subject.includes('was lost'));
  const actorsOf = async (orderId: string) => {
    const rows = await app.db.execute<{ actor: string }>(
      sql`SELECT actor FROM order_act WHERE order_id = ${orderId} AND act = 'lost'`,
    );
    return rows.rows.map(({ actor }) => actor);
  };

  test('MONEY-01 lost goods are refunded with all of their shipping and credited once, also at two gateways, and do not return to stock', async () => {
    const before = await piecesOf();
    const { orderId, parcelId, total, read, papers } = await packed([
      { ...FRAME, quantity: 2 },
      glasses(POWER),
    ]);
    await courier(parcelId, 'shipped', 'out_for_delivery');
    const lost = courierStep(parcelId, 'lost');
    await Promise.all(
      [app, other, app, other].map((gateway) => sendFulfilmentEvent(gateway, 'courier', lost)),
    );
    await courier(parcelId, 'lost', 'delivered', 'returned_to_sender');
    await app.runJobs();
    const order = await read();
    expect(order).toMatchObject({
      status: 'cancelled',
      cancellation: { refundMethod: 'source', refundAmount: { value: total } },
    });
    expect(
      order.items.map(({ statusHistory }) => statusHistory.slice(-3).map(({ status }) => status)),
    ).toEqual([0, 1].map(() => ['shipped', 'out_for_delivery', 'lost']));
    expect(order.items.flatMap(({ expectedStatuses }) => expectedStatuses)).toEqual([]);
    expect(await actorsOf(orderId)).toEqual(['courier', 'courier']);
    expect(await refundsOf(app.db, orderId)).toMatchObject([
      { method: 'source', status: 'done', amount: total * 100 },
    ]);
    expect(await piecesOf()).toBe(before - 3);
    const moved = await movements(orderId);
    expect(['ordered', 'cancelled', 'lost'].map(moved)).toEqual([-3, 3, -3]);
    const of = await papers();
    expect(of('credit_note').map((note) => note.total)).toEqual(of('invoice').map((note) => note.total));
    const [mail, ...further] = mails();
    expect(further).toEqual([]);
    expect(mail?.subject).toBe(`Your Lunette order ${orderId} was lost on its way`);
    expect(mail?.text).toMatch(/goes back the way you paid\. Your bank shows it by \w+, \d+ \w+\./);
    expect(mail?.text).toContain('order the same again');
    expect(mail?.text).toContain(`orderId=${orderId}`);
  });

  test('MONEY-01 lost goods that are delivered after all stay refunded, are listed for staff, and their shopper gets one message', async () => {
    const { orderId, parcelId, total } = await packed([FRAME]);
    await courier(parcelId, 'shipped', 'lost');
    await app.runJobs();
    const list = (headers = {}) =>
      call(app, fulfilmentContract.getFoundParcels, { query: { page: 0, 'page-size': 20 } }, { headers });
    const service = { 'x-service-token': 'test-service-token' };
    const { total: before } = (await list(service)).result;
    const delivered = courierStep(parcelId, 'delivered');
    await Promise.all(
      [app, other, app, other].map((gateway) => sendFulfilmentEvent(gateway, 'courier', delivered)),
    );
    await courier(parcelId, 'delivered', 'returned_to_sender');
    await app.runJobs();
    await other.runJobs();
    expect((await list()).status).toBe(403);
    const { parcels, total: after } = (await list(service)).result;
    expect(after).toBe(before + 1);
    expect(parcels[0]).toMatchObject({
      id: parcelId,
      orderId,
      returnId: null,
      names: 'Alder',
      language: 'en',
    });
    expect(parcels[0]?.email).toContain('@');
    expect(await refundsOf(app.db, orderId)).toMatchObject([{ status: 'done', amount: total * 100 }]);
    const acts = await app.db.execute<{ actor: string }>(
      sql`SELECT actor FROM order_act WHERE order_id = ${orderId} AND act = 'parcel_found'`,
    );
    expect(acts.rows).toEqual([{ actor: 'courier' }]);
    const told = [...app.sent.mail, ...other.sent.mail].filter(
      ({ subject }) => subject === `A parcel of your Lunette order ${orderId} has arrived after all`,
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('What we paid for it stays yours: we take nothing back.');
    expect(told[0]?.text).toContain('You may keep what was in it');
  });

  test('MONEY-01 lost cash goods that are delivered after all have no amount due, and the message is in Arabic', async () => {
    const { orderId, parcelId } = await packed([FRAME], 'cod');
    await app.db.execute(sql`UPDATE orders SET language = 'ar' WHERE id = ${orderId}`);
    await courier(parcelId, 'shipped', 'lost', 'delivered');
    await app.runJobs();
    const told = app.sent.mail.find(
      ({ subject }) => subject === `وصل طرد كان مفقوداً من طلبك ${orderId} من لونيت`,
    );
    expect(told?.text).toContain('لا مبلغ مستحق عنه.');
    expect(told?.text).toContain('يمكنك الاحتفاظ بما فيه');
    expect((await paymentsOf(app.db, orderId)).map(({ status }) => status)).not.toContain('paid');
  });

  test('MONEY-01 lost goods refund their shipping while another parcel of the order arrives, and goods that come back do not', async () => {
    const later = glasses({ right: LATER, left: LATER });
    const back: Record<string, number> = {};
    for (const end of ['returned_to_sender', 'lost'] as const) {
      const { orderId, as, total, parcelId, read, pack, papers } = await packed(
        [CASE, later],
        'cc',
        'express',
      );
      await courier(parcelId, 'shipped', end);
      const itemId = (await read()).items[1]?.id ?? '';
      const params = { orderId, itemId };
      await call(
        app,
        orderContract.updatePrescription,
        { params, query: {}, body: { prescription: POWER } },
        as,
      );
      await courier(await pack(), 'shipped', 'delivered');
      await app.runJobs();
      expect(await read()).toMatchObject({ status: 'placed', cancellation: null, hasRefunds: true });
      const [refund] = await refundsOf(app.db, orderId);
      back[end] = refund?.amount ?? 0;
      const [item] = await itemsOf(app.db, orderId);
      if (end === 'lost') expect(refund?.amount).toBe(item?.shares?.[0]?.paid);
      const of = await papers();
      const all = (kind: string) => sum(of(kind).map((content) => content.total));
      expect(all('invoice') - all('credit_note')).toBe(total * 100 - back[end]);
    }
    const [mail] = mails().slice(-1);
    expect(mail?.subject).toContain('Part of your Lunette order');
    expect(mail?.text).toContain('The rest of the order stays as it was.');
    expect(back.lost).toBeGreaterThan(back.returned_to_sender ?? 0);
  });

  test('MONEY-01 lost cash-on-delivery goods are not due any more', async () => {
    const { orderId, parcelId, read } = await packed([FRAME], 'cod');
    await courier(parcelId, 'shipped', 'lost');
    await app.runJobs();
    expect(await read()).toMatchObject({ status: 'cancelled', cancellation: { refundMethod: null } });
    expect((await paymentsOf(app.db, orderId)).map(({ status }) => status)).toEqual(['expired']);
    expect(mails().at(-1)?.text).toContain('Nothing of this order is due any more.');
  });

  test('ORD-02 cash is collected for delivered goods, whatever is lost after them', async () => {
    const later = glasses({ right: LATER, left: LATER });
    const { orderId, as, parcelId, read, pack } = await packed([FRAME, later], 'cod');
    await courier(parcelId, 'shipped', 'delivered');
    const params = { orderId, itemId: (await read()).items[1]?.id ?? '' };
    await call(
      app,
      orderContract.updatePrescription,
      { params, query: {}, body: { prescription: POWER } },
      as,
    );
    await courier(await pack(), 'shipped', 'lost');
    expect((await paymentsOf(app.db, orderId)).map(({ status }) => status)).toEqual(['paid']);
    expect((await read()).status).toBe('placed');
  });

  test('a loss that is reported after the delivery changes nothing, and an older step that is reported later is listed before the loss', async () => {
    const arrived = await packed([FRAME]);
    await courier(arrived.parcelId, 'shipped', 'delivered', 'lost');
    const at = new Date(Date.now() - 60_000).toISOString();
    await sendFulfilmentEvent(app, 'courier', courierStep(arrived.parcelId, 'lost', { at }));
    expect((await arrived.read()).status).toBe('placed');
    expect(await refundsOf(app.db, arrived.orderId)).toEqual([]);
    const later = glasses({ right: LATER, left: LATER });
    const { orderId, parcelId, read, papers } = await packed([FRAME, later]);
    await courier(parcelId, 'lost');
    await app.db.execute(sql`
      UPDATE item_status_history SET at = at - interval '1 hour' WHERE status <> 'lost'
        AND item_id IN (SELECT id FROM order_item WHERE order_id = ${orderId})`);
    await sendFulfilmentEvent(app, 'courier', courierStep(parcelId, 'shipped', { at }));
    await app.runJobs();
    const steps = (await read()).items[0]?.statusHistory.map(({ status }) => status);
    expect(steps?.slice(-2)).toEqual(['shipped', 'lost']);
    // Nothing of it is to be paid, so it is on no invoice.
    expect((await papers())('invoice')).toEqual([]);
    expect(await refundsOf(app.db, orderId)).toHaveLength(1);
  });

  test('a parcel counts as lost three weeks after its last step, once the courier was asked and has no other answer', async () => {
    const age = (orderId: string, days: number) =>
      app.db.execute(sql`
        UPDATE item_status_history SET at = at - make_interval(days => ${days})
        WHERE item_id IN (SELECT id FROM order_item WHERE order_id = ${orderId})`);
    const old = await packed([FRAME]);
    await courier(old.parcelId, 'shipped');
    await age(old.orderId, 22);
    outside.isDown = true;
    await look();
    outside.isDown = false;
    expect((await old.read()).status).toBe('placed');
    const [young, told] = [await packed([FRAME]), await packed([FRAME])];
    for (const { parcelId } of [young, told]) await courier(parcelId, 'shipped');
    await app.db.execute(sql`UPDATE parcel SET expected_on = current_date - 1 WHERE id = ${young.parcelId}`);
    // A day that the courier reports again and again is not a step.
    await app.db.execute(sql`UPDATE parcel SET expected_on = current_date + 5 WHERE id = ${old.parcelId}`);
    await age(young.orderId, 20);
    await age(told.orderId, 22);
    outside.parcels.get(told.parcelId)?.steps.push(courierStep(told.parcelId, 'delivered'));
    await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
    await Promise.all([look(), look()]);
    await look();
    expect((await young.read()).items[0]?.statusHistory.at(-1)?.status).toBe('shipped');
    expect((await told.read()).items[0]?.statusHistory.at(-1)?.status).toBe('delivered');
    expect(await old.read()).toMatchObject({ status: 'cancelled', hasRefunds: true });
    expect(await actorsOf(old.orderId)).toEqual(['store']);
    expect(await refundsOf(app.db, old.orderId)).toMatchObject([{ amount: old.total * 100 }]);
    expect(mails().map(({ subject }) => subject)).toEqual([
      `Your Lunette order ${old.orderId} was lost on its way`,
    ]);
  });

  test('a loss that was only stored is settled by the scheduled job, once', async () => {
    const { orderId, parcelId, total, read } = await packed([FRAME]);
    await courier(parcelId, 'shipped');
    await app.db.execute(sql`
      INSERT INTO item_status_history (item_id, status)
      SELECT id, 'lost' FROM order_item WHERE order_id = ${orderId}`);
    await Promise.all([look(), look()]);
    expect((await read()).status).toBe('cancelled');
    expect(await refundsOf(app.db, orderId)).toMatchObject([{ amount: total * 100 }]);
  });
});
