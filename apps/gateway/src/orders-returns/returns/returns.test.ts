import { randomUUID } from 'node:crypto';
import { returnContract } from '@lunette/orders-returns/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { stock } from '../../catalog/schema.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { FRAME, pay } from '../../checkout/testing/shopper.ts';
import { newCustomer } from '../../identity/testing.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { sendForm } from '../../tryon/testing/sendForm.ts';
import { loadSharp } from '../../platform/files/photo.ts';
import { FRAMES, shopperWhoReturns, type Delivered, type Wish } from '../testing/returning.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });

const { delivered, readyOf, wishOf, preview, confirm, details, move, cancel, eligible, begin } =
  shopperWhoReturns(app, provider);
await app.db.update(stock).set({ quantity: 900 });

/** Brings a parcel to the warehouse, where so many pieces of its first item are counted. */
async function arrive(order: Delivered, returnId: string, quantity?: number) {
  await move(returnId, { to: 'picked_up' });
  const items = quantity === undefined ? undefined : [{ itemId: order.itemIds[0] ?? '', quantity }];
  return move(returnId, { to: 'received', ...(items && { items }) });
}

const refundsOf = (orderId: string) => provider.refunds.filter(({ id }) => isOf(id, orderId));
function isOf(intentId: string, orderId: string): boolean {
  return intents.get(intentId) === orderId;
}
const intents = new Map<string, string>();
async function sentBack(orderId: string): Promise<number> {
  await app.runJobs();
  const { rows } = await app.db.execute<{ intent_id: string }>(
    sql`SELECT intent_id FROM payment WHERE order_id = ${orderId}`,
  );
  for (const { intent_id: id } of rows) intents.set(id, orderId);
  return refundsOf(orderId).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
const pieces = async () => {
  const [row] = await app.db
    .select()
    .from(stock)
    .where(eq(stock.productId, Number(FRAME.productId)));
  return Number(row?.quantity);
};

describe('whether goods can come back', () => {
  test('RET-02 somebody else finds no order, neither to ask about nor to return', async () => {
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
    expect((await preview(stranger, wishOf(order, 1))).status).toBe(404);
    expect((await confirm(stranger, wishOf(order, 1), 'x')).status).toBe(404);
  });

  test('RET-02 RET-03 goods come back once they are delivered, and for 14 days; each says why not', async () => {
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

  test('RET-02 with its details it says what all pieces would bring', async () => {
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

  test('RET-04 RET-05 RET-06 RET-09 reasons, modes, serviceability, stores and rules of a place', async () => {
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
    const near = { address: '411001', radius: 20, pageSize: 1, pageNumber: 0 };
    const stores = await call(app, returnContract.getNearbyReturnStores, { query: near }, { token });
    expect(stores.result.stores).toHaveLength(1);
    const config = await call(app, returnContract.getReturnConfig, undefined, { token });
    expect(config.result).toMatchObject({ windowDays: 14, eligibilityHistory: { others: ['delivered'] } });
    const rules = await call(app, returnContract.getPickupRules, undefined, { token });
    expect(rules.result.windows[0]).toEqual({ from: '09:00', to: '12:00' });
  });
});

describe('what a return brings', () => {
  test('RET-08 pieces bring their own shares, and all of them together what was paid', async () => {
    const order = await delivered([FRAMES, { productId: sentinels.accessory }]);
    const all = wishOf(order, 3);
    const whole = {
      ...all,
      items: [...all.items, { itemId: order.itemIds[1] ?? '', quantity: 1, reason: 'changed_mind' as const }],
    };
    expect((await preview(order, whole)).result.total.value).toBe(order.total);
    const one = (await preview(order, wishOf(order, 1))).result.total.value;
    expect(one).toBeGreaterThan(0);
    expect(one).toBeLessThan(order.total);
    const { orderId, token, itemIds } = order;
    const query = { quantity: 1, reason: 'does_not_fit' as const };
    const params = { orderId, itemId: itemIds[0] ?? '' };
    const estimate = await call(app, returnContract.getReturnEstimate, { params, query }, { token });
    expect(estimate.result.amount.value).toBe(one);
  });

  test('RET-08 what is confirmed is what was previewed; a changed preview is refused with the new sum', async () => {
    const order = await delivered();
    const seen = (await preview(order, wishOf(order, 1))).result;
    const { status, problem } = await confirm(order, wishOf(order, 2), seen.token);
    expect([status, problem.code]).toEqual([409, 'preview_changed']);
    const now = (await preview(order, wishOf(order, 2))).result;
    expect(problem.detail.replace(/\D/g, '')).toContain(String(now.total.value).replace(/\D/g, ''));
    expect((await eligible(order))?.quantity).toBe(3);
  });

  test('RET-08 more than was bought, another item, and the same item twice are refused', async () => {
    const order = await delivered();
    expect((await preview(order, wishOf(order, 4))).problem.code).toBe('return_too_many');
    const other = (await delivered()).itemIds[0] ?? '';
    const wrong = { items: [{ itemId: other, quantity: 1, reason: 'other' as const }] };
    expect((await preview(order, wrong)).problem.code).toBe('return_item');
    const { items } = wishOf(order, 1);
    expect((await preview(order, { items: [...items, ...items] })).problem.code).toBe('return_item');
  });

  test('RET-08 the ways of the money say which are off and why; store credit needs an account', async () => {
    const order = await delivered();
    const params = { orderId: order.orderId, itemId: order.itemIds[0] ?? '' };
    const { result } = await call(app, returnContract.getRefundMethods, { params }, { token: order.token });
    expect(result.methods.map(({ id, available }) => [id, available])).toEqual([
      ['source', true],
      ['storecredit', false],
    ]);
    const wish = wishOf(order, 1, { refundMethod: 'storecredit' });
    expect((await preview(order, wish)).problem.code).toBe('refund_method_missing');
  });
});

describe('a return on its way', () => {
  test('RET-01 RET-07 from the request to the money, with its label, its steps and its message', async () => {
    const order = await delivered();
    const { returnId, groupId, seen } = await begin(order, 2);
    const { orderId, token } = order;
    const label = await call(app, returnContract.getReturnLabel, { params: { orderId, groupId } }, { token });
    expect(label.result).toMatchObject({ status: 'ready', code: `R${groupId}` });
    expect((await eligible(order))?.quantity).toBe(1);
    await arrive(order, returnId);
    await move(returnId, { to: 'inspected' });
    expect(await sentBack(orderId)).toBe(Math.round(seen.total.value * 100));
    await app.runJobs();
    await app.db.execute(sql`SELECT graphile_worker.add_job('return.look-after', '{}'::json)`);
    await app.runJobs();
    const [one] = (await details(order)).result.returns;
    expect(one).toMatchObject({ status: 'refunded', payments: [{ status: 'done', method: 'source' }] });
    expect(one?.steps.every(({ at }) => at !== null)).toBe(true);
    const subjects = app.sent.mail
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes(returnId));
    expect(subjects).toHaveLength(3);
  });

  test('RET-07 what its shopper brings has its days in their order; the pieces are those that were sent', async () => {
    const order = await delivered([{ ...FRAMES, quantity: 4 }]);
    await app.db.execute(sql`
      WITH cancellation AS (
        INSERT INTO order_cancellation (order_id, reason, refund_amount)
        VALUES (${order.orderId}, 'changed_mind', 0) RETURNING id)
      INSERT INTO cancelled_item (cancellation_id, item_id, pieces)
      SELECT id, ${order.itemIds[0]}, 1 FROM cancellation`);
    const { steps, items } = await begin(order, 2);
    const days = steps.flatMap(({ date }) => date ?? []);
    expect(days).toHaveLength(4);
    expect(days).toEqual(days.toSorted());
    expect(items[0]).toMatchObject({ quantity: 2, ordered: 3 });
    const paidBy = steps.at(-1)?.date;
    expect((await details(order)).result.returns[0]?.payments.map(({ by }) => by)).toEqual([paidBy]);
  });

  test('RET-07 three announced, two arrived, two refunded; the third can come back later', async () => {
    const order = await delivered();
    const { returnId } = await begin(order, 3);
    await arrive(order, returnId, 2);
    await move(returnId, { to: 'inspected' });
    const two = (await details(order)).result.returns[0];
    expect(two?.items[0]).toMatchObject({ quantity: 3, arrived: 2, accepted: 2 });
    expect((await eligible(order))?.quantity).toBe(1);
    const first = await sentBack(order.orderId);
    const { returnId: second } = await begin(order, 1);
    await arrive(order, second);
    await move(second, { to: 'inspected' });
    expect(first).toBeLessThan(Math.round(order.total * 100));
    expect(await sentBack(order.orderId)).toBe(Math.round(order.total * 100));
  });

  test('RET-07 what the inspection refuses goes back with its reason, and is not paid', async () => {
    const order = await delivered();
    const { returnId } = await begin(order, 2);
    await arrive(order, returnId);
    const itemId = order.itemIds[0] ?? '';
    await move(returnId, {
      to: 'inspected',
      items: [{ itemId, quantity: 1, resellable: 1, refusal: 'Worn for weeks.' }],
    });
    const [one] = (await details(order)).result.returns;
    expect(one?.items[0]).toMatchObject({ accepted: 1, refusal: 'Worn for weeks.' });
    expect(await sentBack(order.orderId)).toBe(Math.round((one?.total.value ?? 0) * 100));
    const { returnId: all } = await begin(order, 1);
    await arrive(order, all);
    await move(all, {
      to: 'inspected',
      items: [{ itemId, quantity: 0, resellable: 0, refusal: 'Broken by a car.' }],
    });
    const rejected = (await details(order)).result.returns[0];
    expect(rejected).toMatchObject({ status: 'rejected', rejection: 'Broken by a car.', payments: [] });
  });

  test('RET-07 only what can be sold again goes back on the shelf, and cut lenses never', async () => {
    const order = await delivered();
    const before = await pieces();
    const { returnId } = await begin(order, 2);
    await arrive(order, returnId);
    const itemId = order.itemIds[0] ?? '';
    await move(returnId, { to: 'inspected', items: [{ itemId, quantity: 2, resellable: 1 }] });
    expect(await pieces()).toBe(before + 1);
    await app.db.execute(sql`
      UPDATE order_item SET facts = facts || '{"powerType": "single_vision", "options": [{"type": "lens_package", "oid": "x", "name": "Clear", "priceMinor": 100, "marketMinor": 100}]}'::jsonb
      WHERE id = ${itemId}`);
    const { returnId: cut } = await begin(order, 1);
    await arrive(order, cut);
    const refused = await move(cut, { to: 'inspected', items: [{ itemId, quantity: 1, resellable: 1 }] });
    expect(refused.problem.code).toBe('cut_lenses');
    expect(await pieces()).toBe(before + 1);
  });

  test('RET-08 a return is cancelled until the courier has the parcel, and everything is as it was', async () => {
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

  test('RET-07 a return that is not sent in time expires, says so, and can be begun anew', async () => {
    const order = await delivered();
    const { returnId } = await begin(order, 1);
    await app.db.execute(sql`UPDATE order_return SET send_by = current_date - 2 WHERE id = ${returnId}`);
    await app.db.execute(sql`SELECT graphile_worker.add_job('return.look-after', '{}'::json)`);
    await app.runJobs();
    await app.runJobs();
    expect((await details(order)).result.returns[0]?.status).toBe('expired');
    expect(
      app.sent.mail.some(({ subject }) => subject.includes(returnId) && subject.includes('expired')),
    ).toBe(true);
    expect((await eligible(order))?.quantity).toBe(3);
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
    const seenBefore = (await preview(order, wishOf(order, 1, { returnMode: 'schedule_pickup', pickup })))
      .result;
    expect(await methodsOn(pickup.date), 'one day for the way of the money').toBe(seenBefore.payments[0]?.by);
    const one = await begin(order, 1, { returnMode: 'schedule_pickup', pickup });
    expect(one.pickup).toMatchObject({ ...pickup, to: '15:00' });
    const params = { orderId: order.orderId, returnId: one.returnId };
    const body = { date: next?.date ?? '', from: '09:00' };
    const moved = await call(app, returnContract.changePickup, { params, body }, { token: order.token });
    expect(moved.result.returns[0]?.pickup).toMatchObject(body);
    const late = { date: '2020-01-01', from: '12:00' };
    const wish = wishOf(order, 1, { returnMode: 'schedule_pickup', pickup: late });
    const seen = (await preview(order, wish)).result.token;
    expect((await confirm(order, wish, seen)).problem.code).toBe('pickup_taken');
  });
});

describe('claims', () => {
  const photo = async (order: Delivered) => {
    const sharp = await loadSharp();
    const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    const path = `/v2/orders/${order.orderId}/return/photo`;
    const fields = { file: new File([new Uint8Array(jpeg)], 'hinge.jpg'), itemId: order.itemIds[0] ?? '' };
    return (await sendForm(app, { ...returnContract.addReturnPhoto, path }, fields, order.token)).result;
  };
  const broken = (order: Delivered, photos: string[]): Wish => ({
    items: [{ itemId: order.itemIds[0] ?? '', quantity: 1, reason: 'broken', photos }],
  });

  test('RET-07 a claim needs its photo, which only who reads the order sees', async () => {
    const order = await delivered([{ productId: sentinels.accessory }]);
    const seen = (await preview(order, broken(order, []))).result;
    expect(seen).toMatchObject({ sent: 0, items: [{ isSent: false }] });
    expect((await confirm(order, broken(order, []), seen.token)).problem.code).toBe('photo_missing');
    const { photoId } = await photo(order);
    const see = (token: string) =>
      app.http.inject({
        url: `/v2/orders/${order.orderId}/return/photo/${photoId}`,
        headers: { 'x-session-token': token, 'x-country-code': 'IN' },
      });
    expect((await see(order.token)).headers['content-type']).toContain('image/jpeg');
    expect((await see(await guest(app))).statusCode).toBe(404);
    const proven = `?email=${encodeURIComponent('ananya.rao@post.in')}`;
    const byMail = await app.http.inject({
      url: `/v2/orders/${order.orderId}/return/photo/${photoId}${proven}`,
      headers: { 'x-session-token': await guest(app), 'x-country-code': 'IN' },
    });
    expect(byMail.statusCode, 'the e-mail address alone shows no photo').toBe(404);
    const other = await delivered([{ productId: sentinels.accessory }]);
    const { photoId: strange } = await photo(other);
    const wrong = broken(order, [strange]);
    expect((await confirm(order, wrong, (await preview(order, wrong)).result.token)).problem.code).toBe(
      'photo_not_found',
    );
  });

  test('RET-07 a claim is looked at, and accepted or rejected; nothing is sent, and shipping comes back', async () => {
    const order = await delivered([{ productId: sentinels.accessory }]);
    const wish = broken(order, [(await photo(order)).photoId]);
    const seen = (await preview(order, wish)).result;
    const [one] = (await confirm(order, wish, seen.token)).result.returns;
    expect(one).toMatchObject({ kind: 'claim', status: 'requested', mode: null });
    await move(one?.returnId ?? '', { to: 'rejected', reason: 'The photo shows another one.' });
    expect((await details(order)).result.returns[0]?.rejection).toBe('The photo shows another one.');
    const again = broken(order, [(await photo(order)).photoId]);
    const [other] = (await confirm(order, again, (await preview(order, again)).result.token)).result.returns;
    await move(other?.returnId ?? '', { to: 'inspected' });
    expect(await sentBack(order.orderId)).toBe(Math.round(order.total * 100));
  });
});

describe('cash at the door', () => {
  test('RET-03 is paid with the last goods, and comes back as store credit without its fee', async () => {
    const { token } = await newCustomer(app);
    const ready = await readyOf(token, [FRAMES]);
    const { result } = await pay(app, ready, { paymentMethod: 'cod' });
    const { orderId } = result;
    await app.db.execute(sql`
      INSERT INTO item_status_history (item_id, status) SELECT id, 'delivered' FROM order_item
      WHERE order_id = ${orderId}`);
    const { rows } = await app.db.execute<{ id: string }>(
      sql`SELECT id FROM order_item WHERE order_id = ${orderId}`,
    );
    const itemIds = rows.map(({ id }) => id);
    const order = { ...ready, orderId, itemIds };
    expect((await preview(order, wishOf(order, 3))).problem.code).toBe('not_paid_yet');
    await app.db.transaction((tx) =>
      app.publish(tx, 'onItemsMoved', { orderId, itemIds, status: 'delivered' }),
    );
    const seen = (await preview(order, wishOf(order, 3))).result;
    expect(seen).toMatchObject({ payments: [{ method: 'storecredit' }], total: { value: ready.total } });
    const { returnId } = await begin(order, 3);
    await arrive(order, returnId);
    await move(returnId, { to: 'inspected' });
    expect((await details(order)).result.returns[0]?.status).toBe('refunded');
  });
});

describe('races and strangers', () => {
  test('RET-08 of twenty requests for the same pieces one begins', async () => {
    const order = await delivered();
    const wish = wishOf(order, 3);
    const { token } = (await preview(order, wish)).result;
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(order, wish, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  test('RET-08 the same request twice, by its key, is the same return', async () => {
    const order = await delivered();
    const wish = wishOf(order, 1);
    const { token } = (await preview(order, wish)).result;
    const idempotencyKey = randomUUID();
    const [one, other] = await Promise.all([
      confirm(order, wish, token, { idempotencyKey }),
      confirm(order, wish, token, { idempotencyKey }),
    ]);
    expect(one.result.returns[0]?.returnId).toBe(other.result.returns[0]?.returnId);
    expect((await eligible(order))?.quantity).toBe(2);
  });

  test('RET-08 cancelled and fetched at the same moment, only one of the two happens', async () => {
    const order = await delivered();
    const { returnId } = await begin(order, 1);
    const [one, other] = await Promise.all([cancel(order, returnId), move(returnId, { to: 'picked_up' })]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
  });

  test('RET-08 inspected ten times at once, the money goes back once', async () => {
    const order = await delivered();
    const { returnId, seen } = await begin(order, 3);
    await arrive(order, returnId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(returnId, { to: 'inspected' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sentBack(order.orderId)).toBe(Math.round(seen.total.value * 100));
  });

  test('RET-07 nobody moves a parcel without the service token', async () => {
    const order = await delivered();
    const { returnId } = await begin(order, 1);
    expect((await move(returnId, { to: 'picked_up' }, { token: order.token })).status).toBe(403);
    expect((await move('99999999', { to: 'picked_up' })).status).toBe(404);
    expect((await details(order)).result.returns[0]?.status).toBe('label');
  });

  test('RET-08 a customer’s return as store credit is there at once', async () => {
    const { token } = await newCustomer(app);
    const order = await delivered([FRAMES], { token });
    const { returnId } = await begin(order, 1, { refundMethod: 'storecredit' });
    await arrive(order, returnId);
    await move(returnId, { to: 'inspected' });
    expect((await details(order)).result.returns[0]).toMatchObject({
      status: 'refunded',
      payments: [{ method: 'storecredit', status: 'done' }],
    });
    expect(await sentBack(order.orderId)).toBe(0);
  });
});
