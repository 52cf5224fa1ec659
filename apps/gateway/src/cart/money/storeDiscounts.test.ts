import { randomUUID } from 'node:crypto';
import { cartContract, reorderContract, savedContract, type NewCartItem } from '@lunette/cart/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { completeCheckout, pay } from '../../checkout/testing/shopper.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { mergeCustomers } from '../../identity/signIn/mergeCustomers.ts';
import { newCustomer } from '../../identity/testing/customer.ts';

const app = await testGatewayApp();

/** A frame with a First Buy Price in India, with lenses that are in its price of 2,400 rupees. */
const FIRST: NewCartItem = { productId: '101101', powerType: 'single_vision', packageId: 'clear-156' };
/** Frames of Lunette Studio with included lenses: 3,200 and 2,400 rupees. */
const ALDER: NewCartItem = { ...FIRST, productId: sentinels.inStockFrame };

const put = async (token: string, item: NewCartItem) =>
  (await call(app, cartContract.addItem, { body: item }, { token })).result;
const cartOf = async (token: string) => (await call(app, cartContract.getCart, {}, { token })).result;
const cancel = (token: string, orderId: string) =>
  call(app, orderContract.cancelOrder, { params: { orderId }, body: { reason: 'changed_mind' } }, { token });

/** Orders the cart with cash on delivery. */
async function order(token: string) {
  const total = await completeCheckout(app, token);
  return pay(app, { token, total }, { paymentMethod: 'cod' });
}

describe('the free first frame', () => {
  test('PDP-07 a guest pays the full price and reads what signing in saves', async () => {
    const cart = await put(await guest(app), FIRST);
    expect(cart.totals).toMatchObject({ total: 2_400, discounts: [] });
    expect(cart.firstFrame).toEqual({ amount: 1_400 });
    expect((await put(await guest(app), ALDER)).firstFrame).toBeNull();
  });

  test('PDP-07 a customer without an order pays for the lenses only, once, and the total gives the reason', async () => {
    const { token } = await newCustomer(app);
    const cart = await put(token, FIRST);
    expect(cart.firstFrame).toBeNull();
    expect(cart.totals).toMatchObject({
      subTotal: 2_400,
      total: 1_000,
      discounts: [
        {
          type: 'implicit',
          code: 'first-frame',
          amount: 1_400,
          label: 'First frame free',
          note: 'Neem: you pay for the lenses alone.',
        },
      ],
    });
    const placed = await order(token);
    expect(placed.status).toBe(200);
    expect(placed.headers['x-customer-type']).toBe('REPEAT');
    const { orderId } = placed.result;
    const [kept] = (await call(app, orderContract.getOrder, { params: { orderId } }, { token })).result
      .orders;
    const [discount] = kept?.amount.discounts ?? [];
    expect(discount).toMatchObject({ code: 'first-frame', amount: 1_400, label: 'First frame free' });
    expect(discount).not.toHaveProperty('productIds');
    expect((await put(token, FIRST)).totals).toMatchObject({ total: 2_400, discounts: [] });
  });

  test('PDP-07 a cancelled order does not count: the next one has the offer again', async () => {
    const { token } = await newCustomer(app);
    await put(token, FIRST);
    const { orderId } = (await order(token)).result;
    expect((await cancel(token, orderId)).status).toBe(200);
    expect((await put(token, FIRST)).totals.total).toBe(1_000);
    expect((await order(token)).status).toBe(200);
  });

  test('PDP-07 of two orders that one customer places at the same moment, the database keeps one with the offer', async () => {
    const { token, id } = await newCustomer(app);
    await put(token, FIRST);
    expect((await order(token)).status).toBe(200);
    const again = await newCustomer(app);
    await put(again.token, FIRST);
    expect((await order(again.token)).status).toBe(200);
    await expect(
      app.db.execute(sql`UPDATE orders SET customer_id = ${id} WHERE customer_id = ${again.id}`),
    ).rejects.toMatchObject({ cause: { constraint: 'orders_first_frame' } });
    // Each of two merged accounts has used it; from then on the customer has it only once.
    await app.db.transaction((tx) =>
      mergeCustomers(tx, { language: 'en', publish: app.publish }, again.id, id),
    );
    const { rows } = await app.db.execute(sql`
      SELECT count(*)::int AS all, count(*) FILTER (WHERE first_frame)::int AS free
      FROM orders WHERE customer_id = ${id}`);
    expect(rows).toEqual([{ all: 2, free: 1 }]);
  });

  test('PDP-07 a second cart that still shows the offer is refused with the reason, and nothing is ordered', async () => {
    const { token, id } = await newCustomer(app);
    await put(token, FIRST);
    const total = await completeCheckout(app, token);
    expect(total).toBe(1_000);
    const other = await newCustomer(app);
    await put(other.token, FIRST);
    expect((await order(other.token)).status).toBe(200);
    // The order of another session, which this session cannot see before it writes its own.
    await app.db.execute(sql`
      CREATE FUNCTION hide_behind() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN UPDATE orders SET customer_id = NEW.customer_id WHERE customer_id::text = ${sql.raw(`'${other.id}'`)}; RETURN NEW; END $$`);
    await app.db.execute(sql`
      CREATE TRIGGER hide_behind BEFORE INSERT ON orders FOR EACH ROW
      WHEN (NEW.customer_id = ${sql.raw(`'${id}'`)}) EXECUTE FUNCTION hide_behind()`);
    const refused = await pay(app, { token, total }, { paymentMethod: 'cod' });
    await app.db.execute(sql`DROP FUNCTION hide_behind CASCADE`);
    expect(refused.problem).toMatchObject({ status: 409, code: 'first_frame_used' });
    expect((await cartOf(token)).itemsQty).toBe(1);
  });

  test('PDP-07 no other country has such prices', async () => {
    const { token } = await newCustomer(app, { country: 'US' });
    const { result } = await call(app, cartContract.addItem, { body: FIRST }, { token, country: 'US' });
    expect(result.totals.discounts).toEqual([]);
    const free = await guest(app, { country: 'US' });
    const there = await call(app, cartContract.addItem, { body: FIRST }, { token: free, country: 'US' });
    expect(there.result.firstFrame).toBeNull();
  });
});

