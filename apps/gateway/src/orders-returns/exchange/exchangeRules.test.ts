import { randomUUID } from 'node:crypto';
import {
  cartContract,
  cartMoneyContract,
  reorderContract,
  waitingOrderContract,
  type NewCartItem,
} from '@lunette/cart/contract';
import { paymentContract } from '@lunette/checkout/contract';
import { orderContract, returnContract, upgradeContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import { FRAME } from '../../checkout/testing/shopper.ts';
import { newCustomer, signInAgain } from '../../identity/testing/customer.ts';
import { call } from '../../platform/testing/testGateway.ts';
import { shopperWhoCancels } from '../testing/cancelling.ts';
import { exchangingStore, type Owner } from '../testing/exchanging.ts';

const { app, delivered, begin, read, put, preview, confirm, leave, cancel, move, pay, exchanged, books } =
  await exchangingStore();
const cancelOrder = shopperWhoCancels(app);
const OTHER: NewCartItem = { productId: sentinels.rimlessFrame, powerType: 'frame_only' };
const EXCHANGE = { 'x-service-type': 'exchange' };
const orderOf = async ({ orderId, token }: Pick<Owner, 'orderId' | 'token'>, client?: 'mobilesite') => {
  const answer = await call(
    app,
    orderContract.getOrder,
    { params: { orderId }, query: {} },
    { token, ...(client && { client }) },
  );
  return answer.result.orders[0]!;
};
/** An exchange with its new order, whether its difference was paid or is refunded. */
async function placed(owner: Owner, item = OTHER) {
  const exchange = await exchanged(owner, item);
  if (exchange.status === 'unpaid') await pay(owner, exchange.id);
  return { ...exchange, newOrderId: exchange.newOrderId ?? '' };
}

describe('where exchanges are offered', () => {
  test('RET-10 ROUTE-18 returns offer exchanges always on the phone, and on the desktop where the store has switched them on', async () => {
    const owner = await delivered([FRAME]);
    const { orderId, token } = owner;
    const eligible = async (client: 'desktop' | 'mobilesite') => {
      const params = { orderId };
      const answer = await call(app, returnContract.getEligibility, { params, query: {} }, { token, client });
      return answer.result.items[0]?.isExchangeable;
    };
    expect([await eligible('desktop'), await eligible('mobilesite')]).toEqual([true, true]);
    expect((await orderOf(owner)).items[0]?.exchangeable).toBe(true);
    await app.db.execute(sql`UPDATE configuration SET value = '{"desktop":"OFF"}' WHERE key = 'exchange'`);
    expect([await eligible('desktop'), await eligible('mobilesite')]).toEqual([false, true]);
    expect((await orderOf(owner)).items[0]?.exchangeable).toBe(false);
    expect((await orderOf(owner, 'mobilesite')).items[0]?.exchangeable).toBe(true);
    await app.db.execute(sql`DELETE FROM configuration WHERE key = 'exchange'`);
    expect(await eligible('desktop')).toBe(false);
  });

  test('RET-10 both orders link to each other', async () => {
    const owner = await delivered([FRAME]);
    const { id, newOrderId } = await placed(owner);
    expect((await orderOf(owner)).items[0]?.exchange).toEqual({
      exchangeId: id,
      status: 'confirmed',
      newOrderId,
      returnStatus: 'label',
    });
    const next = await orderOf({ ...owner, orderId: newOrderId });
    expect(next.exchangeOf).toEqual({ exchangeId: id, orderId: owner.orderId, itemId: owner.itemId });
    expect(next.cancellableUntil).toBeNull();
    expect(next.payments.paymentList.map(({ method }) => method)).toContain('exchange');
  });
});

describe('the cart of an exchange beside the shopping cart', () => {
  test('CART-16 ordering again with the service type puts only the exchanged goods into it', async () => {
    const owner = await delivered([{ ...FRAME, quantity: 2 }, { productId: sentinels.accessory }]);
    const again = () =>
      call(
        app,
        reorderContract.reorderOwn,
        { params: { orderId: owner.orderId }, query: {} },
        { token: owner.token, headers: EXCHANGE, idempotencyKey: randomUUID() },
      );
    expect((await again()).problem.code).toBe('no_exchange');
    await begin(owner);
    const { result } = await again();
    expect(result.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [sentinels.inStockFrame, 1],
    ]);
  });

  test('CART-25 after a sign-in the exchange continues, and its cart is not merged with the other one', async () => {
    const { token, orderId, itemId } = await delivered([FRAME]);
    const owner: Owner = { token, orderId, itemId, country: 'IN' };
    const { id } = (await begin(owner)).result;
    void (await put(owner, OTHER)).result;
    const { rows } = await app.db.execute<{ id: string; cart: string }>(
      sql`SELECT order_exchange.id, cart_id AS cart FROM order_exchange WHERE id = ${id}`,
    );
    const customer = await newCustomer(app, { email: `ex-${randomUUID()}@post.in` });
    const session = await app.findSession(token);
    await app.db.transaction(async (tx) =>
      app.publish(tx, 'onSignIn', {
        sessionId: session?.id ?? '',
        country: 'IN',
        language: 'en',
        place: undefined,
        client: 'desktop',
        customer: {
          id: customer.id,
          email: null,
          emailVerifiedAt: null,
          phoneCode: null,
          telephone: null,
          telephoneVerifiedAt: null,
        },
      }),
    );
    const as = { token: customer.token };
    expect((await call(app, cartContract.getCart, {}, as)).result.items).toEqual([]);
    const exchange = await call(app, cartContract.getCart, {}, { ...as, headers: EXCHANGE });
    expect(exchange.result).toMatchObject({ id: rows[0]?.cart, items: [{ productId: OTHER.productId }] });
  });

  test('CART-25 an exchange that is not paid in time continues in the account that its guest has signed in to meanwhile', async () => {
    const owner = await delivered([FRAME]);
    const { id, newOrderId, status } = await exchanged(owner, OTHER);
    expect(status).toBe('unpaid');
    const { email } = await newCustomer(app);
    const token = await signInAgain(app, email, { token: owner.token });
    await app.db.execute(
      sql`UPDATE orders SET reserved_until = now() - interval '1 minute' WHERE id = ${newOrderId}`,
    );
    await app.db.execute(sql`SELECT graphile_worker.add_job('payment.find-overdue', '{}'::json)`);
    await app.runJobs();
    expect((await read({ ...owner, token }, id)).result.status).toBe('open');
    const { result } = await call(app, cartContract.getCart, {}, { token, headers: EXCHANGE });
    expect(result.items.map(({ productId }) => productId)).toEqual([OTHER.productId]);
  });

  test('RET-10 an exchange that a sign-in ends, because the account has another one, ends with its return', async () => {
    const { email, token: mine } = await newCustomer(app);
    await begin(await delivered([FRAME], 'IN', { token: mine, credit: false }));
    const owner = await delivered([FRAME]);
    const { id, newOrderId, returnId } = await exchanged(owner, OTHER);
    const params = { orderId: newOrderId ?? '' };
    await call(app, waitingOrderContract.recart, { params }, { token: owner.token });
    const token = await signInAgain(app, email, { token: owner.token });
    await app.runJobs();
    expect((await read({ ...owner, token }, id)).result.status).toBe('cancelled');
    const { rows } = await app.db.execute(sql`SELECT status FROM order_return WHERE id = ${returnId}`);
    expect(rows).toEqual([{ status: 'cancelled' }]);
  });

  test('RET-10 eyewear is exchanged for eyewear only; a refused choice leaves the cart as it was', async () => {
    const owner = await delivered([FRAME]);
    await begin(owner);
    void (await put(owner, OTHER)).result;
    const eye = { sph: '-2.25', bc: '8.6', dia: '14.2', boxes: '12' };
    const lenses = { productId: sentinels.dailyLens, prescription: { left: eye, right: eye } };
    const refused = [await put(owner, lenses), await put(owner, { productId: sentinels.solution })];
    expect(refused.map(({ problem }) => problem.code)).toEqual(['not_exchangeable', 'not_exchangeable']);
    const { result } = await call(app, cartContract.getCart, {}, { token: owner.token, headers: EXCHANGE });
    expect(result.items.map(({ productId }) => productId)).toEqual([OTHER.productId]);
  });

  test('RET-10 vouchers, more pieces and an ordinary order are refused for its cart', async () => {
    const owner = await delivered([FRAME]);
    await begin(owner);
    const line = (await put(owner, OTHER)).result.items[0];
    const as = { token: owner.token, headers: EXCHANGE, idempotencyKey: randomUUID() };
    const codes = [
      await call(app, cartMoneyContract.removeVoucher, undefined, as),
      await call(app, cartContract.increaseItem, { params: { itemId: line!.id }, query: { count: 1 } }, as),
      await call(app, paymentContract.payOrder, { body: { paymentMethod: 'cc', expectedTotal: 1 } }, as),
    ].map(({ problem }) => problem.code);
    expect(codes).toEqual(['exchange_cart', 'exchange_cart', 'exchange_cart']);
  });

  test('PAY-04 RET-10 a call that pays an empty cart is refused, and does not answer with the order of an exchange', async () => {
    const owner = await delivered([FRAME]);
    await app.db.execute(
      sql`UPDATE orders SET created_at = created_at - interval '1 hour' WHERE id = ${owner.orderId}`,
    );
    const { newOrderId } = await exchanged(owner, OTHER);
    const body = { paymentMethod: 'cc' as const, expectedTotal: 1, returnTo: 'desktop' as const };
    const as = { token: owner.token, idempotencyKey: randomUUID() };
    expect(newOrderId).not.toBeNull();
    expect((await call(app, paymentContract.payOrder, { body }, as)).problem.code).toBe('cart_empty');
  });
});

