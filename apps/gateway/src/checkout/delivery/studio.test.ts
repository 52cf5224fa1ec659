import { appointmentContract, orderVisitContract, storeContract } from '@lunette/appointments/contract';
import { cartContract, reorderContract, savedContract, type NewCartItem } from '@lunette/cart/contract';
import { addressContract, studioContract } from '@lunette/checkout/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { configurationContract } from '@lunette/session/contract';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { store } from '../../stores/schema.ts';
import { newAddress, newCustomer, signInAgain } from '../../identity/testing/customer.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { call, guest, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import { orders } from '../order/schema.ts';
import { completeCheckout, FRAME, pay, type Ready } from '../testing/shopper.ts';
import { timePasses } from '../testing/timePasses.ts';

const app = await testGatewayApp();
const LATER = { sph: 'Call Me/Email Me for Power' };
const POWER = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
const LENSES: NewCartItem = {
  productId: sentinels.inStockFrame,
  powerType: 'single_vision',
  packageId: 'clear-156',
  prescription: { right: LATER, left: LATER, inStudio: true },
};
const UNKNOWN: NewCartItem = { ...LENSES, prescription: { right: LATER, left: LATER } };
const STUDIO = 'in-koregaon-park';

const add = async (token: string, body: NewCartItem = LENSES) =>
  (await call(app, cartContract.addItem, { body }, { token })).result;
const cartOf = async (token: string) => (await call(app, cartContract.getCart, {}, { token })).result;
const choose = (token: string, storeCode = STUDIO) =>
  call(app, studioContract.chooseStudio, { body: { storeCode } }, { token });
const checkoutOf = async (token: string) =>
  (await call(app, addressContract.getShippingAddress, undefined, { token })).result;
const setFlow = (enabled: boolean) =>
  app.db.execute(
    sql`UPDATE configuration SET value = ${JSON.stringify({ enabled })}::jsonb WHERE key = 'studio_flow'`,
  );
const idOf = ({ items }: { items: { id: string }[] }, at = 0) => items[at]?.id ?? '';
const power = (token: string, itemId: string, prescription: NonNullable<NewCartItem['prescription']>) =>
  call(app, cartContract.updatePower, { params: { itemId }, body: { prescription } }, { token });

/** A guest at the payment step, with glasses whose power a studio measures. */
async function atPayment(): Promise<Ready> {
  const token = await guest(app);
  await add(token);
  const total = await completeCheckout(app, token);
  expect((await choose(token)).status).toBe(200);
  return { token, total };
}

afterEach(() => setFlow(true));

