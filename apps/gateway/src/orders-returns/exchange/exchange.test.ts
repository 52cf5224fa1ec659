import { cartContract, type NewCartItem } from '@lunette/cart/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import type { Prescription } from '@lunette/prescription/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { stock } from '../../catalog/schema.ts';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import { enterOrderCode } from '../../checkout/testing/enterOrderCode.ts';
import { FRAME } from '../../checkout/testing/shopper.ts';
import { call, guest } from '../../platform/testing/testGateway.ts';
import { historyOf } from '../fulfilment/itemHistory.ts';
import { exchangingStore, EXCHANGE_REQUEST } from '../testing/exchanging.ts';

const {
  app,
  provider,
  delivered,
  begin,
  read,
  put,
  preview,
  confirm,
  payAgain,
  leave,
  cancel,
  move,
  pay,
  exchanged,
  books,
} = await exchangingStore();

const POWER: Prescription = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
const GLASSES: NewCartItem = {
  productId: sentinels.inStockFrame,
  powerType: 'single_vision',
  packageId: 'thin-160',
  prescription: POWER,
};
const { dearer, cheaper } = await otherFrames();

/** Frames that cost more and less than the usual one and can have its lenses. */
async function otherFrames() {
  const { rows } = await app.db.execute<{ id: number; selling: number; own: number }>(sql`
    SELECT product_id AS id, selling, (SELECT selling FROM product_price
      WHERE country = 'IN' AND product_id = ${Number(sentinels.inStockFrame)}) AS own
    FROM product_price JOIN product ON product.id = product_id
    WHERE country = 'IN' AND product_id BETWEEN 100101 AND 101500 ORDER BY product_id`);
  const other = (fits: (price: number, own: number) => boolean) =>
    String(
      rows.find(({ selling, own, id }) => fits(selling, own) && String(id) !== sentinels.outOfStock)?.id,
    );
  return {
    dearer: other((price, own) => price > own),
    cheaper: other((price, own) => price < own),
  };
}

const minor = ({ value }: { value: number }) => Math.round(value * 100);
/** The old item as its order shows it. */
const shownItem = async ({ orderId, token }: Awaited<ReturnType<typeof delivered>>) => {
  const { result } = await call(app, orderContract.getOrder, { params: { orderId } }, { token });
  return result.orders[0]!.items[0]!;
};
const statuses = async (orderId: string) =>
  [...(await historyOf(app.db, [orderId])).values()].flat().map(({ status }) => status);

describe('beginning an exchange', () => {
  test('RET-10 the same goods are in the cart of the exchange with their choices; the other cart stays as it is', async () => {
    const owner = await delivered([GLASSES]);
    await call(app, cartContract.addItem, { body: { productId: sentinels.accessory } }, owner);
    const { result } = await begin(owner, { method: 'SAMEPRODUCT' });
    expect(result).toMatchObject({ status: 'open', method: 'SAMEPRODUCT', cancellable: true });
    expect(result.item).toMatchObject({ productId: sentinels.inStockFrame, powerType: 'single_vision' });
    expect(result.item?.prescription?.right?.sph).toBe('-2.25');
    expect(result.worth.value).toBeGreaterThan(0);
    const mine = await call(app, cartContract.getCart, {}, owner);
    expect(mine.result.items.map(({ productId }) => productId)).toEqual([sentinels.accessory]);
    expect((await begin(owner, { method: 'SAMEPRODUCT' })).result.id).toBe(result.id);
  });

  test('RET-10 another exchange is refused while one is open, and the problem names its order', async () => {
    const owner = await delivered([FRAME, { productId: sentinels.rimlessFrame, powerType: 'frame_only' }]);
    await begin(owner);
    const [, other] = await itemsOf(app.db, owner.orderId);
    const { status, problem } = await begin(owner, { itemId: other?.id ?? '' });
    expect([status, problem.code]).toEqual([409, 'exchange_open']);
    expect(problem.detail).toContain(owner.orderId);
  });

  test('RET-10 an item that is not a frame, a claim, and an item that is not delivered are refused with their reason', async () => {
    const case_ = await delivered([{ productId: sentinels.accessory }]);
    expect((await begin(case_)).problem.code).toBe('not_exchangeable');
    const owner = await delivered([FRAME]);
    expect((await begin(owner, { reason: 'broken' })).problem.code).toBe('exchange_reason');
    expect((await begin(owner, { quantity: 2 })).problem.code).toBe('return_too_many');
    await app.db.execute(sql`
      UPDATE item_status_history SET at = now() - interval '20 days' WHERE status = 'delivered' AND item_id = ${owner.itemId}`);
    expect((await begin(owner)).problem.code).toBe('not_returnable');
  });

  test('RET-10 another caller can neither find nor begin the exchange', async () => {
    const owner = await delivered([FRAME]);
    const { id } = (await begin(owner)).result;
    const stranger = { token: await guest(app) };
    expect((await read(owner, id, stranger)).status).toBe(404);
    expect((await begin(owner, {}, stranger)).status).toBe(404);
  });
});

