import { cartContract, savedContract, type NewCartItem } from '@lunette/cart/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { stock } from '../../catalog/schema.ts';
import { FRAME } from '../../checkout/testing/shopper.ts';
import { endAccount } from '../../identity/account/deleteCustomer.ts';
import { customerData } from '../../identity/account/customerData.ts';
import { newCustomer, signInAgain } from '../../identity/testing/customer.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { cart } from '../schema.ts';

const app = await testGatewayApp();
let token: string;
beforeEach(async () => {
  token = await guest(app);
});

const LENSES: NewCartItem = {
  productId: sentinels.dailyLens,
  prescription: {
    left: { sph: '-2.25', bc: '8.6', dia: '14.2', boxes: '2' },
    right: { sph: '-2.00', bc: '8.6', dia: '14.2', boxes: '1' },
  },
};
/** Eight boxes for each eye, of which an order can have twelve. */
const MANY_LENSES: NewCartItem = {
  ...LENSES,
  prescription: {
    left: { ...LENSES.prescription?.left, boxes: '8' },
    right: { ...LENSES.prescription?.right, boxes: '8' },
  },
};
const CASE: NewCartItem = { productId: sentinels.accessory };

const add = async (body: NewCartItem, as = token) => {
  const { items } = (await call(app, cartContract.addItem, { body }, { token: as })).result;
  return items.find(({ productId }) => productId === body.productId)?.id ?? '';
};
const save = (itemId: string, as = token) =>
  call(app, savedContract.saveForLater, { params: { itemId } }, { token: as });
const move = (itemId: string, as = token) =>
  call(app, savedContract.moveToCart, { params: { itemId } }, { token: as });
const remove = (itemId: string, as = token) =>
  call(app, savedContract.removeSaved, { params: { itemId } }, { token: as });
const savedOf = async (as = token) =>
  (await call(app, savedContract.getSaved, undefined, { token: as })).result.items;
const cartOf = async (as = token) => (await call(app, cartContract.getCart, {}, { token: as })).result;
const short = (items: { productId: string; quantity: number }[]) =>
  items.map(({ productId, quantity }) => [productId, quantity]);

