import type { CourierEvent } from '../../fulfilment/parcel/courier.ts';
import { dateIn } from '@lunette/country-config';
import { fulfilmentContract } from '@lunette/orders-returns/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders, stockMovement } from '../../../checkout/order/schema.ts';
import { refundsOf } from '../../../checkout/payment/refunds/refunds.ts';
import { changeWhileRead } from '../../../platform/testing/changeWhileRead.ts';
import { call, guest } from '../../../platform/testing/testGateway.ts';
import { orderAct } from '../../acts/recordAct.ts';
import { paper } from '../../papers/schema.ts';
import { refusingStore } from '../../testing/refusing.ts';

const { app, courier, received, begin, details, move, eligible, event, send, mailsAbout, runJobs } =
  await refusingStore();
type Refused = Awaited<ReturnType<typeof received>>;

/** A return of which so many pieces were accepted, and the parcel of the others was shipped. */
async function onItsWayBack(accepted: number, quantity = 2) {
  const one = await received(quantity);
  await one.refuse(accepted);
  await runJobs();
  const [parcelId = ''] = await one.parcelIds();
  await send(event(parcelId, 'shipped'));
  return { ...one, parcelId };
}

/** The refund of a return and the amounts of its papers, in minor units. */
async function moneyOf({ order: { orderId } }: Pick<Refused, 'order'>) {
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
  const notes = (await app.db.select().from(paper).where(eq(paper.orderId, orderId))).filter(
    ({ kind }) => kind === 'credit_note',
  );
  return {
    total: order?.total,
    back: sum((await refundsOf(app.db, orderId)).map(({ amount }) => amount)),
    credited: sum(notes.map(({ content }) => content.total)),
    notes: notes.length,
  };
}

async function claimsOf({ order }: Pick<Refused, 'order'>) {
  return (await details(order)).result.returns.filter(({ isLost }) => isLost);
}

test('RET-07 an answer that is read while a parcel is reported lost shows the state before or after, never the lost parcel without its claim', async () => {
  const { order, parcelId } = await onItsWayBack(1);
  // The answer reads the returns, then the photos, then the parcels.
  const answer = await changeWhileRead(app, 'return_photo', {
    read: () => details(order),
    change: async () => expect(await send(event(parcelId, 'lost'))).toBe(200),
  });
  const { returns } = answer.result;
  expect(returns.map(({ isLost, wayBack }) => [isLost, wayBack?.status])).toEqual([[false, 'shipped']]);
  expect(await claimsOf({ order })).toHaveLength(1);
});

test('RET-07 RET-08 refused pieces that are lost on their way back are refunded in full, once, and none returns to stock', async () => {
  const one = await onItsWayBack(0, 3);
  const { order, returnId, parcelId, wayBack } = one;
  expect((await moneyOf(one)).back).toBe(0);
  const lost = event(parcelId, 'lost');
  for (const step of [lost, lost, event(parcelId, 'lost')]) expect(await send(step)).toBe(200);
  await runJobs();
  const money = await moneyOf(one);
  // The store is at fault: shipping and fees are refunded too.
  expect(money).toMatchObject({ back: money.total, credited: money.total, notes: 1 });
  expect(await wayBack()).toMatchObject({ status: 'lost', expectedDate: null, canSendAgain: false });
  expect((await wayBack())?.steps?.map(({ status }) => status)).toEqual(['booked', 'shipped', 'lost']);
  const [refused, claim] = (await details(order)).result.returns.toSorted((a) => (a.isLost ? 1 : -1));
  expect(refused).toMatchObject({ status: 'rejected', isLost: false, payments: [] });
  expect(claim).toMatchObject({
    isLost: true,
    status: 'refunded',
    wayBack: null,
    groupId: refused?.groupId,
    items: [{ quantity: 3, accepted: 3, isSent: true, reason: 'not_arrived' }],
    payments: [{ method: 'source', status: 'done' }],
    steps: [{ status: 'refunded' }],
  });
  const moved = await app.db.select().from(stockMovement).where(eq(stockMovement.orderId, order.orderId));
  expect(moved.map(({ quantity }) => quantity)).toEqual([-3]);
  expect((await eligible(order))?.quantity).toBe(0);
  const acts = await app.db.select().from(orderAct).where(eq(orderAct.orderId, order.orderId));
  expect(acts.filter(({ details: { status } }) => status === 'back_lost')).toEqual([
    expect.objectContaining({ actor: 'courier', details: { returnId, status: 'back_lost' } }),
  ]);
  const [mail, ...others] = app.sent.mail.filter(
    ({ subject }) => subject === `Pieces of your return ${returnId} are lost`,
  );
  expect(others).toEqual([]);
  expect(mail?.text).toContain('was lost on its way to you, and we are sorry.');
  expect(mail?.text).toMatch(/We are refunding ₹[\d,]+(\.\d\d)? now\./);
  expect(mail?.text).not.toContain('exchange');
  expect(app.sent.mail.some(({ subject }) => subject.startsWith(`Your return ${claim?.returnId}`))).toBe(
    false,
  );
});