describe('the cart of an exchange', () => {
  test('API-02 CART-14 the service type selects the cart; a new choice replaces the old one', async () => {
    const owner = await delivered([GLASSES]);
    expect((await put(owner, { productId: dearer })).problem.code).toBe('no_exchange');
    const { id } = (await begin(owner)).result;
    void (await put(owner, { productId: cheaper })).result;
    const { result } = await put(owner, { productId: dearer });
    expect(result.items).toHaveLength(1);
    expect(result.items[0]).toMatchObject({ productId: dearer, powerType: 'single_vision', quantity: 1 });
    expect(result.items[0]?.options[0]?.oid).toBe('thin-160');
    expect((await read(owner, id)).result.item?.productId).toBe(dearer);
  });

  test('RET-10 leaving the exchange deletes the cart, once or twice, and the order is as before', async () => {
    const owner = await delivered([FRAME]);
    const { id } = (await begin(owner)).result;
    void (await put(owner, { productId: dearer })).result;
    expect((await leave(owner, id)).result.status).toBe('cancelled');
    expect((await leave(owner, id)).result.status).toBe('cancelled');
    expect((await put(owner, { productId: dearer })).problem.code).toBe('no_exchange');
    expect((await begin(owner)).result.id).not.toBe(id);
  });
});

describe('the difference', () => {
  test('RX-08 RET-10 a power with a picture that the shopper has not sent is refused', async () => {
    const owner = await delivered([GLASSES]);
    const { id } = (await begin(owner, { method: 'SAMEPRODUCT' })).result;
    const prescription = { imageFileName: 'no-such-file.jpg' };
    const { status, problem } = await preview(owner, id, { prescription });
    expect([status, problem.code]).toEqual([422, 'picture_unknown']);
  });

  test('RET-10 the lenses of the old goods are made again for free, and the lines add up to the difference', async () => {
    const owner = await delivered([GLASSES]);
    const { id } = (await begin(owner)).result;
    void (await put(owner, { productId: dearer })).result;
    const { result } = await preview(owner, id);
    expect(result.lines.map(({ kind }) => kind)).toEqual(['new', 'lenses', 'sending', 'old']);
    expect(result.lines.reduce((sum, { amount }) => sum + minor(amount), 0)).toBe(minor(result.difference));
    expect(result.difference.value).toBeGreaterThan(0);
    expect(result.leaves.map(({ id: way }) => way)).toEqual(['collected', 'at_once']);
    expect(minor(result.leaves[0]!.payNow)).toBe(minor(result.difference));
  });

  test('RET-10 another piece of the same goods costs nothing', async () => {
    const owner = await delivered([GLASSES]);
    const { id } = (await begin(owner, { method: 'SAMEPRODUCT' })).result;
    expect((await preview(owner, id)).result.difference.value).toBe(0);
  });

  test('RET-10 a difference other than the one that was shown is refused, and nothing is lost', async () => {
    const owner = await delivered([FRAME]);
    const { id } = (await begin(owner)).result;
    void (await put(owner, { productId: dearer, powerType: 'frame_only' })).result;
    const seen = (await preview(owner, id)).result;
    void (await put(owner, { productId: cheaper, powerType: 'frame_only' })).result;
    expect((await confirm(owner, id, seen.token)).problem.code).toBe('difference_changed');
    expect((await read(owner, id)).result).toMatchObject({ status: 'open', item: { productId: cheaper } });
  });

  test('RET-10 goods that sell out before the confirmation are named, and the choice stays', async () => {
    const owner = await delivered([FRAME]);
    const { id } = (await begin(owner)).result;
    void (await put(owner, { productId: dearer, powerType: 'frame_only' })).result;
    const seen = (await preview(owner, id)).result;
    await app.db
      .update(stock)
      .set({ quantity: 0 })
      .where(eq(stock.productId, Number(dearer)));
    expect((await confirm(owner, id, seen.token)).problem.code).toBe('sold_out');
    await app.db
      .update(stock)
      .set({ quantity: 900 })
      .where(eq(stock.productId, Number(dearer)));
    expect((await confirm(owner, id, seen.token)).result.status).toBe('unpaid');
  });
});

