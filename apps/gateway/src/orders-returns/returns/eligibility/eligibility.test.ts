import { orderContract, RETURN_REASONS, returnContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newCustomer, signInAgain } from '../../../identity/testing/customer.ts';
import { call, guest, type CallAs } from '../../../platform/testing/testGateway.ts';
import { sentinels } from '../../../../seed/sentinels.ts';
import { FRAMES, returningStore } from '../../testing/returning.ts';

const { app, delivered, requestOf, preview, confirm, eligible } = await returningStore();

test('RET-02 another caller’s order is not found, neither to read the rules nor to return', async () => {
  const order = await delivered();
  const stranger = { ...order, token: await guest(app) };
  const { orderId } = order;
  const ask = await call(
    app,
    returnContract.getEligibility,
    { params: { orderId } },
    { token: stranger.token },
  );
  expect(ask.status).toBe(404);
  expect((await preview(stranger, requestOf(order, 1))).status).toBe(404);
  expect((await confirm(stranger, requestOf(order, 1), 'x')).status).toBe(404);
});

test('RET-02 RET-03 goods can be returned for 14 days after their delivery; others have the reason why not', async () => {
  const order = await delivered([FRAMES], { daysAgo: 15 });
  expect(await eligible(order)).toMatchObject({
    returnable: false,
    isRefundable: false,
    isExchangeable: false,
  });
  expect((await eligible(order))?.message).toContain('14 days');
  const early = await delivered();
  await app.db.execute(sql`
    DELETE FROM item_status_history WHERE status = 'delivered' AND item_id = ${early.itemIds[0] ?? ''}`);
  expect((await eligible(early))?.message).toContain('once it has been delivered');
  expect(await eligible(await delivered())).toMatchObject({
    returnable: true,
    isRefundable: true,
    quantity: 3,
  });
});

test('RET-02 the days of a cash order count from its payment, if a later parcel was paid after the delivery of the first', async () => {
  const order = await delivered([FRAMES], { daysAgo: 20, isCash: true });
  const paid = (status: string, daysAgo: number) =>
    app.db.execute(sql`
      UPDATE payment SET status = ${status}, updated_at = now() - make_interval(days => ${daysAgo})
      WHERE order_id = ${order.orderId}`);
  await paid('paid', 3);
  expect(await eligible(order)).toMatchObject({ returnable: true });
  await paid('paid', 15);
  expect(await eligible(order)).toMatchObject({ returnable: false });
  await paid('cash_due', 15);
  expect(await eligible(order)).toMatchObject({ returnable: true });
});

test('RET-10 on the store of another country, an order can be returned but not exchanged', async () => {
  const { orderId } = await delivered();
  const { id, token, email } = await newCustomer(app);
  const abroad = await signInAgain(app, email, { country: 'AE' });
  await app.db.execute(sql`UPDATE orders SET customer_id = ${id} WHERE id = ${orderId}`);
  const seenBy = async (as: CallAs) => {
    const shown = (await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, as)).result;
    const rules = (await call(app, returnContract.getEligibility, { params: { orderId } }, as)).result;
    return [
      shown.orders[0]?.items[0]?.exchangeable,
      rules.items[0]?.isExchangeable,
      rules.items[0]?.returnable,
    ];
  };
  expect(await seenBy({ token })).toEqual([true, true, true]);
  expect(await seenBy({ token: abroad, country: 'AE' })).toEqual([false, false, true]);
});

test('RET-02 the details say how much all pieces are worth', async () => {
  const { orderId, token } = await delivered();
  const query = { fetchRefundExchangeDetails: 'true' as const };
  const { result } = await call(
    app,
    returnContract.getEligibility,
    { params: { orderId }, query },
    { token },
  );
  expect(result.items[0]?.refund).toMatchObject({ quantity: 3, payments: [{ method: 'source' }] });
});

test('RET-04 on the store of another country, the return modes are those of the order’s country', async () => {
  const at = async (as: CallAs, of: { country?: 'IN' } = {}) =>
    (await call(app, returnContract.getReturnModes, { query: { pincode: '411001', ...of } }, as)).result
      .modes;
  const abroad = { token: await guest(app, { country: 'AE' }), country: 'AE' } as const;
  const open = (modes: Awaited<ReturnType<typeof at>>) =>
    modes.filter(({ available }) => available).map(({ id }) => id);
  expect(open(await at(abroad))).toEqual(['warehouse']);
  expect(open(await at(abroad, { country: 'IN' }))).toEqual(['schedule_pickup', 'store_return', 'warehouse']);
  expect(await at(abroad, { country: 'IN' })).toEqual(await at({ token: await guest(app) }));
});