test('RET-07 the message is in the language of the order', async () => {
  const one = await onItsWayBack(0);
  await app.db.update(orders).set({ language: 'ar' }).where(eq(orders.id, one.order.orderId));
  await send(event(one.parcelId, 'lost'));
  await runJobs();
  const mail = app.sent.mail.find(({ subject }) => subject === `فُقدت قطع من طلب الإرجاع ${one.returnId}`);
  expect(mail?.text).toContain('ونعتذر عن ذلك. لا يلزمك فعل شيء. يعود إليك الآن');
});

test('RET-07 of pieces that were refused in part only the lost ones are refunded, with a separate credit note', async () => {
  const one = await onItsWayBack(1);
  const before = await moneyOf(one);
  expect(before).toMatchObject({ notes: 1, credited: before.back });
  await send(event(one.parcelId, 'lost'));
  await runJobs();
  const after = await moneyOf(one);
  expect(after.back).toBeGreaterThan(before.back);
  expect(after).toMatchObject({ notes: 2, credited: after.back });
  expect(await claimsOf(one)).toMatchObject([{ items: [{ quantity: 1, accepted: 1 }] }]);
  // The piece that was kept is returned as usual: then nothing of the order is left.
  const { returnId } = await begin(one.order, 1);
  for (const to of ['picked_up', 'received', 'inspected'] as const) await move(returnId, { to });
  await runJobs();
  const end = await moneyOf(one);
  expect(end.back).toBe(end.credited);
  expect(end.back).toBeLessThanOrEqual(end.total ?? 0);
});