describe('new goods that cost more', () => {
  test('RET-10 the difference is paid first; then the new order is placed, waits for the courier and is shipped', async () => {
    const owner = await delivered([GLASSES]);
    const { id, newOrderId, returnId, due, seen } = await exchanged(owner, { productId: dearer });
    expect(due?.pageUrl).toContain('/pay/');
    expect(minor(due!.amount)).toBe(minor(seen.difference));
    expect((await books(newOrderId!)).status).toBe('pending_payment');
    expect(await pay(owner, id)).toMatchObject({ status: 'confirmed', due: null, cancellable: true });
    await app.runJobs();
    expect((await books(newOrderId!)).status).toBe('placed');
    expect(await statuses(newOrderId!)).toEqual(['placed']);
    expect(await shownItem(owner)).toMatchObject({ sentBack: 0, exchange: { returnStatus: 'label' } });
    await move(returnId, { to: 'picked_up' });
    expect(await shownItem(owner)).toMatchObject({ sentBack: 1, exchange: { returnStatus: 'picked_up' } });
    expect(await statuses(newOrderId!)).toContain('confirmed');
    expect((await read(owner, id)).result.cancellable).toBe(false);
    await move(returnId, { to: 'received' }, { to: 'inspected' });
    expect((await read(owner, id)).result.status).toBe('done');
    const [old, next] = [await books(owner.orderId), await books(newOrderId!)];
    expect(old.received - old.movedOn - old.back).toBe(0);
    expect(next.received + next.movedHere - next.back).toBe(next.total);
    expect(next.movedHere).toBe(old.movedOn);
  });

  test('RET-10 a caller with the code of the order does not get the payment page that its owner has opened, and pays on another one', async () => {
    const owner = await delivered([GLASSES]);
    const { id, due } = await exchanged(owner, { productId: dearer });
    const reader = { ...owner, token: await guest(app) };
    await enterOrderCode(app, owner.orderId, reader.token);
    expect((await read(reader, id)).result).toMatchObject({ status: 'unpaid', due: { pageUrl: null } });
    expect((await read(owner, id)).result.due).toEqual(due);
    const own = (await payAgain(reader, id)).result.due;
    expect(own?.pageUrl).toContain('/pay/');
    expect(own?.pageUrl).not.toBe(due?.pageUrl);
    expect((await read(owner, id)).result.due?.pageUrl).toBeNull();
  });

  test('RET-10 a declined card can be tried again; a difference that is not paid in time leaves the exchange open', async () => {
    const owner = await delivered([FRAME]);
    const { id, newOrderId } = await exchanged(owner, { productId: dearer, powerType: 'frame_only' });
    const { rows } = await app.db.execute<{ id: string }>(
      sql`SELECT id FROM payment WHERE order_id = ${newOrderId}`,
    );
    provider.decide(provider.intentOf(rows[0]!.id).id, 'failed', 'card_declined');
    expect((await read(owner, id)).result).toMatchObject({ status: 'unpaid', due: { pageUrl: null } });
    expect((await payAgain(owner, id)).result.due?.pageUrl).toContain('/pay/');
    await app.db.execute(
      sql`UPDATE orders SET reserved_until = now() - interval '1 minute' WHERE id = ${newOrderId}`,
    );
    await app.db.execute(sql`SELECT graphile_worker.add_job('payment.find-overdue', '{}'::json)`);
    await app.runJobs();
    expect((await read(owner, id)).result).toMatchObject({ status: 'open', item: { productId: dearer } });
    expect(await books(owner.orderId)).toMatchObject({ movedOn: 0, back: 0 });
    const seen = (await preview(owner, id)).result;
    expect((await confirm(owner, id, seen.token)).result.status).toBe('unpaid');
  });
});

