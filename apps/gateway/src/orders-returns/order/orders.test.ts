import { createHash } from 'node:crypto';
import { cartContract } from '@lunette/cart/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { CASH_FEE, FRAME, pay, payByCard, readyToPay } from '../../checkout/testing/shopper.ts';
import { changeWhileRead } from '../../platform/testing/changeWhileRead.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { anonymiseOrder } from '../../identity/account/deleteCustomer.ts';
import { newAddress } from '../../identity/testing/customer.ts';
import { knowsEmail } from '../guestAccess/proof.ts';
import { isBeforeLab } from '../fulfilment/itemHistory.ts';
import { expectedStatuses } from './timeline.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
const LENSES = {
  productId: sentinels.dailyLens,
  prescription: { left: { sph: '-2.25', bc: '8.6', dia: '14.2', boxes: '2' } },
};
const ready = await readyToPay(app, {
  items: [FRAME, LENSES, { productId: sentinels.accessory }, { productId: sentinels.membership }],
});
const { orderId } = await payByCard(app, provider, ready);
const OWN_EMAIL = 'farah@post.in';
await app.db.execute(sql`UPDATE orders SET email = ${OWN_EMAIL} WHERE id = ${orderId}`);
const get = (id = orderId, query = {}, token: string | undefined = ready.token, headers = {}) =>
  call(app, orderContract.getOrder, { params: { orderId: id }, query }, { token, headers });
/** Reads an order with an e-mail address as another guest, from an internet address. */
const tryFrom = async (headers: Record<string, string>, id: string, email: string) =>
  get(id, { email }, await guest(app), headers);