describe('a cart of the studio flow', () => {
  test('CART-08 the studio needs a session, and is refused for a cart without an eye test and in an exchange', async () => {
    expect((await call(app, studioContract.chooseStudio, { body: { storeCode: STUDIO } }, {})).status).toBe(
      401,
    );
    const token = await guest(app);
    expect((await choose(token)).problem.code).toBe('no_studio_needed');
    await add(token, UNKNOWN);
    expect((await choose(token)).problem.code).toBe('no_studio_needed');
    const exchange = { token, headers: { 'x-service-type': 'exchange' } };
    const body = { storeCode: STUDIO };
    expect((await call(app, studioContract.chooseStudio, { body }, exchange)).problem.code).toBe(
      'exchange_cart',
    );
  });

  test('CART-08 a store that is not a studio, is in another country or does not exist is refused', async () => {
    const token = await guest(app);
    await add(token);
    for (const code of ['in-aundh', 'sg-orchard', 'nowhere'])
      expect([code, (await choose(token, code)).problem.code]).toEqual([code, 'studio_not_found']);
  });

  test('CART-08 isStudioFlow is true while a line needs an eye test, in every answer with the cart', async () => {
    const token = await guest(app);
    expect((await cartOf(token)).isStudioFlow).toBe(false);
    expect((await add(token, FRAME)).isStudioFlow).toBe(false);
    const both = await add(token);
    expect(both.isStudioFlow).toBe(true);
    expect(both.items[1]?.prescription?.inStudio).toBe(true);
    expect((await add(token, UNKNOWN)).items).toHaveLength(3);
    expect((await cartOf(token)).isStudioFlow).toBe(true);
    expect((await checkoutOf(token)).cart.isStudioFlow).toBe(true);
    const known = (await power(token, idOf(both, 1), POWER)).result;
    expect(known.isStudioFlow).toBe(false);
    expect(JSON.stringify(known)).not.toContain('inStudio');
    const later = known.items.find(({ prescription }) => prescription?.right?.sph === LATER.sph);
    const again = await power(token, later?.id ?? '', LENSES.prescription ?? {});
    expect(again.result.isStudioFlow).toBe(true);
  });

  test('CART-08 contact lenses and a line with a power do not start the studio flow', async () => {
    const token = await guest(app);
    const eye = { ...LATER, boxes: '1' };
    await add(token, {
      productId: sentinels.dailyLens,
      prescription: { right: eye, left: eye, inStudio: true },
    });
    const cart = await add(token, { ...LENSES, prescription: { ...POWER, inStudio: true } });
    expect([cart.itemsCount, cart.isStudioFlow]).toEqual([2, false]);
  });

  test('CART-08 without the studio flow, and in a country without a studio, such a line has a power that is sent later', async () => {
    const token = await guest(app);
    await add(token);
    await choose(token);
    await setFlow(false);
    const off = await cartOf(token);
    expect([off.isStudioFlow, off.items[0]?.prescription?.inStudio]).toEqual([false, undefined]);
    expect((await checkoutOf(token)).studio).toBeNull();
    expect((await choose(token)).problem.code).toBe('no_studio_needed');
    const { orderId } = (
      await pay(app, { token, total: await completeCheckout(app, token) }, { paymentMethod: 'cod' })
    ).result;
    const [stored] = await app.db.select().from(orders).where(eq(orders.id, orderId));
    expect(stored?.studioCode).toBeNull();
    await setFlow(true);
    const query = { keys: 'studio_flow' };
    const flow = async (country: 'SA' | 'IN') =>
      (await call(app, configurationContract.getConfiguration, { query }, { country })).result.studio_flow;
    const inCountry = and(eq(store.country, 'SA'), store.isStudio);
    const closed = await app.db.update(store).set({ isStudio: false }).where(inCountry).returning();
    expect([await flow('SA'), await flow('IN')]).toEqual([{ enabled: false }, { enabled: true }]);
    for (const { code } of closed)
      await app.db.update(store).set({ isStudio: true }).where(eq(store.code, code));
    expect(await flow('SA')).toEqual({ enabled: true });
  });

  test('APPT-04 studios are listed with the nearest first where the postcode is known', async () => {
    const studios = async (area?: string) =>
      (await call(app, storeContract.getStudioStores, { query: { area } }, {})).result.stores;
    const [nearest, next] = await studios('400050');
    expect(nearest?.code).toBe('in-bandra');
    expect(next?.distanceKm).toBeGreaterThan(nearest?.distanceKm ?? Infinity);
    expect((await studios('Atlantis')).map(({ distanceKm }) => distanceKm)).toEqual(
      (await studios()).map(() => null),
    );
  });
});