test('RET-07 staff can report a parcel on its way back as lost; no other caller can, and only while it is on its way', async () => {
  const one = await received(1);
  const { order, returnId } = one;
  const lose = (as?: object) => move(returnId, { to: 'back_lost' }, as);
  expect((await lose()).problem).toMatchObject({ status: 409, code: 'return_move' });
  await one.refuse(0);
  await runJobs();
  const [parcelId = ''] = await one.parcelIds();
  // A parcel that was not shipped yet is still with us.
  expect((await lose()).problem.detail).toBe(
    'Only a parcel with refused pieces that is on its way back can be lost.',
  );
  await send(event(parcelId, 'shipped'));
  for (const as of [{ token: order.token }, { token: await guest(app) }, {}])
    expect((await lose(as)).status).toBeGreaterThanOrEqual(401);
  expect((await move('10000000', { to: 'back_lost' })).problem.code).toBe('return_not_found');
  const statuses = (await Promise.all([lose(), lose(), lose()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
  await runJobs();
  expect(await claimsOf(one)).toHaveLength(1);
  const acts = await app.db.select().from(orderAct).where(eq(orderAct.orderId, order.orderId));
  expect(acts.find(({ details: { status } }) => status === 'back_lost')?.actor).toBe('staff');
});

test('RET-07 a delivered parcel cannot be lost, a lost one stays lost, and one that was sent again can be lost again', async () => {
  const there = await onItsWayBack(0);
  await send(event(there.parcelId, 'delivered'));
  await send(event(there.parcelId, 'lost'));
  expect(await there.wayBack()).toMatchObject({ status: 'delivered' });
  expect((await there.wayBack())?.steps?.map(({ status }) => status)).not.toContain('lost');
  expect(await claimsOf(there)).toEqual([]);
  const late = await onItsWayBack(0);
  await send(event(late.parcelId, 'lost', { at: '2020-01-01T10:00:00.000Z' }));
  expect(await late.wayBack()).toMatchObject({ status: 'shipped' });
  await send(event(late.parcelId, 'lost'));
  await send(event(late.parcelId, 'delivered'));
  await send(event(late.parcelId, 'returned_to_sender'));
  expect(await late.wayBack()).toMatchObject({ status: 'lost', canSendAgain: false });
  expect(await claimsOf(late)).toHaveLength(1);
  expect(mailsAbout(late.returnId)).not.toContain(`Pieces of your return ${late.returnId} have arrived`);
});

test('RET-07 a parcel without a step for 21 days is lost after the courier has answered, and not before', async () => {
  const one = await onItsWayBack(0);
  const { parcelId, wayBack } = one;
  const pass = async (days: number) => {
    await app.db.execute(sql`
      UPDATE refused_parcel_step SET at = at - make_interval(days => ${days}) WHERE parcel_id = ${parcelId}`);
    await app.db.execute(sql`SELECT graphile_worker.add_job('return.find-late', '{}'::json)`);
    await runJobs();
    return (await wayBack())?.status;
  };
  expect(await pass(20)).toBe('shipped');
  courier.isDown = true;
  expect(await pass(2)).toBe('shipped');
  courier.isDown = false;
  const step: CourierEvent = event(parcelId, 'out_for_delivery');
  courier.parcels.get(parcelId)?.steps.push(step);
  const again = async () => {
    await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now(), attempts = 0`);
    return pass(0);
  };
  await expect.poll(again, { timeout: 40_000, interval: 1_000 }).toBe('out_for_delivery');
  // A delay of its day is not a step.
  await send(event(parcelId, 'delayed', { expectedDate: '2099-12-24' }));
  expect(await pass(22)).toBe('lost');
  const acts = await app.db.select().from(orderAct).where(eq(orderAct.orderId, one.order.orderId));
  expect(acts.find(({ details: { status } }) => status === 'back_lost')?.actor).toBe('store');
  expect(await claimsOf(one)).toMatchObject([{ status: 'refunded' }]);
}, 60_000);

test('RET-07 a lost parcel that is delivered after all is listed for staff, and its shopper keeps goods and money and gets one message', async () => {
  const one = await onItsWayBack(0);
  await send(event(one.parcelId, 'lost'));
  await runJobs();
  const before = await moneyOf(one);
  const delivered = event(one.parcelId, 'delivered');
  for (const step of [delivered, delivered, event(one.parcelId, 'delivered')]) await send(step);
  await runJobs();
  expect(await moneyOf(one)).toEqual(before);
  expect(await one.wayBack()).toMatchObject({ status: 'lost' });
  const { orderId } = one.order;
  const headers = { 'x-service-token': 'test-service-token' };
  const list = await call(
    app,
    fulfilmentContract.getFoundParcels,
    { query: { page: 0, 'page-size': 20 } },
    { headers },
  );
  const found = list.result.parcels.filter((parcel) => parcel.orderId === orderId);
  expect(found).toMatchObject([{ id: one.parcelId, returnId: one.returnId }]);
  expect(found[0]?.names).toMatch(/^2.×.Alder$/);
  const told = app.sent.mail.filter(
    ({ subject }) => subject === `A parcel of your Lunette order ${orderId} has arrived after all`,
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('we take nothing back');
  expect(mailsAbout(one.returnId)).not.toContain(`Pieces of your return ${one.returnId} have arrived`);
});

describe('a parcel that the courier does not collect', () => {
  /** A return of which nothing was accepted, and whose parcel was booked so many days ago. */
  async function bookedBefore(days: number) {
    const one = await received(1);
    await one.refuse(0);
    await runJobs();
    const [parcelId = ''] = await one.parcelIds();
    const pass = async (more: number) => {
      await app.db.execute(sql`
        UPDATE refused_parcel SET created_at = created_at - make_interval(days => ${more}),
          expected_on = expected_on - ${more}::int
        WHERE id = ${parcelId}`);
      await app.db.execute(sql`SELECT graphile_worker.add_job('return.find-late', '{}'::json)`);
      await runJobs();
      return one.wayBack();
    };
    await pass(days);
    return { ...one, parcelId, pass };
  }

  test('RET-07 the parcel gets a new day each time its day has passed, and its shopper gets a message', async () => {
    const one = await bookedBefore(4);
    const later = `Pieces of your return ${one.returnId} come later`;
    expect(mailsAbout(one.returnId)).not.toContain(later);
    const today = dateIn('IN', new Date());
    const wayBack = await one.pass(3);
    expect(wayBack).toMatchObject({ status: 'booked' });
    expect((wayBack?.expectedDate ?? '') > today).toBe(true);
    await one.pass(0);
    expect(mailsAbout(one.returnId).filter((subject) => subject === later)).toHaveLength(1);
  });

  test('RET-07 a parcel that the courier no longer knows gets no new day, and is refunded after 21 days', async () => {
    const one = await bookedBefore(4);
    courier.parcels.delete(one.parcelId);
    expect(await one.pass(10)).toMatchObject({ status: 'booked' });
    expect(mailsAbout(one.returnId)).not.toContain(`Pieces of your return ${one.returnId} come later`);
    expect(await one.pass(8)).toMatchObject({ status: 'lost' });
    expect(await claimsOf(one)).toMatchObject([{ status: 'refunded' }]);
  });

  test('RET-07 RET-08 the parcel is stopped after 21 days and refunded once, and its shopper reads that it was not collected', async () => {
    const one = await bookedBefore(20);
    expect(await one.wayBack()).toMatchObject({ status: 'booked' });
    expect(courier.cancelled).not.toContain(one.parcelId);
    const wayBack = await one.pass(2);
    expect(wayBack).toMatchObject({ status: 'lost', expectedDate: null, canSendAgain: false });
    expect(wayBack?.steps?.map(({ status }) => status)).toEqual(['booked', 'lost']);
    expect(courier.cancelled).toContain(one.parcelId);
    await one.pass(2);
    const money = await moneyOf(one);
    expect(await claimsOf(one)).toMatchObject([
      { status: 'refunded', items: [{ quantity: 1, accepted: 1 }] },
    ]);
    expect(money.back).toBeGreaterThan(0);
    expect(money).toMatchObject({ credited: money.back, notes: 1 });
    const acts = await app.db.select().from(orderAct).where(eq(orderAct.orderId, one.order.orderId));
    expect(
      acts.filter(({ details: { status } }) => status === 'back_lost').map(({ actor }) => actor),
    ).toEqual(['store']);
    const subject = `Pieces of your return ${one.returnId} cannot be sent back`;
    const mails = app.sent.mail.filter((mail) => mail.subject === subject);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('The courier did not take the parcel');
    expect(mails[0]?.text).not.toContain('lost');
  });

  test('RET-07 in Arabic its shopper reads the same', async () => {
    const one = await bookedBefore(1);
    await app.db.update(orders).set({ language: 'ar' }).where(eq(orders.id, one.order.orderId));
    await one.pass(21);
    const mail = app.sent.mail.find(
      ({ subject }) => subject === `تعذّرت إعادة قطع من طلب الإرجاع ${one.returnId}`,
    );
    expect(mail?.text).toContain('لم تستلم شركة التوصيل الطرد');
  });

  test('RET-07 a parcel that was shipped without an event goes on, and none is given up while the courier cannot be reached', async () => {
    const left = await bookedBefore(20);
    courier.parcels.get(left.parcelId)?.steps.push(event(left.parcelId, 'shipped'));
    expect(await left.pass(2)).toMatchObject({ status: 'shipped' });
    expect(await claimsOf(left)).toEqual([]);
    const silent = await bookedBefore(20);
    courier.isDown = true;
    expect(await silent.pass(2)).toMatchObject({ status: 'booked' });
    courier.isDown = false;
    expect(await claimsOf(silent)).toEqual([]);
  });
});

test('RET-07 the courier and staff at the same moment have one outcome, and the refund is sent once', async () => {
  const one = await onItsWayBack(0, 3);
  await Promise.all([
    send(event(one.parcelId, 'lost')),
    move(one.returnId, { to: 'back_lost' }),
    send(event(one.parcelId, 'lost')),
  ]);
  await runJobs();
  const money = await moneyOf(one);
  expect(money).toMatchObject({ back: money.total, notes: 1 });
});