describe('lenses of the new goods', () => {
  test('LPU-01 RET-10 cheaper lenses refund nothing while the worth of the old goods is held; the difference of more expensive ones is paid as usual', async () => {
    const prescription = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
    const frame = { productId: sentinels.inStockFrame, powerType: 'single_vision' as const };
    const owner = await delivered([{ ...frame, packageId: 'thin-160', prescription }]);
    const { id } = (await begin(owner, { method: 'SAMEPRODUCT' })).result;
    const seen = (await preview(owner, id)).result;
    const { newOrderId, returnId } = (await confirm(owner, id, seen.token)).result;
    const orderId = newOrderId ?? '';
    const [item] = await itemsOf(app.db, orderId);
    const params = { orderId, itemId: item?.id ?? '' };
    const as = { token: owner.token };
    const offered = (await call(app, upgradeContract.getUpgradePackage, { params }, as)).result;
    const differences = offered.powerTypes.flatMap(({ packages }) =>
      packages.map(({ difference }) => difference.value),
    );
    expect(Math.min(...differences)).toBe(0);
    expect(Math.max(...differences)).toBeGreaterThan(0);
    const change = (expectedDifference: number) =>
      call(
        app,
        upgradeContract.updatePackage,
        {
          params,
          query: { updateFrom: 'thin-160', updateTo: 'clear-156' },
          body: { expectedDifference },
        },
        as,
      );
    expect((await change(-1)).problem.code).toBe('lens_held');
    expect((await books(orderId)).back).toBe(0);
    await move(returnId, { to: 'picked_up' }, { to: 'received' }, { to: 'inspected' });
    expect((await change(-1)).problem.code).toBe('difference_changed');
  });

  test('LPU-01 RET-10 cheaper lenses refund nothing while a part of the new goods is owed', async () => {
    const prescription = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
    const frame = { productId: sentinels.inStockFrame, powerType: 'single_vision' as const };
    const owner = await delivered([{ ...frame, packageId: 'thin-160', prescription, quantity: 2 }]);
    const { id } = (await begin(owner, { method: 'SAMEPRODUCT', quantity: 2 })).result;
    const seen = (await preview(owner, id)).result;
    const { newOrderId, returnId, status } = (await confirm(owner, id, seen.token)).result;
    if (status === 'unpaid') await pay(owner, id);
    const items = [{ itemId: owner.itemId, quantity: 1 }];
    await move(returnId, { to: 'picked_up' }, { to: 'received', items }, { to: 'inspected' });
    expect((await read(owner, id)).result.status).toBe('owed');
    const [item] = await itemsOf(app.db, newOrderId ?? '');
    const params = { orderId: newOrderId ?? '', itemId: item?.id ?? '' };
    const as = { token: owner.token };
    const { open, powerTypes } = (await call(app, upgradeContract.getUpgradePackage, { params }, as)).result;
    expect(open).toBe(true);
    const offered = powerTypes.flatMap(({ packages }) => packages);
    expect(Math.min(...offered.map(({ difference }) => difference.value))).toBe(0);
    const query = { updateFrom: 'thin-160', updateTo: 'clear-156' };
    const body = { expectedDifference: -1 };
    const { problem } = await call(app, upgradeContract.updatePackage, { params, query, body }, as);
    expect(problem.code).toBe('lens_held');
  });
});