describe('the studio of a checkout', () => {
  test('CART-08 CHK-01 the payment step follows the choice of a studio, which is stored and can be changed', async () => {
    const token = await guest(app);
    await add(token);
    await completeCheckout(app, token);
    expect(await checkoutOf(token)).toMatchObject({ checkoutStepKey: 2, studio: null });
    const chosen = (await choose(token)).result;
    expect(chosen).toMatchObject({ checkoutStepKey: 3, studio: { code: STUDIO, name: 'Koregaon Park' } });
    await choose(token, 'in-bandra');
    expect((await checkoutOf(token)).studio?.code).toBe('in-bandra');
    const arabic = await call(app, addressContract.getShippingAddress, undefined, { token, language: 'ar' });
    expect(arabic.result.studio?.name).toBe('باندرا');
  });

  test('CART-08 the studio is removed with the last line that needs it, in whatever way the line is removed', async () => {
    const leaves: Record<string, (token: string, itemId: string) => Promise<unknown>> = {
      removed: (token, itemId) => call(app, cartContract.decreaseItem, { params: { itemId } }, { token }),
      saved: (token, itemId) => call(app, savedContract.saveForLater, { params: { itemId } }, { token }),
      powered: (token, itemId) => power(token, itemId, POWER),
      cleared: (token) => call(app, cartContract.clearCart, undefined, { token }),
    };
    for (const [way, leave] of Object.entries(leaves)) {
      const token = await guest(app);
      await add(token, FRAME);
      const cart = await add(token);
      await choose(token);
      await leave(token, idOf(cart, 1));
      expect([way, (await add(token)).isStudioFlow]).toEqual([way, true]);
      expect([way, (await checkoutOf(token)).studio]).toEqual([way, null]);
    }
    const token = await guest(app);
    const cart = await add(token);
    await add(token, { ...LENSES, prescription: { ...LENSES.prescription, userName: 'Rohan' } });
    await choose(token);
    await leaves.removed?.(token, idOf(cart));
    expect((await checkoutOf(token)).studio?.code).toBe(STUDIO);
  });

  test('CART-08 O-23 a sign-in moves line and studio into the customer’s cart, and saving for later keeps the line', async () => {
    const customer = await newCustomer(app);
    await add(customer.token, FRAME);
    const token = await guest(app);
    await add(token);
    await choose(token);
    const mine = await signInAgain(app, customer.email, { token });
    const checkout = await checkoutOf(mine);
    expect([checkout.cart.isStudioFlow, checkout.studio?.code]).toEqual([true, STUDIO]);
    const id = checkout.cart.items.find(({ prescription }) => prescription?.inStudio)?.id ?? '';
    const saved = await call(app, savedContract.saveForLater, { params: { itemId: id } }, { token: mine });
    expect(saved.result.saved.items[0]?.prescription?.inStudio).toBe(true);
    const back = await call(app, savedContract.moveToCart, { params: { itemId: id } }, { token: mine });
    expect(back.result.cart.isStudioFlow).toBe(true);
  });
});

describe('an order of the studio flow', () => {
  test('CART-08 an order is refused without a studio, and with a studio that has closed', async () => {
    const token = await guest(app);
    await add(token);
    const total = await completeCheckout(app, token);
    const order = () => pay(app, { token, total }, { paymentMethod: 'cod' });
    expect((await order()).problem).toMatchObject({
      code: 'studio_missing',
      detail: 'Please choose the studio in which we test your eyes.',
    });
    await choose(token);
    await app.db.update(store).set({ isStudio: false }).where(eq(store.code, STUDIO));
    expect((await order()).problem.code).toBe('studio_gone');
    expect(await checkoutOf(token)).toMatchObject({ checkoutStepKey: 2, studio: null });
    await app.db.update(store).set({ isStudio: true }).where(eq(store.code, STUDIO));
    expect((await order()).status).toBe(200);
  });

  test('CART-08 an order has the studio, waits for its power, and ordering it again restores the line as it was', async () => {
    const ready = await atPayment();
    const { token } = ready;
    const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
    await enqueue(app.db, 'order.advance', { orderId });
    await app.runJobs();
    const [order] = (await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, { token }))
      .result.orders;
    expect(order?.studio).toMatchObject({ code: STUDIO, name: 'Koregaon Park', visit: null });
    expect(order?.items[0]?.statusHistory.at(-1)?.status).toBe('waiting_for_power');
    expect((await cartOf(token)).isStudioFlow).toBe(false);
    const again = await call(
      app,
      reorderContract.reorderOwn,
      { params: { orderId } },
      { token, idempotencyKey: randomUUID() },
    );
    expect(again.result.isStudioFlow).toBe(true);
    expect((await checkoutOf(token)).studio).toBeNull();
    const email = 'ananya.rao@post.in';
    const masked = await call(
      app,
      orderContract.getOrder,
      { params: { orderId }, query: { email } },
      { token: await guest(app) },
    );
    expect(masked.result.orders[0]?.studio).toBeNull();
  });

  test('CART-19 goods of an unpaid order return to the cart with their studio', async () => {
    const ready = await atPayment();
    const { orderId } = (await pay(app, ready)).result;
    await timePasses(app, orderId);
    expect(await checkoutOf(ready.token)).toMatchObject({
      studio: { code: STUDIO },
      cart: { isStudioFlow: true },
    });
  });
});