test('RET-05 RET-06 RET-09 on the store of another country, the terms are those of the order’s country', async () => {
  const abroad = { token: await guest(app, { country: 'SA' }), country: 'SA' } as const;
  const home = { token: await guest(app) };
  const terms = async (as: CallAs, of: { country?: 'IN' } = {}) => {
    const near = { address: '411001', radius: 20, pageSize: 10, pageNumber: 0, ...of };
    const [serviceable, stores, config, rules] = await Promise.all([
      call(app, returnContract.checkServiceable, { query: { pincode: '411001', ...of } }, as),
      call(app, returnContract.getNearbyReturnStores, { query: near }, as),
      call(app, returnContract.getReturnConfig, { query: of }, as),
      call(app, returnContract.getPickupRules, { query: of }, as),
    ]);
    return [serviceable.result, stores.result, config.result, rules.result];
  };
  const own = await terms(abroad);
  const expected = await terms(home);
  expect(own[0]).toEqual({ serviceable: false });
  expect(own[1]).toEqual({ stores: [] });
  expect(own[3]).not.toEqual(expected[3]);
  expect(await terms(abroad, { country: 'IN' })).toEqual(expected);
});

test('RET-04 a wrong power is a reason only for goods with lenses', async () => {
  const reasonsOf = async (item: typeof FRAMES) =>
    (await eligible(await delivered([item])))?.reasons.map(({ id }) => id);
  expect(await reasonsOf(FRAMES)).toEqual(RETURN_REASONS.filter((reason) => reason !== 'power_wrong'));
  const prescription = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
  const lenses = { powerType: 'single_vision', packageId: 'clear-156', prescription } as const;
  expect(await reasonsOf({ productId: sentinels.inStockFrame, ...lenses })).toEqual(RETURN_REASONS);
});

test('RET-04 RET-05 RET-06 RET-09 reasons, modes, serviceability, stores and rules of a place can be read', async () => {
  const token = await guest(app);
  const reasons = await call(app, returnContract.getReturnReasons, {
    query: { classification: 'contact_lens' },
  });
  expect(reasons.result.reasons.map(({ id }) => id)).not.toContain('does_not_fit');
  const modes = await call(app, returnContract.getReturnModes, { query: { pincode: '411001' } }, { token });
  expect(modes.result.modes.map(({ id, available }) => [id, available])).toEqual([
    ['schedule_pickup', true],
    ['store_return', true],
    ['warehouse', true],
  ]);
  const serviceable = (pincode: string) =>
    call(app, returnContract.checkServiceable, { query: { pincode } }, { token });
  expect((await serviceable('411001')).result.serviceable).toBe(true);
  expect((await serviceable('000000')).result.serviceable).toBe(false);
  const usual = { address: '411001', radius: 20, pageSize: 10, pageNumber: 0 };
  const storesNear = async (asked: Partial<typeof usual> = {}) => {
    const query = { ...usual, ...asked };
    const answer = await call(app, returnContract.getNearbyReturnStores, { query }, { token });
    return answer.result.stores.map(({ code }) => code);
  };
  const stores = await storesNear();
  expect(stores).toHaveLength(3);
  const byDefault = await app.http.inject({
    url: '/v2/orders/return/stores?address=411001',
    headers: { 'x-session-token': token, 'x-country-code': 'IN' },
  });
  expect(byDefault.json()).toMatchObject({ result: { stores: stores.map((code) => ({ code })) } });
  expect(await storesNear({ pageSize: 1, pageNumber: 1 })).toEqual(stores.slice(1, 2));
  expect(await storesNear({ pageNumber: 1 })).toEqual([]);
  expect((await storesNear({ radius: 3 })).length).toBeLessThan(stores.length);
  const config = await call(app, returnContract.getReturnConfig, undefined, { token });
  expect(config.result).toMatchObject({ windowDays: 14, eligibilityHistory: { others: ['delivered'] } });
  const rules = await call(app, returnContract.getPickupRules, undefined, { token });
  expect(rules.result.windows[0]).toEqual({ from: '09:00', to: '12:00' });
});