describe('failures', () => {
  test('RET-10 goods whose cash is still due, because another parcel of the order is on its way, cannot be exchanged yet', async () => {
    const owner = await delivered([FRAME]);
    const becomes = (status: string) =>
      app.db.execute(
        sql`UPDATE payment SET method = 'cod', status = ${status} WHERE order_id = ${owner.orderId}`,
      );
    await becomes('cash_due');
    const { status, problem } = await begin(owner);
    expect([status, problem.code]).toEqual([409, 'not_paid_yet']);
    await becomes('paid');
    const { id } = (await begin(owner)).result;
    void (await put(owner, OTHER)).result;
    await becomes('cash_due');
    expect((await preview(owner, id)).problem.code).toBe('not_paid_yet');
    expect((await read(owner, id)).result.message).toBe(problem.detail);
  });

  test('RET-10 pieces that were returned in another tab cannot be exchanged, and the other way round', async () => {
    const owner = await delivered([FRAME]);
    const { id } = (await begin(owner)).result;
    void (await put(owner, OTHER)).result;
    const seen = (await preview(owner, id)).result;
    const params = { orderId: owner.orderId };
    const as = { token: owner.token };
    const request = {
      items: [{ itemId: owner.itemId, quantity: 1, reason: 'other' as const }],
      returnMode: 'warehouse' as const,
    };
    const return_ = (await call(app, returnContract.previewReturn, { params, body: request }, as)).result;
    const body = { ...request, preview: return_.token };
    const both = await Promise.all([
      confirm(owner, id, seen.token),
      call(app, returnContract.createReturn, { params, body }, { ...as, idempotencyKey: randomUUID() }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { rows } = await app.db.execute(
      sql`SELECT 1 FROM return_item WHERE item_id = ${owner.itemId} AND NOT is_released`,
    );
    expect(rows).toHaveLength(1);
  });

  test('RET-10 cancelling during the collection and during a second cancel has one outcome, with the right amounts', async () => {
    const owner = await delivered([FRAME]);
    const { id, newOrderId, returnId } = await placed(owner);
    const moved = call(
      app,
      returnContract.moveReturn,
      { params: { returnId: returnId ?? '' }, body: { to: 'picked_up' } },
      { headers: { 'x-service-token': 'test-service-token' } },
    );
    const [first, second] = await Promise.all([cancel(owner, id), cancel(owner, id), moved]);
    await app.runJobs();
    const { status } = (await read(owner, id)).result;
    const [old, next] = [await books(owner.orderId), await books(newOrderId)];
    expect(['cancelled', 'confirmed']).toContain(status);
    if (status === 'cancelled') {
      expect(next).toMatchObject({ status: 'cancelled', movedHere: 0 });
      expect(next.received).toBe(next.back);
      expect(old.movedOn).toBe(0);
    } else {
      expect([first.status, second.status]).toEqual([409, 409]);
      expect(next.received + next.movedHere).toBe(next.total);
    }
  });

  test('RET-10 its new order cannot be cancelled alone, and cancelling its return cancels it too', async () => {
    const owner = await delivered([FRAME]);
    const { id, newOrderId, returnId } = await placed(owner);
    const alone = await cancelOrder(newOrderId, owner.token, { refundMethod: 'source' });
    expect(alone.problem.code).toBe('not_cancellable');
    await call(
      app,
      returnContract.cancelReturn,
      { params: { orderId: owner.orderId, returnId: returnId ?? '' } },
      { token: owner.token, idempotencyKey: randomUUID() },
    );
    await app.runJobs();
    expect((await read(owner, id)).result.status).toBe('cancelled');
    const next = await books(newOrderId);
    expect(next).toMatchObject({ status: 'cancelled', movedHere: 0 });
    expect(next.received).toBe(next.back);
    expect((await books(owner.orderId)).movedOn).toBe(0);
    expect(
      app.sent.mail.some(({ subject }) => subject.includes('exchange') && subject.includes('cancelled')),
    ).toBe(true);
  });

  test('RET-10 when one of two pieces is accepted, the amount that the other was to pay is owed', async () => {
    const owner = await delivered([{ ...FRAME, quantity: 3 }]);
    const exchange = await exchanged(owner, { ...OTHER }, undefined, { quantity: 2 });
    if (exchange.status === 'unpaid') await pay(owner, exchange.id);
    const newOrderId = exchange.newOrderId ?? '';
    await move(exchange.returnId, { to: 'picked_up' });
    const items = [{ itemId: owner.itemId, quantity: 1 }];
    await move(exchange.returnId, { to: 'received', items }, { to: 'inspected' });
    const { status, due } = (await read(owner, exchange.id)).result;
    expect(status).toBe('owed');
    const [old, next] = [await books(owner.orderId), await books(newOrderId)];
    expect(next.movedHere).toBe(old.movedOn);
    expect(next.received + next.movedHere + Math.round((due?.amount.value ?? 0) * 100)).toBe(next.total);
  });

  test('RET-10 an exchange that is not confirmed ends after its days, and its shopper gets a message', async () => {
    const owner = await delivered([FRAME]);
    const { id } = (await begin(owner)).result;
    await app.db.execute(
      sql`UPDATE order_exchange SET expires_at = now() - interval '1 hour' WHERE id = ${id}`,
    );
    expect((await preview(owner, id)).problem.code).toBe('exchange_over');
    await app.db.execute(sql`SELECT graphile_worker.add_job('exchange.expire', '{}'::json)`);
    await app.runJobs();
    expect((await read(owner, id)).result.status).toBe('expired');
    expect((await leave(owner, id)).result.status).toBe('expired');
    expect((await begin(owner)).result.status).toBe('open');
  });
});

describe('the payment of the old goods', () => {
  test('RET-10 store credit moves first; the new goods bring it back as credit when they are returned', async () => {
    const customer = await newCustomer(app, { email: `sc-${randomUUID()}@post.in` });
    await app.db.execute(sql`
      INSERT INTO store_credit (code, customer_id, country, currency_code, balance)
      VALUES (${`SC-${randomUUID().slice(0, 8)}`}, ${customer.id}, 'IN', 'INR', 50000)`);
    const owner = await delivered([FRAME], 'IN', { token: customer.token, credit: true });
    const { newOrderId, returnId } = await placed(owner);
    await move(returnId, { to: 'picked_up' }, { to: 'received' }, { to: 'inspected' });
    const [item] = await itemsOf(app.db, newOrderId);
    await app.db.execute(sql`
      INSERT INTO item_status_history (item_id, status) SELECT id, 'delivered' FROM order_item WHERE order_id = ${newOrderId}`);
    const { rows } = await app.db.execute<{ amount: number; origin: string | null }>(sql`
      SELECT amount, origin_method AS origin FROM payment
      WHERE order_id = ${newOrderId} AND method = 'exchange' ORDER BY origin_method NULLS FIRST`);
    expect(rows[0]).toMatchObject({ amount: 50000, origin: null });
    const params = { orderId: newOrderId };
    const as = { token: customer.token };
    const request = {
      items: [{ itemId: item?.id ?? '', quantity: 1, reason: 'other' as const }],
      returnMode: 'warehouse' as const,
      refundMethod: 'source' as const,
    };
    const seen = (await call(app, returnContract.previewReturn, { params, body: request }, as)).result;
    const body = { ...request, preview: seen.token };
    const begun = await call(
      app,
      returnContract.createReturn,
      { params, body },
      { ...as, idempotencyKey: randomUUID() },
    );
    await move(
      begun.result.returns[0]?.returnId ?? '',
      { to: 'picked_up' },
      { to: 'received' },
      { to: 'inspected' },
    );
    const back = await app.db.execute<{ method: string; amount: number; status: string }>(sql`
      SELECT method, amount, status FROM refund WHERE order_id = ${newOrderId}`);
    const credit = back.rows.filter(({ method }) => method === 'storecredit');
    expect(credit.reduce((sum, { amount }) => sum + amount, 0)).toBe(50000);
    expect(back.rows.every(({ status }) => status === 'done')).toBe(true);
    const total = (await books(newOrderId)).total;
    expect(back.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });

  /** Two frames, of which store credit has paid a part; both were exchanged, and one of them was missing in the parcel. */
  async function partlyAccepted() {
    const customer = await newCustomer(app, { email: `part-${randomUUID()}@post.in` });
    await app.db.execute(sql`
      INSERT INTO store_credit (code, customer_id, country, currency_code, balance)
      VALUES (${`SC-${randomUUID().slice(0, 8)}`}, ${customer.id}, 'IN', 'INR', 50000)`);
    const owner = await delivered([{ ...FRAME, quantity: 2 }], 'IN', { token: customer.token, credit: true });
    const exchange = await exchanged(owner, OTHER, undefined, { quantity: 2 });
    if (exchange.status === 'unpaid') await pay(owner, exchange.id);
    const items = [{ itemId: owner.itemId, quantity: 1 }];
    await move(exchange.returnId, { to: 'picked_up' }, { to: 'received', items }, { to: 'inspected' });
    return owner;
  }

  const creditOf = async (orderId: string) => {
    const { rows } = await app.db.execute<{ amount: number }>(sql`
      SELECT sum(amount)::integer AS amount FROM refund WHERE order_id = ${orderId} AND payment_id IS NULL`);
    return rows[0]?.amount;
  };

  test('RET-10 after an exchange that was partly accepted, the other piece is refunded with the money that is left', async () => {
    const { orderId, itemId, token } = await partlyAccepted();
    const request = {
      items: [{ itemId, quantity: 1, reason: 'other' as const }],
      returnMode: 'warehouse' as const,
      refundMethod: 'source' as const,
    };
    const params = { orderId };
    const seen = (await call(app, returnContract.previewReturn, { params, body: request }, { token })).result;
    const body = { ...request, preview: seen.token };
    const as = { token, idempotencyKey: randomUUID() };
    const { returns } = (await call(app, returnContract.createReturn, { params, body }, as)).result;
    const { returnId = null } = returns.find(({ status }) => status === 'label') ?? {};
    await move(returnId, { to: 'picked_up' }, { to: 'received' }, { to: 'inspected' });
    const { received, movedOn, back } = await books(orderId);
    expect(await creditOf(orderId)).toBe(50000);
    expect(movedOn + back).toBe(received + 50000);
  });

  test('RET-10 after an exchange that was partly accepted, the other piece can be exchanged too', async () => {
    const owner = await partlyAccepted();
    const { id, returnId, status } = await exchanged(owner, OTHER);
    if (status === 'unpaid') await pay(owner, id);
    await move(returnId, { to: 'picked_up' }, { to: 'received' }, { to: 'inspected' });
    const { received, movedOn, back } = await books(owner.orderId);
    expect((await read(owner, id)).result.status).toBe('done');
    expect(await creditOf(owner.orderId)).toBe(50000);
    expect(movedOn + back).toBe(received + 50000);
  });
});