describe('reading an order', () => {
  test('SESS-05 ORD-01 without a session the order is refused with 401', async () => {
    const answer = await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, {});
    expect([answer.status, answer.problem.code]).toEqual([401, 'session_invalid']);
  });

  test('ORD-01 another guest gets the same 404 for the order as for one that does not exist', async () => {
    const stranger = await guest(app);
    const theirs = await get(orderId, {}, stranger);
    const none = await get('1999999999', {}, stranger);
    expect([theirs.status, none.status]).toEqual([404, 404]);
    expect({ ...theirs.problem, traceId: '' }).toEqual({ ...none.problem, traceId: '' });
  });

  test('ORD-01 an answer that is read while its order is cancelled shows the state before or after, never a cancelled item of a placed order', async () => {
    const shopper = await readyToPay(app);
    const { orderId: mine } = (await pay(app, shopper, { paymentMethod: 'cod' })).result;
    // The answer reads the order, then its items, then their steps.
    const answer = await changeWhileRead(app, 'order_item', {
      read: () => get(mine, {}, shopper.token),
      change: async (tx) => {
        await tx.execute(sql`UPDATE orders SET status = 'cancelled' WHERE id = ${mine}`);
        await tx.execute(sql`
          INSERT INTO item_status_history (item_id, status) SELECT id, 'cancelled' FROM order_item WHERE order_id = ${mine}`);
      },
    });
    const shown = answer.result.orders.map(({ status, items }) => [
      status,
      ...items.map(({ statusHistory }) => statusHistory.at(-1)?.status),
    ]);
    expect(shown).toEqual([['placed', 'placed']]);
  });

  test('ORD-01 the order’s e-mail address or its SHA-1 hash opens it elsewhere (O-30); another address does not', async () => {
    const stranger = await guest(app);
    const { orderId: mine } = (await pay(app, await readyToPay(app), { paymentMethod: 'cod' })).result;
    const sha1Email = createHash('sha1').update('ananya.rao@post.in').digest('hex');
    expect((await get(mine, { email: 'somebody@post.in' }, stranger)).status).toBe(404);
    expect((await get(mine, { email: ' ANANYA.rao@post.in ' }, stranger)).result.orders[0]?.id).toBe(mine);
    expect((await get(mine, { sha1Email }, stranger)).result.orders[0]?.id).toBe(mine);
    expect((await get(mine, { sha1Email: sha1Email.slice(1) }, stranger)).status).toBe(404);
  });

  test('ORD-01 one network cannot guess the e-mail address of an order, and its guesses lock out no other caller', async () => {
    const { orderId: mine } = (await pay(app, await readyToPay(app), { paymentMethod: 'cod' })).result;
    const stranger = newAddress();
    const tries = [];
    for (let number = 0; number < 6; number += 1)
      tries.push((await tryFrom(stranger, mine, `guess${number}@post.in`)).status);
    expect(tries).toEqual([404, 404, 404, 404, 404, 429]);
    expect((await tryFrom(stranger, mine, 'ananya.rao@post.in')).status).toBe(429);
    expect((await tryFrom(newAddress(), mine, 'ananya.rao@post.in')).status).toBe(200);
  });

  test('ORD-01 attempts for an order that does not exist are counted in the same way', async () => {
    const from = newAddress();
    const tries = [];
    for (let number = 0; number < 6; number += 1)
      tries.push((await tryFrom(from, '1888888888', `a${number}@b.c`)).status);
    expect(tries.at(-1)).toBe(429);
  });

  test('ORD-01 one network cannot try order numbers with one e-mail address, nor with many', async () => {
    const knows = newAddress();
    const mail = (number: number) => tryFrom(knows, `17000000${number}`, 'Chitra@post.in');
    const ofOneAddress = await Promise.all(Array.from({ length: 21 }, (_, number) => mail(number + 10)));
    expect(ofOneAddress.filter(({ status }) => status === 429)).toHaveLength(1);
    const sha1Email = createHash('sha1').update('chitra@post.in').digest('hex');
    expect((await get('1700000099', { sha1Email }, await guest(app), knows)).status).toBe(429);
    const from = newAddress();
    const address = (number: number) => tryFrom(from, `18000000${number}`, `p${number}@post.in`);
    const ofManyAddresses = await Promise.all(
      Array.from({ length: 41 }, (_, number) => address(number + 10)),
    );
    expect(ofManyAddresses.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test('ORD-01 attempts are counted for all gateways together', async () => {
    const ip = '10.9.9.9';
    for (let number = 0; number < 5; number += 1)
      await knowsEmail({ db: app.db, ip }, '1777777777', null, { email: `b${number}@post.in` });
    vi.resetModules();
    const { knowsEmail: elsewhere } = await import('../guestAccess/proof.ts');
    const sixth = elsewhere({ db: app.db, ip }, '1777777777', null, { email: 'b5@post.in' });
    await expect(sixth).rejects.toMatchObject({ status: 429 });
  });

  test('ORD-01 reading with the right e-mail address does not count as an attempt', async () => {
    const answers = [];
    for (let time = 0; time < 8; time += 1)
      answers.push((await tryFrom(newAddress(), orderId, OWN_EMAIL)).status);
    expect(answers).toEqual(Array(8).fill(200));
  });

  test('ORD-01 a caller with only the e-mail address reads no power; the guest who ordered does', async () => {
    const theirs = await tryFrom(newAddress(), orderId, OWN_EMAIL);
    const powers = ({ result }: typeof theirs) =>
      result.orders.flatMap(({ items }) => items.map(({ prescription }) => prescription));
    expect(powers(theirs)).toEqual([null, null, null, null]);
    expect(powers(await get())).toContainEqual({ ...LENSES.prescription, powerType: 'contact_lens' });
  });

  test('ORD-01 a caller with only number and e-mail address reads name, phone, street and card masked (O-30)', async () => {
    const [order] = (await tryFrom(newAddress(), orderId, OWN_EMAIL)).result.orders;
    expect(order).toMatchObject({
      access: 'masked',
      shippingAddress: { city: 'Pune', state: 'Maharashtra' },
    });
    const text = JSON.stringify(order);
    const [own] = (await get()).result.orders;
    const { firstName, lastName, phone, email, addressline1, postcode } = own?.shippingAddress ?? {};
    for (const secret of [firstName, lastName, phone, email, addressline1, postcode, 'ending'])
      expect(text).not.toContain(secret);
    expect(own?.access).toBe('owner');
  });

  test('ORD-01 a caller with only the e-mail address gets no cancellation deadline, because they cannot cancel', async () => {
    const { orderId: mine } = (await pay(app, await readyToPay(app), { paymentMethod: 'cod' })).result;
    await app.db.execute(sql`UPDATE orders SET email = ${OWN_EMAIL} WHERE id = ${mine}`);
    const theirs = await tryFrom(newAddress(), mine, OWN_EMAIL);
    expect(theirs.result.orders[0]?.cancellableUntil).toBeNull();
  });

  test('ORD-01 an order whose name was deleted cannot be opened with any e-mail address, not even an empty one', async () => {
    const { orderId: mine } = (await pay(app, await readyToPay(app), { paymentMethod: 'cod' })).result;
    await app.db.transaction((tx) => anonymiseOrder(tx, mine));
    expect((await tryFrom(newAddress(), mine, '')).status).toBe(404);
  });
});

describe('an order', () => {
  test('ORD-01 v3 answers result.orders, and v2 is the same call', async () => {
    const { result } = await get();
    expect(result.orders.map(({ id }) => id)).toEqual([orderId]);
    const older = await call(
      app,
      orderContract.getOrderV2,
      { params: { orderId }, query: {} },
      { token: ready.token },
    );
    expect(older.result).toEqual(result);
  });

  test('ORD-02 an order has id, time, items, payment, city, amount and final total', async () => {
    const { token, total: goods } = await readyToPay(app);
    const cash = (await pay(app, { token, total: goods }, { paymentMethod: 'cod' })).result.orderId;
    const [order] = (await get(cash, {}, token)).result.orders;
    expect(order).toMatchObject({
      id: cash,
      status: 'placed',
      currencyCode: 'INR',
      shippingAddress: { city: 'Pune' },
    });
    expect(Date.parse(order?.createdAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(order?.payments.paymentList).toEqual([
      {
        method: 'cod',
        title: 'Cash on delivery',
        amount: { value: goods + CASH_FEE, currencyCode: 'INR' },
        status: 'cash_due',
        purpose: 'order',
        feeTitle: 'Cash on delivery fee',
      },
    ]);
    expect(order?.amount).toMatchObject({ total: goods + CASH_FEE, paymentFee: CASH_FEE });
    const parts = order?.finalTotal ?? [];
    const total = parts.find(({ id }) => id === 'grand_total')?.value;
    const sum = parts.filter(({ id }) => id !== 'grand_total').reduce((all, { value }) => all + value, 0);
    expect([total, sum]).toEqual([goods + CASH_FEE, goods + CASH_FEE]);
  });

  test('ORD-02 items keep kind, sizes, prices, options and power; an item that is no frame, lens or membership is an accessory', async () => {
    const [order] = (await get()).result.orders;
    expect(order?.items.map(({ classification }) => classification)).toEqual([
      'eyeframe',
      'contact_lens',
      'accessories',
      'loyalty_services',
    ]);
    const [frame, lenses, , membership] = order?.items ?? [];
    expect(frame).toMatchObject({
      productId: FRAME.productId,
      name: 'Alder, Havana tortoise',
      sku: 'eye-ls-ald-132-havana',
      subcategory: 'Everyday',
      brandName: 'Lunette Studio',
      quantity: 1,
      frameSize: 'Medium',
      frameType: 'Full rim',
      powerRequired: 'NO_POWER',
      lensType: 'Frame Only',
      tierMembershipDuration: null,
      statusHistory: [{ status: 'placed' }],
    });
    expect([frame?.package, frame?.options]).toEqual([null, []]);
    expect(frame?.catalogPrices.slice(0, 2)).toEqual([
      { name: 'Market Price', price: 4500, currencyCode: 'INR' },
      { name: 'Lunette Price', price: 3200, currencyCode: 'INR' },
    ]);
    expect(lenses).toMatchObject({
      quantity: 2,
      powerRequired: 'POWER_REQUIRED',
      frameSize: null,
      prescription: { ...LENSES.prescription, powerType: 'contact_lens' },
    });
    expect(membership?.tierMembershipDuration).toBe(365);
    expect(order?.items.reduce((all, { amount }) => all + amount.total, 0)).toBe(order?.amount.subTotal);
  });

  test('ORD-02 an item with lenses has their package, its power, and the day on which they are cut', async () => {
    const power = { sph: '-2.25', cyl: '-0.75', axis: '90', pd: '31.5' };
    const glasses = {
      productId: FRAME.productId,
      powerType: 'single_vision' as const,
      packageId: 'clear-156',
      prescription: { right: power, left: power, userName: 'Ananya' },
    };
    const another = await readyToPay(app, { items: [glasses] });
    const placed = (await payByCard(app, provider, another)).orderId;
    const [item] = (await get(placed, {}, another.token)).result.orders[0]?.items ?? [];
    expect(item).toMatchObject({
      package: { id: 'clear-156' },
      powerRequired: 'POWER_REQUIRED',
      appointment: null,
      options: [{ type: 'lens_package', oid: 'clear-156', name: item?.package?.name }, { type: 'coating' }],
      prescription: { ...glasses.prescription, powerType: 'single_vision' },
    });
    expect(item?.options[0]?.catalogPrices.map(({ price }) => price)).toContain(0);
    expect(item?.expectedStatuses.map(({ status }) => status)).toEqual([
      'confirmed',
      'lenses_cut',
      'quality_check',
      'packed',
      'shipped',
      'out_for_delivery',
      'delivered',
    ]);
  });

  test('ORD-02 the colour and width of a frame are stored as the cart had them; an item without a colour has none', async () => {
    const another = await readyToPay(app, { items: [FRAME, { productId: sentinels.membership }] });
    const bag = (await call(app, cartContract.getCart, { query: {} }, { token: another.token })).result;
    const placed = (await payByCard(app, provider, another)).orderId;
    const [order] = (await get(placed, {}, another.token)).result.orders;
    const [frame, membership] = order?.items ?? [];
    expect(bag.items[0]?.frameColour).toMatch(/\w/);
    expect(frame).toMatchObject({
      frameColour: bag.items[0]?.frameColour,
      frameWidth: bag.items[0]?.frameWidth,
    });
    expect(membership).toMatchObject({ frameColour: '', frameWidth: null });
  });

  test('ORD-02 a placed order has its next step and its cancellation deadline', async () => {
    const [order] = (await get()).result.orders;
    const next = order?.items[0]?.nextStatus;
    expect(next?.status).toBe('confirmed');
    expect(order?.items[0]?.expectedStatuses.map(({ status }) => status)).toEqual([
      'confirmed',
      'packed',
      'shipped',
      'out_for_delivery',
      'delivered',
    ]);
    expect(String(next?.date) <= String(order?.deliveryOption.deliveryDate)).toBe(true);
    const packed = order?.items[0]?.expectedStatuses.find(({ status }) => status === 'packed')?.date;
    expect(order?.cancellableUntil?.slice(0, 10)).toBe(packed);
  });
});

describe('timeline', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  type Progress = Parameters<typeof expectedStatuses>[0];
  const step = (status: Progress['history'][number]['status']) => [{ status, at }];
  const expected = (
    history: Progress['history'],
    hasLenses: boolean,
    until = '2026-11-26',
    now = at.getTime(),
  ) => expectedStatuses({ history, hasLenses }, until, 'IN', now);

  test('ORD-02 every step still to come has its day, spread until the day of delivery; without lenses there is no step for cutting them', () => {
    expect(expected(step('placed'), true)).toEqual([
      { status: 'confirmed', group: 'in_work', date: '2026-11-21' },
      { status: 'lenses_cut', group: 'in_work', date: '2026-11-22' },
      { status: 'quality_check', group: 'in_work', date: '2026-11-23' },
      { status: 'packed', group: 'in_work', date: '2026-11-24' },
      { status: 'shipped', group: 'on_its_way', date: '2026-11-25' },
      { status: 'out_for_delivery', group: 'on_its_way', date: '2026-11-26' },
      { status: 'delivered', group: 'arrived', date: '2026-11-26' },
    ]);
    expect(expected(step('placed'), false).map(({ status }) => status)).toEqual([
      'confirmed',
      'packed',
      'shipped',
      'out_for_delivery',
      'delivered',
    ]);
    expect(expected(step('shipped'), true)).toEqual([
      { status: 'out_for_delivery', group: 'on_its_way', date: '2026-11-26' },
      { status: 'delivered', group: 'arrived', date: '2026-11-26' },
    ]);
    expect([
      ...expected(step('delivered'), true),
      ...expected(step('cancelled'), true),
      ...expected([], true),
    ]).toEqual([]);
  });

  test('ORD-02 a step that is overdue is expected today and not on a past day; a step of a late order has no day', () => {
    const late = Date.parse('2026-11-25T08:00:00Z');
    expect(expected(step('placed'), true, '2026-11-26', late).map(({ date }) => date)).toEqual([
      ...Array.from({ length: 5 }, () => '2026-11-25'),
      ...['2026-11-26', '2026-11-26'],
    ]);
    expect(expected(step('placed'), true, '2026-11-26', Date.parse('2026-11-27T08:00:00Z'))).toEqual([]);
  });

  test('ORD-02 the days of an item that waits for its power are right if it is entered today; a failed delivery is tried again', () => {
    const now = Date.parse('2026-11-23T08:00:00Z');
    const waiting = expected(step('waiting_for_power'), true, '2026-11-26', now);
    expect(waiting[0]).toMatchObject({ status: 'confirmed', date: '2026-11-24' });
    expect(waiting.at(-1)).toMatchObject({ status: 'delivered', date: '2026-11-29' });
    const failed = expected(step('delivery_failed'), true, '2026-11-24', now);
    expect(failed.map(({ status }) => status)).toEqual(['out_for_delivery', 'delivered']);
  });

  test('ORD-02 steps of a parcel that arrives tomorrow are not later than its day', () => {
    expect(new Set(expected(step('placed'), true, '2026-11-21').map(({ date }) => date))).toEqual(
      new Set(['2026-11-21']),
    );
  });

  test('ORD-02 an item can be cancelled until its lenses are cut or it is packed, however long it waits for its power', () => {
    for (const status of ['placed', 'waiting_for_power', 'confirmed'] as const)
      expect(isBeforeLab(step(status))).toBe(true);
    for (const status of ['lenses_cut', 'packed', 'delivered'] as const)
      expect(isBeforeLab(step(status))).toBe(false);
  });
});

test('API-09 the order paths and their queries are those of the specification', () => {
  const queryOf = (call: string) => {
    const found = app.mounted.find(({ method, path }) => `${method} ${path}` === call);
    return found && Object.keys((found.query as { shape?: object } | undefined)?.shape ?? {});
  };
  for (const [call, query] of [
    ['GET /v2/orders/:orderId/return/eligibility', ['fetchRefundExchangeDetails']],
    ['POST /v2/orders/:orderId/return', []],
    ['GET /v2/orders/:orderId/return/details/:itemId', []],
    ['GET /v2/orders/:orderId/refund/methods/:itemId', []],
    ['POST /v2/orders/:orderId/refund/return', []],
    ['GET /v2/orders/:orderId/refund/return/estimate/:itemId', []],
    ['POST /v2/orders/:orderId/return/:returnId/cancel', []],
    ['GET /v2/orders/:orderId/refund/details', []],
    ['PUT /v2/orders/:orderId/items/:itemId/powertype', ['from', 'to']],
    ['PUT /v2/orders/:orderId/items/:itemId/package', ['updateFrom', 'updateTo']],
    ['PUT /v2/orders/:orderId/items/:itemId/prescription', ['email']],
    ['GET /v2/orders/:orderId/items/:itemId/prescription', ['email']],
    ['POST /v2/orders/store/appointment/book', ['orderId']],
    ['POST /v2/orders/store/appointment/reschedule', ['orderId']],
  ] as const)
    expect(queryOf(call), call).toEqual(expect.arrayContaining([...query]));
});