describe('Gold membership', () => {
  test('MONEY-04 CART-20 with Gold in the cart the second frame of a pair is free at once, without its lenses', async () => {
    const token = await guest(app);
    await put(token, ALDER);
    const thin = { ...FIRST, productId: sentinels.fewPieces, packageId: 'thin-160' };
    const { totals: before } = await put(token, thin);
    const { totals, items } = await put(token, { productId: '128269' });
    const gold = totals.discounts.find(({ code }) => code === 'gold');
    const cheaper = Math.min(
      ...items
        .filter(({ classification }) => classification === 'eyeframe')
        .map(({ catalogPrices }) => catalogPrices[1]?.price ?? 0),
    );
    expect(gold).toMatchObject({ type: 'implicit', amount: cheaper, label: 'Gold membership' });
    expect(gold?.note).toMatch(/^The second frame of a pair is free: \w+\.$/);
    expect(totals.total).toBe(before.total + 600 - cheaper);
  });

  test('MONEY-04 a current member has it without Gold in the cart, a member whose membership ended yesterday does not', async () => {
    const { token, id } = await newCustomer(app);
    await app.db.execute(sql`
      UPDATE customer SET tier_name = 'gold', tier_label = 'Gold', member_from = current_date - 9,
        member_until = current_date + 9 WHERE id = ${id}`);
    await put(token, ALDER);
    const { totals } = await put(token, ALDER);
    expect(totals.discounts.map(({ code }) => code)).toContain('gold');
    await app.db.execute(sql`UPDATE customer SET member_until = current_date - 2 WHERE id = ${id}`);
    expect((await cartOf(token)).totals.discounts.map(({ code }) => code)).not.toContain('gold');
  });

  test('MONEY-05 a member is sold no second membership, neither into the bag nor with one that is in it already', async () => {
    const { token, id } = await newCustomer(app);
    const gold = { productId: '128269' };
    const { items, itemsCount } = await put(token, gold);
    expect(items[0]?.inStock).toBe(true);
    await app.db.execute(sql`
      UPDATE customer SET tier_name = 'gold', tier_label = 'Gold', member_from = current_date - 9,
        member_until = current_date + 9 WHERE id = ${id}`);
    expect((await cartOf(token)).items[0]).toMatchObject({ inStock: false, blockedBy: 'membership' });
    const { status, problem } = await call(app, cartContract.addItem, { body: gold }, { token });
    expect([status, problem.code]).toEqual([409, 'already_member']);
    expect(problem.detail).toContain('You are a Gold member already.');
    expect((await cartOf(token)).itemsCount).toBe(itemsCount);
    const params = { itemId: items[0]?.id ?? '' };
    await call(app, savedContract.saveForLater, { params }, { token });
    const moved = await call(app, savedContract.moveToCart, { params }, { token });
    expect([moved.status, moved.problem.code]).toEqual([409, 'already_member']);
    await app.db.execute(sql`UPDATE customer SET member_until = current_date - 2 WHERE id = ${id}`);
    expect((await call(app, savedContract.moveToCart, { params }, { token })).status).toBe(200);
    expect((await cartOf(token)).items[0]).toMatchObject({ inStock: true });
  });

  test('MONEY-05 a member who orders goods again with a membership gets the goods, and the membership is not called missing', async () => {
    const { token, id } = await newCustomer(app);
    await put(token, ALDER);
    await put(token, { productId: sentinels.accessory });
    const { orderId } = (await order(token)).result;
    await app.db.execute(sql`
      UPDATE order_item SET product_id = '128269' WHERE order_id = ${orderId} AND product_id = ${sentinels.accessory}`);
    await app.db.execute(sql`
      UPDATE customer SET tier_name = 'gold', tier_label = 'Gold', member_from = current_date - 9,
        member_until = current_date + 9 WHERE id = ${id}`);
    const again = (query: { itemId?: string }) =>
      call(
        app,
        reorderContract.reorderOwn,
        { params: { orderId }, query },
        { token, idempotencyKey: randomUUID() },
      );
    const { result } = await again({});
    expect(result.missing).toEqual([]);
    expect(result.items.map(({ productId }) => productId)).toEqual([ALDER.productId]);
    const { rows } = await app.db.execute<{ id: string }>(
      sql`SELECT id FROM order_item WHERE order_id = ${orderId} AND product_id = '128269'`,
    );
    expect((await again({ itemId: rows[0]?.id ?? '' })).problem.code).toBe('already_member');
  });

  test('MONEY-04 the configuration decides which brands and kinds of goods are included', async () => {
    const change = (loyalty: object) =>
      app.db.execute(sql`
        UPDATE configuration SET value = value || ${JSON.stringify(loyalty)}::jsonb
        WHERE key = 'loyalty' AND language = '*'`);
    const token = await guest(app);
    await put(token, ALDER);
    await put(token, ALDER);
    await put(token, { productId: '128269' });
    const codes = async () => (await cartOf(token)).totals.discounts.map(({ code }) => code);
    expect(await codes()).toContain('gold');
    await change({ brandsAllowed: ['Lunette Air'] });
    expect(await codes()).not.toContain('gold');
    await change({
      brandsAllowed: ['Lunette Studio', 'Lunette Air'],
      classificationsAllowed: ['sunglasses'],
    });
    expect(await codes()).not.toContain('gold');
    await change({ classificationsAllowed: ['eyeframe'] });
  });
});
