import { appointmentContract, orderVisitContract, storeContract } from '@lunette/appointments/contract';
import { dayIn } from '@lunette/appointments/rules';
import { orderContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { FRAME, pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { itemsOf, lockOrder } from '../../checkout/order/ownOrder.ts';
import { call, guest, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import { newAddress, newCustomer, signInAgain } from '../../identity/testing/customer.ts';
import { moveItems } from '../../orders-returns/fulfilment/moveItems.ts';
import { somebody, STORE, storeSlots } from '../testing/booking.ts';

const app = await testGatewayApp();

/** Places an order; returns it with its item, and the times of a store from the day on which it arrives. */
async function placed(items = [FRAME]) {
  const ready = await readyToPay(app, { items });
  const as: CallAs = { token: ready.token, headers: newAddress() };
  const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
  const order = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, as);
  const [first] = order.result.orders;
  const from = first?.deliveryOption.deliveryDate ?? '';
  const days = await call(app, storeContract.getStoreSlots, { body: { storeCode: STORE, from } }, as);
  const times = days.result.days.flatMap(({ slots }) => slots).filter(({ free }) => free > 0);
  return { as, orderId, itemId: first?.items[0]?.id ?? '', times: times.map(({ startsAt }) => startsAt) };
}

describe('a store appointment for an order', () => {
  test('APPT-02 API-09 a fitting is booked at …/store/appointment/book?orderId and moved at …/reschedule?orderId; the order has one', async () => {
    const { as, orderId, times } = await placed();
    const [first = '', second = ''] = times;
    const body = { storeCode: STORE, startsAt: first };
    const slot = await call(app, orderVisitContract.postStudioSlot, { params: { orderId }, body }, as);
    expect(slot.result).toMatchObject({ isFree: true });
    const book = (startsAt: string) =>
      call(app, orderVisitContract.bookOrderVisit, { query: { orderId }, body: { ...body, startsAt } }, as);
    const booked = (await book(first)).result;
    expect(booked).toMatchObject({ kind: 'order', orderId, startsAt: first, name: 'Ananya Rao' });
    expect((await book(first)).result.appointmentId).toBe(booked.appointmentId);
    expect((await book(second)).problem.code).toBe('has_appointment');
    const move = { appointmentId: booked.appointmentId, startsAt: second };
    const moved = await call(
      app,
      orderVisitContract.rescheduleOrderVisit,
      { query: { orderId }, body: move },
      as,
    );
    expect(moved.result).toMatchObject({ appointmentId: booked.appointmentId, startsAt: second });
  });

  test('APPT-04 ORD-02 an item has its own fitting: booked with ?orderId&itemId, shown in the order, read by id with its source, cancelled and booked again', async () => {
    const { as, orderId, itemId, times } = await placed();
    const query = { orderId, itemId };
    const book = (startsAt = times[2] ?? '') =>
      call(app, orderVisitContract.bookItemVisit, { query, body: { storeCode: STORE, startsAt } }, as);
    const { appointmentId } = (await book()).result;
    const params = { appointmentId };
    const read = await call(app, orderVisitContract.getItemVisit, { params, query: { source: 'order' } }, as);
    expect(read.result).toMatchObject({ orderId, itemId, status: 'booked' });
    const order = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, as);
    expect(order.result.orders[0]?.items[0]?.appointment).toEqual({
      appointmentId: params.appointmentId,
      startsAt: read.result.startsAt,
      storeCode: STORE,
    });
    expect((await call(app, orderVisitContract.cancelItemVisit, { query }, as)).result.status).toBe(
      'cancelled',
    );
    expect((await call(app, orderVisitContract.cancelItemVisit, { query }, as)).status).toBe(404);
    expect((await book(times[3])).status).toBe(200);
  });

  test('APPT-02 a day before the goods arrive, an item of another order and an order of another customer are refused', async () => {
    const { as, orderId, itemId, times } = await placed();
    const other = await placed();
    const body = { storeCode: STORE, startsAt: times[4] ?? '' };
    const early = await call(app, storeContract.getStoreSlots, { body: { storeCode: STORE } }, as);
    const today = early.result.days[0]?.slots[0]?.startsAt ?? early.result.days[1]?.slots[0]?.startsAt ?? '';
    const book = (query: { orderId: string; itemId: string }, startsAt = body.startsAt, caller = as) =>
      call(app, orderVisitContract.bookItemVisit, { query, body: { ...body, startsAt } }, caller);
    expect((await book({ orderId, itemId }, today)).problem.code).toBe('before_delivery');
    expect((await book({ orderId, itemId: other.itemId })).status).toBe(404);
    expect((await book({ orderId, itemId: 'no-item' })).status).toBe(404);
    for (const caller of [other.as, { token: await guest(app) }])
      expect((await book({ orderId, itemId }, body.startsAt, caller)).status).toBe(404);
  });

  test('a fitting that is over does not prevent the next one', async () => {
    const { as, orderId, itemId, times } = await placed();
    const query = { orderId, itemId };
    const book = (startsAt = '') =>
      call(app, orderVisitContract.bookItemVisit, { query, body: { storeCode: STORE, startsAt } }, as);
    const past = (await book(times[5])).result;
    await app.db.execute(sql`
      UPDATE appointment SET starts_at = now() - interval '2 days', ends_at = now() - interval '47 hours'
      WHERE id = ${past.appointmentId}`);
    const [next, other] = await Promise.all([book(times[6]), book(times[7])]);
    expect([next.status, other.status].toSorted()).toEqual([200, 409]);
    const { appointments } = (await call(app, appointmentContract.getAppointments, undefined, as)).result;
    expect(appointments.map(({ isOver }) => isOver)).toEqual([false, true]);
    await call(app, orderVisitContract.cancelItemVisit, { query }, as);
    expect((await call(app, orderVisitContract.cancelItemVisit, { query }, as)).status).toBe(404);
  });

  test('a fitting that is booked while its order is being cancelled is refused, and no fitting is left', async () => {
    const { as, orderId, itemId, times } = await placed();
    const query = { orderId, itemId };
    const body = { storeCode: STORE, startsAt: times[8] ?? '' };
    const asked = await app.db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      const booking = call(app, orderVisitContract.bookItemVisit, { query, body }, as);
      await setTimeout(300);
      await tx.execute(sql`UPDATE orders SET status = 'cancelled' WHERE id = ${orderId}`);
      return { booking };
    });
    expect((await asked.booking).problem.code).toBe('order_not_placed');
    const { appointments } = (await call(app, appointmentContract.getAppointments, undefined, as)).result;
    expect(appointments).toEqual([]);
  });

  test('a booking during a guest’s sign-in waits for the sign-in, and both succeed', async () => {
    const { as, orderId, itemId, times } = await placed();
    const query = { orderId, itemId };
    const body = { storeCode: STORE, startsAt: times[9] ?? '' };
    const signingIn = await app.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`
        SELECT session.id FROM session JOIN orders ON orders.session_id = session.id
        WHERE orders.id = ${orderId} FOR UPDATE OF session`);
      const booking = call(app, orderVisitContract.bookItemVisit, { query, body }, as);
      const waiting = sql`
        SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await expect.poll(async () => (await app.db.execute(waiting)).rowCount, { timeout: 5000 }).toBe(1);
      await tx.execute(sql`UPDATE orders SET gift_message = NULL WHERE session_id = ${rows[0]?.id}`);
      return { booking };
    });
    expect((await signingIn.booking).status).toBe(200);
  });

  test('a fitting cannot be moved to a day before the goods arrive, with either call, and no such day is offered', async () => {
    const { as, orderId, times } = await placed();
    const [first = '', second = ''] = times;
    const early = await call(app, storeContract.getStoreSlots, { body: { storeCode: STORE } }, as);
    const [soon = ''] = early.result.days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
    const query = { orderId };
    const body = { storeCode: STORE, startsAt: first };
    const { appointmentId } = (await call(app, orderVisitContract.bookOrderVisit, { query, body }, as))
      .result;
    const ofOrder = (startsAt: string) =>
      call(app, orderVisitContract.rescheduleOrderVisit, { query, body: { appointmentId, startsAt } }, as);
    const plain = (startsAt: string) =>
      call(app, appointmentContract.moveAppointment, { params: { appointmentId }, body: { startsAt } }, as);
    for (const move of [ofOrder, plain]) expect((await move(soon)).problem.code).toBe('before_delivery');
    expect((await plain(second)).result.startsAt).toBe(second);
    const { result } = await call(app, appointmentContract.getMoveTimes, { params: { appointmentId } }, as);
    const offered = result.days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
    expect([result.timeZone, offered[0]]).toEqual(['Asia/Kolkata', first]);
  });

  test('APPT-02 on the store of another country, nothing is booked for an order', async () => {
    const { orderId, itemId } = await placed();
    const { id, email } = await newCustomer(app);
    await app.db.execute(sql`UPDATE orders SET customer_id = ${id} WHERE id = ${orderId}`);
    const as = { token: await signInAgain(app, email, { country: 'AE' }), country: 'AE' as const };
    const body = {
      storeCode: 'ae-reem',
      startsAt: (await storeSlots(app, as, 'ae-reem')).at(-1)?.startsAt ?? '',
    };
    const refused = [
      await call(app, orderVisitContract.postStudioSlot, { params: { orderId }, body }, as),
      await call(app, orderVisitContract.bookItemVisit, { query: { orderId, itemId }, body }, as),
      await call(app, orderVisitContract.bookOrderVisit, { query: { orderId }, body }, as),
    ];
    expect(refused.map(({ problem }) => problem.code)).toEqual(Array(3).fill('order_not_found'));
  });

  test('an item with a later day of its own, or of its parcel, is fitted from that day on, and once delivered on any day', async () => {
    const { as, orderId, itemId, times } = await placed();
    const dayOf = (at: string) => dayIn('Asia/Kolkata', new Date(at));
    const [day = '', later = '', last = ''] = [...new Set(times.map(dayOf))];
    const on = (wanted: string) => times.findLast((at) => dayOf(at) === wanted) ?? '';
    const query = { orderId, itemId };
    const book = (startsAt: string) =>
      call(app, orderVisitContract.bookItemVisit, { query, body: { storeCode: STORE, startsAt } }, as);
    await app.db.execute(sql`UPDATE order_item SET expected_on = ${later} WHERE id = ${itemId}`);
    expect((await book(on(day))).problem.code).toBe('before_delivery');
    const { appointmentId } = (await book(on(later))).result;
    const params = { appointmentId };
    const move = (startsAt: string) =>
      call(app, appointmentContract.moveAppointment, { params, body: { startsAt } }, as);
    const firstDay = async () =>
      (await call(app, appointmentContract.getMoveTimes, { params }, as)).result.days[0]?.date;
    expect([(await move(on(day))).problem.code, await firstDay()]).toEqual(['before_delivery', later]);
    await app.db.execute(sql`
      WITH sent AS (INSERT INTO parcel (order_id, expected_on) VALUES (${orderId}, ${last}) RETURNING id)
      UPDATE order_item SET parcel_id = sent.id FROM sent WHERE order_item.id = ${itemId}`);
    expect(await firstDay()).toBe(last);
    await app.db.execute(
      sql`INSERT INTO item_status_history (item_id, status) VALUES (${itemId}, 'delivered')`,
    );
    expect((await move(on(day))).result.startsAt).toBe(on(day));
  });

  test.each(['cancelled', 'lost', 'returned_to_sender'] as const)(
    'the fitting of an item that is %s is cancelled with a message, and the item cannot be fitted again',
    async (status) => {
      const { as, orderId, itemId, times } = await placed([
        FRAME,
        { ...FRAME, productId: sentinels.fewPieces },
      ]);
      const { phone } = somebody();
      await app.db.execute(
        sql`UPDATE orders SET address = jsonb_set(address, '{phone}', ${`"${phone}"`}) WHERE id = ${orderId}`,
      );
      const book = (id: string, startsAt = '') => {
        const query = { orderId, itemId: id };
        return call(
          app,
          orderVisitContract.bookItemVisit,
          { query, body: { storeCode: STORE, startsAt } },
          as,
        );
      };
      const items = await itemsOf(app.db, orderId);
      const other = items.find(({ id }) => id !== itemId)?.id ?? '';
      const stays = (await book(other, times.at(-1))).result.appointmentId;
      const { appointmentId } = (await book(itemId, times.at(-2))).result;
      await app.db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        const ended = items.filter(({ id }) => id === itemId);
        const actor = { kind: 'courier', id: null } as const;
        await moveItems({ tx, publish: app.publish }, order, { items: ended, status, actor });
      });
      const { appointments } = (await call(app, appointmentContract.getAppointments, undefined, as)).result;
      expect(appointments.map((one) => [one.appointmentId, one.status])).toEqual([
        [stays, 'booked'],
        [appointmentId, 'cancelled'],
      ]);
      await app.runJobs();
      await app.runJobs();
      const texts = app.sent.sms.filter(({ to }) => to === `+91${phone}`).map(({ text }) => text);
      expect(texts.filter((text) => text.includes(appointmentId))).toEqual([
        expect.stringContaining('cancelled'),
      ]);
      expect((await book(itemId, times.at(-3))).problem.code).toBe('item_ended');
    },
  );
});