describe('the eye test of an order', () => {
  async function placed(kind: 'studio' | 'later' = 'studio') {
    const ready = kind === 'studio' ? await atPayment() : { token: await guest(app), total: 0 };
    if (kind === 'later') {
      await add(ready.token, UNKNOWN);
      ready.total = await completeCheckout(app, ready.token);
    }
    const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
    await app.runJobs();
    const as: CallAs = { token: ready.token, headers: newAddress() };
    const read = async () =>
      (await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, as)).result.orders[0];
    const times = async (storeCode = STUDIO) => {
      const body = { storeCode, skipCurrentDate: true };
      const { result } = await call(app, storeContract.getStoreSlots, { body }, as);
      return result.days
        .flatMap(({ slots }) => slots.filter(({ free }) => free > 0))
        .map(({ startsAt }) => startsAt);
    };
    const book = (startsAt: string, storeCode = STUDIO, caller = as) =>
      call(
        app,
        orderVisitContract.bookOrderVisit,
        { query: { orderId }, body: { storeCode, startsAt } },
        caller,
      );
    return { orderId, as, read, times, book };
  }

  test('CART-08 APPT-02 the eye test is booked before the goods arrive, once, only in a studio and only by the owner', async () => {
    const { as, book, read, times } = await placed();
    const [first = '', second = ''] = await times();
    expect((await book(first, STUDIO, { token: await guest(app) })).status).toBe(404);
    expect((await book((await times('in-aundh'))[0] ?? '', 'in-aundh')).problem.code).toBe('no_studio');
    expect((await book(first, 'sg-orchard')).problem.code).toBe('store_not_found');
    const booked = (await book(first)).result;
    expect(booked).toMatchObject({ kind: 'order', itemId: null, startsAt: first });
    expect((await book(second)).problem.code).toBe('has_appointment');
    expect((await read())?.studio?.visit).toEqual({ appointmentId: booked.appointmentId, startsAt: first });
    const { appointmentId } = booked;
    const offered = await call(app, appointmentContract.getMoveTimes, { params: { appointmentId } }, as);
    expect(offered.result.days.flatMap(({ slots }) => slots).map(({ startsAt }) => startsAt)).toContain(
      second,
    );
    const move = { params: { appointmentId }, body: { startsAt: second } };
    expect((await call(app, appointmentContract.moveAppointment, move, as)).result.startsAt).toBe(second);
  });

  test('CART-08 another studio can be chosen with the time, and becomes the studio of the order', async () => {
    const { book, read, times } = await placed();
    const [first = ''] = await times('in-bandra');
    expect((await book(first, 'in-bandra')).status).toBe(200);
    expect((await read())?.studio).toMatchObject({ code: 'in-bandra', name: 'Bandra' });
  });

  test('CART-08 an order without an eye test, and one that has its power, can only have a fitting after its delivery', async () => {
    const other = await placed('later');
    const [early = ''] = await other.times();
    expect((await other.book(early)).problem.code).toBe('before_delivery');
    const { orderId, as, book, read } = await placed();
    const itemId = (await read())?.items[0]?.id ?? '';
    const body = { prescription: POWER };
    const given = { params: { orderId, itemId }, query: {}, body };
    const { result } = await call(app, orderContract.updatePrescription, given, as);
    expect(result.orders[0]?.items[0]?.prescription?.inStudio).toBeUndefined();
    expect((await book(early)).problem.code).toBe('before_delivery');
  });

  test('CART-08 ORD-06 cancelling the order cancels its eye test', async () => {
    const { orderId, as, book, times } = await placed();
    await book((await times())[3] ?? '');
    const body = { reason: 'changed_mind' as const };
    const cancelled = await call(
      app,
      orderContract.cancelOrder,
      { params: { orderId }, body },
      { ...as, idempotencyKey: randomUUID() },
    );
    expect(cancelled.status).toBe(200);
    const { appointments } = (await call(app, appointmentContract.getAppointments, undefined, as)).result;
    expect(appointments.map(({ status }) => status)).toEqual(['cancelled']);
  });

  test('CART-08 messages name the studio until a time is chosen, pause until the eye test, and then ask for the power', async () => {
    const { orderId, book, times } = await placed();
    const email = `studio-${orderId}@post.in`;
    await app.db.execute(sql`
      UPDATE orders SET email = ${email}, address = address || ${JSON.stringify({ email })}::jsonb WHERE id = ${orderId}`);
    const confirmed = app.sent.mail.findLast(({ subject }) => subject.includes(orderId))?.text ?? '';
    expect(confirmed).toContain('waits for your eye test at Koregaon Park. Please choose the time');
    expect(confirmed).toContain(`/checkout/onepage/success/order-summary?orderId=${orderId}`);
    expect(confirmed).not.toContain('editpower');
    const due = async (day: number) => {
      await app.db.execute(sql`
        UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = ${`order.ask-power-${orderId}-${day}`}`);
      const before = app.sent.mail.length;
      await app.runJobs();
      return app.sent.mail.slice(before).filter(({ to }) => to === email);
    };
    const [first] = await due(1);
    expect(first?.subject).toBe('When do we test your eyes for Alder?');
    expect(first?.text).toContain('Koregaon Park, North Main Road 14');
    await book((await times())[5] ?? '');
    await app.runJobs();
    expect(await due(3)).toEqual([]);
    expect(await due(7)).toEqual([]);
    await app.db.execute(sql`
      UPDATE appointment SET starts_at = now() - interval '2 days', ends_at = now() - interval '47 hours'
      WHERE order_id = ${orderId}`);
    const [last] = await due(7);
    expect(last?.subject).toBe('Alder waits for your power');
    expect(last?.text).toContain('editpower');
  });

  test('CART-08 when the time has just been taken, the booking changes nothing: the order keeps its studio', async () => {
    const [mine, other] = [await placed(), await placed()];
    await app.db.update(store).set({ chairs: 1 }).where(eq(store.code, 'in-bandra'));
    const at = (await other.times('in-bandra'))[6] ?? '';
    expect((await other.book(at, 'in-bandra')).status).toBe(200);
    expect((await mine.book(at, 'in-bandra')).problem.code).toBe('slot_taken');
    expect((await mine.read())?.studio).toMatchObject({ code: STUDIO, visit: null });
  });

  test('CART-08 of several bookings at once in two studios one succeeds, and the order has its studio', async () => {
    const { as, book, read, times } = await placed();
    const slots = [...(await times()).slice(7, 10), ...(await times('in-bandra')).slice(7, 10)];
    const answers = await Promise.all(slots.map((at, index) => book(at, index < 3 ? STUDIO : 'in-bandra')));
    const booked = answers.filter(({ status }) => status === 200);
    expect(booked).toHaveLength(1);
    expect((await read())?.studio?.code).toBe(booked[0]?.result.store?.code);
    const { appointments } = (await call(app, appointmentContract.getAppointments, undefined, as)).result;
    expect(appointments).toHaveLength(1);
  });
});