describe('new goods that cost less', () => {
  test('RET-10 the rest is refunded to the original payment method once the old goods are accepted', async () => {
    const owner = await delivered([GLASSES]);
    const { id, newOrderId, returnId, seen } = await exchanged(owner, { productId: cheaper });
    expect(seen.difference.value).toBeLessThan(0);
    expect(seen.payments).toMatchObject([{ method: 'source' }]);
    expect((await read(owner, id)).result).toMatchObject({ status: 'confirmed', due: null });
    expect((await books(owner.orderId)).back).toBe(0);
    await move(returnId, { to: 'picked_up' }, { to: 'received' }, { to: 'inspected' });
    const [old, next] = [await books(owner.orderId), await books(newOrderId!)];
    expect(old.back).toBe(-minor(seen.difference));
    expect(old.received - old.movedOn - old.back).toBe(0);
    expect(next.movedHere).toBe(next.total);
  });
});

describe('cancelling an exchange', () => {
  test('RET-10 until the courier has the goods everything returns to its former state, and the difference is refunded', async () => {
    const owner = await delivered([GLASSES]);
    const { id, newOrderId, seen } = await exchanged(owner, { productId: dearer });
    await pay(owner, id);
    expect((await cancel(owner, id)).result.status).toBe('cancelled');
    expect((await cancel(owner, id)).result.status).toBe('cancelled');
    await app.runJobs();
    const [old, next] = [await books(owner.orderId), await books(newOrderId!)];
    expect(next).toMatchObject({ status: 'cancelled', movedHere: 0, back: minor(seen.difference) });
    expect(old).toMatchObject({ movedOn: 0, back: 0 });
    expect((await begin(owner)).result.status).toBe('open');
  });

  test('RET-10 after the courier has them cancelling is refused', async () => {
    const owner = await delivered([FRAME]);
    const { id, returnId } = await exchanged(owner, { productId: cheaper, powerType: 'frame_only' });
    await move(returnId, { to: 'picked_up' });
    expect((await cancel(owner, id)).problem.code).toBe('exchange_late');
  });

  test('RET-10 two confirmations at once make one new order; confirming and leaving at once have one outcome', async () => {
    const owner = await delivered([FRAME]);
    const { id } = (await begin(owner)).result;
    void (await put(owner, { productId: cheaper, powerType: 'frame_only' })).result;
    const seen = (await preview(owner, id)).result;
    const both = await Promise.all([confirm(owner, id, seen.token), confirm(owner, id, seen.token)]);
    expect(new Set(both.map(({ result }) => result.newOrderId)).size).toBe(1);
    const other = await delivered([FRAME]);
    const second = (await begin(other)).result.id;
    void (await put(other, { productId: cheaper, powerType: 'frame_only' })).result;
    const then = (await preview(other, second)).result;
    const [confirmed, left] = await Promise.all([confirm(other, second, then.token), leave(other, second)]);
    expect([confirmed.status, left.status].filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('old goods that are refused', () => {
  test('RET-10 before the new goods are begun the new order ends; after that, the amount that the old goods were to pay is owed and can be paid', async () => {
    const owner = await delivered([FRAME]);
    const exchange = await exchanged(owner, { productId: dearer, powerType: 'frame_only' });
    await pay(owner, exchange.id);
    await move(exchange.returnId, { to: 'picked_up' });
    await app.db.execute(sql`
      INSERT INTO item_status_history (item_id, status) SELECT id, 'packed' FROM order_item WHERE order_id = ${exchange.newOrderId}`);
    await move(exchange.returnId, { to: 'received' }, { to: 'rejected', reason: 'worn down' });
    const owed = (await read(owner, exchange.id)).result;
    const moved = (await books(exchange.newOrderId!)).total - (await books(exchange.newOrderId!)).received;
    expect(owed).toMatchObject({ status: 'owed' });
    expect(await shownItem(owner)).toMatchObject({
      sentBack: 0,
      exchange: { status: 'owed', returnStatus: 'rejected' },
    });
    expect(minor(owed.due!.amount)).toBe(moved);
    expect(await books(owner.orderId)).toMatchObject({ movedOn: 0, back: 0 });
    expect((await payAgain(owner, exchange.id)).result.due?.pageUrl).toContain('/pay/');
    expect((await pay(owner, exchange.id)).status).toBe('done');
    const next = await books(exchange.newOrderId!);
    expect(next.received).toBe(next.total);

    const second = await delivered([FRAME]);
    const held = await exchanged(second, { productId: cheaper, powerType: 'frame_only' });
    await app.db.execute(sql`UPDATE order_return SET send_by = current_date - 3 WHERE id = ${held.returnId}`);
    await app.db.execute(sql`SELECT graphile_worker.add_job('return.find-overdue', '{}'::json)`);
    await app.runJobs();
    expect((await read(second, held.id)).result.status).toBe('cancelled');
    expect(await books(held.newOrderId!)).toMatchObject({ status: 'cancelled', movedHere: 0 });
  });
});

describe('the amounts of both orders', () => {
  test.each(['IN', 'SA', 'US'] as const)(
    'RET-10 the amounts add up in %s for one piece of three',
    async (country) => {
      const owner = await delivered([{ ...GLASSES, quantity: 3 }], country);
      const exchange = await exchanged(owner, { productId: dearer });
      if (exchange.status === 'unpaid') await pay(owner, exchange.id);
      await move(exchange.returnId, { to: 'picked_up' }, { to: 'received' }, { to: 'inspected' });
      const [old, next] = [await books(owner.orderId), await books(exchange.newOrderId!)];
      const worth = minor((await read(owner, exchange.id)).result.worth);
      expect(old.movedOn + old.back).toBe(worth);
      expect(next.received + next.movedHere).toBe(next.total);
      expect(next.movedHere).toBe(old.movedOn);
      expect(next.total - worth).toBe(minor(exchange.seen.difference));
    },
  );

  test('RET-10 exchanged goods that are returned refund their worth to the card that had paid for the old ones', async () => {
    const owner = await delivered([FRAME]);
    const exchange = await exchanged(owner, { productId: cheaper, powerType: 'frame_only' });
    await move(exchange.returnId, { to: 'picked_up' }, { to: 'received' }, { to: 'inspected' });
    const orderId = exchange.newOrderId!;
    await app.db.execute(sql`
      INSERT INTO item_status_history (item_id, status) SELECT id, 'delivered' FROM order_item WHERE order_id = ${orderId}`);
    const [item] = await itemsOf(app.db, orderId);
    const again = await exchanged(
      { ...owner, orderId, itemId: item!.id },
      { productId: sentinels.inStockFrame, powerType: 'frame_only' },
    );
    await pay({ ...owner, orderId }, again.id);
    await move(again.returnId, { to: 'picked_up' }, { to: 'received' }, { to: 'inspected' });
    const third = await books(again.newOrderId!);
    expect(third.received + third.movedHere).toBe(third.total);
    expect(await books(orderId)).toMatchObject({ movedOn: third.movedHere, back: 0 });
  });
});

describe('new goods that leave at once', () => {
  test('RET-10 the full price is paid first, and the worth of the old goods is refunded when they have arrived', async () => {
    const owner = await delivered([FRAME]);
    const request = { ...EXCHANGE_REQUEST, leaves: 'at_once' as const };
    const exchange = await exchanged(owner, { productId: cheaper, powerType: 'frame_only' }, request);
    expect(minor(exchange.due!.amount)).toBe((await books(exchange.newOrderId!)).total);
    await pay(owner, exchange.id);
    await app.db.execute(sql`SELECT graphile_worker.add_job('order.begin', '{}'::json)`);
    await app.runJobs();
    expect(await statuses(exchange.newOrderId!)).toContain('confirmed');
    await move(exchange.returnId, { to: 'picked_up' }, { to: 'received' }, { to: 'inspected' });
    const old = await books(owner.orderId);
    expect(old).toMatchObject({ movedOn: 0, back: old.received });
    expect((await read(owner, exchange.id)).result.status).toBe('done');
  });
});