describe('saved for later', () => {
  test('without a session, in an exchange, or for another owner’s goods, nothing is saved, moved or removed', async () => {
    expect((await call(app, savedContract.getSaved, undefined, {})).status).toBe(401);
    const kept = await add(FRAME);
    const id = await add(CASE);
    await save(id);
    const exchange = { token, headers: { 'x-service-type': 'exchange' } };
    const refused = [
      await call(app, savedContract.getSaved, undefined, exchange),
      await call(app, savedContract.saveForLater, { params: { itemId: kept } }, exchange),
      await call(app, savedContract.moveToCart, { params: { itemId: id } }, exchange),
      await call(app, savedContract.removeSaved, { params: { itemId: id } }, exchange),
    ];
    expect(refused.map(({ problem }) => problem.code)).toEqual(Array(4).fill('exchange_cart'));
    const stranger = await guest(app);
    const unknown = [await save(kept, stranger), await move(id, stranger), await remove(id, stranger)];
    expect(unknown.map(({ status, problem }) => [status, problem.code])).toEqual([
      [404, 'line_not_found'],
      [404, 'saved_not_found'],
      [404, 'saved_not_found'],
    ]);
    expect(await savedOf(stranger)).toEqual([]);
    expect(short(await savedOf())).toEqual([[CASE.productId, 1]]);
  });

  test('a line moves to the saved goods and back with its power; saved goods count in no total', async () => {
    const id = await add(LENSES);
    await add(FRAME);
    const { cart: bag, saved } = (await save(id)).result;
    expect(short(bag.items)).toEqual([[FRAME.productId, 1]]);
    expect(bag.totals.subTotal).toBe(bag.items[0]?.amount.total);
    expect(saved.items).toMatchObject([
      { id, quantity: 3, prescription: LENSES.prescription, inStock: true },
    ]);
    expect(await savedOf()).toEqual(saved.items);
    const back = (await move(id)).result;
    expect(back.saved.items).toEqual([]);
    expect(back.cart.items.find((line) => line.id === id)).toMatchObject({
      quantity: 3,
      prescription: LENSES.prescription,
    });
  });

  test('saving a line twice keeps one entry, and saving another equal line adds its pieces', async () => {
    const first = await add({ ...CASE, quantity: 2 });
    await save(first);
    expect(short((await save(first)).result.saved.items)).toEqual([[CASE.productId, 2]]);
    const second = await add({ ...CASE, quantity: 3 });
    const { saved } = (await save(second)).result;
    expect(saved.items.map(({ id, quantity }) => [id, quantity])).toEqual([[second, 5]]);
    const lens = await add(LENSES);
    await save(lens);
    await save(await add(LENSES));
    const [lenses] = (await savedOf()).filter(({ productId }) => productId === LENSES.productId);
    expect([lenses?.quantity, lenses?.prescription?.left?.boxes, lenses?.prescription?.right?.boxes]).toEqual(
      [6, '4', '2'],
    );
  });

  test('moving it back adds it to an equal line', async () => {
    const id = await add({ ...CASE, quantity: 2 });
    await save(id);
    await add(CASE);
    const { cart: bag, saved } = (await move(id)).result;
    expect(short(bag.items)).toEqual([[CASE.productId, 3]]);
    expect(saved.items).toEqual([]);
    expect((await move(id)).problem.code).toBe('saved_not_found');
  });

  test('only what is in stock moves back and the rest stays saved; with nothing in stock a message says so', async () => {
    const two: NewCartItem = { productId: sentinels.twoPieces, powerType: 'frame_only' };
    const id = await add({ ...two, quantity: 2 });
    await save(id);
    await add(two);
    const { cart: bag, saved } = (await move(id)).result;
    expect([short(bag.items), short(saved.items)]).toEqual([[[two.productId, 2]], [[two.productId, 1]]]);
    const none = await move(id);
    expect([none.status, none.problem.code]).toEqual([422, 'not_enough_stock']);
    expect(short(await savedOf())).toEqual([[two.productId, 1]]);
    await app.db
      .update(stock)
      .set({ quantity: 0 })
      .where(eq(stock.productId, Number(two.productId)));
    expect((await savedOf())[0]).toMatchObject({ availableQuantity: 0, inStock: false });
    expect((await move(id)).problem.detail).toMatch(/out of stock/);
    await app.db
      .update(stock)
      .set({ quantity: 2 })
      .where(eq(stock.productId, Number(two.productId)));
  });

  test('boxes of contact lenses are moved all together or not at all', async () => {
    const id = await add(LENSES);
    await save(id);
    await app.db
      .update(stock)
      .set({ quantity: 2 })
      .where(eq(stock.productId, Number(LENSES.productId)));
    expect((await move(id)).problem.code).toBe('not_enough_stock');
    await app.db
      .update(stock)
      .set({ quantity: 90 })
      .where(eq(stock.productId, Number(LENSES.productId)));
    expect(short((await move(id)).result.cart.items)).toEqual([[LENSES.productId, 3]]);
  });

  test('CART-14 boxes of equal contact lenses are saved together only up to the most boxes of an eye, and can go back', async () => {
    const first = await add(MANY_LENSES);
    await save(first);
    const again = await add(MANY_LENSES);
    expect((await move(first)).problem.code).toBe('too_many_boxes');
    expect([short((await cartOf()).items), short(await savedOf())]).toEqual([
      [[LENSES.productId, 16]],
      [[LENSES.productId, 16]],
    ]);
    expect((await save(again)).result.saved.items).toMatchObject([{ quantity: 16, inStock: true }]);
    const { items } = (await move(again)).result.cart;
    expect(items).toMatchObject([{ quantity: 16, prescription: MANY_LENSES.prescription, inStock: true }]);
  });

  test('CART-14 contact lenses that are saved while they are not sold have as many boxes as pieces', async () => {
    await save(await add(LENSES));
    const id = await add(LENSES);
    const { rows } = await app.db.execute(sql`
      DELETE FROM product_price WHERE product_id = ${Number(LENSES.productId)} AND country = 'IN' RETURNING *`);
    await save(id);
    await app.db.execute(sql`
      INSERT INTO product_price SELECT * FROM jsonb_populate_recordset(NULL::product_price, ${JSON.stringify(rows)}::jsonb)`);
    expect(await savedOf()).toMatchObject([
      { quantity: 6, prescription: { left: { boxes: '4' }, right: { boxes: '2' } } },
    ]);
  });

  test('it can be removed once', async () => {
    const id = await add(CASE);
    await save(id);
    expect((await remove(id)).result.items).toEqual([]);
    expect((await remove(id)).problem.code).toBe('saved_not_found');
    expect((await cartOf()).items).toEqual([]);
  });

  test('a sign-in gives a guest’s saved goods to the customer; the data copy has them, and deleting the account removes them', async () => {
    const { token: own, email, id: customerId } = await newCustomer(app);
    await save(await add({ ...CASE, quantity: 2 }, own), own);
    await save(await add(CASE));
    await save(await add(FRAME));
    const entered = await signInAgain(app, email, { token });
    expect(short(await savedOf(entered)).sort()).toEqual([
      [FRAME.productId, 1],
      [CASE.productId, 3],
    ]);
    expect(await savedOf(own)).toEqual(await savedOf(entered));
    const { carts } = await customerData(app.db, customerId);
    const inCarts = (carts as { kind: string; lines: unknown[] | null }[]).map(({ kind, lines }) => [
      kind,
      lines?.length ?? 0,
    ]);
    expect(inCarts.sort()).toEqual([
      ['saved', 2],
      ['shopping', 0],
    ]);
    await app.db.transaction((tx) => endAccount({ tx, publish: app.publish }, customerId));
    expect(await app.db.select().from(cart).where(eq(cart.customerId, customerId))).toEqual([]);
  });

  test('calls at the same moment neither lose nor double anything', async () => {
    const ids = [await add(CASE), await add(FRAME), await add(LENSES)];
    await Promise.all([...ids, ...ids].map((id) => save(id)));
    expect((await savedOf()).map(({ id }) => id).sort()).toEqual(ids.toSorted());
    await Promise.all([...ids, ...ids].map((id) => move(id)));
    expect((await cartOf()).items.map(({ id }) => id).sort()).toEqual(ids.toSorted());
    expect(await savedOf()).toEqual([]);
  });
});
