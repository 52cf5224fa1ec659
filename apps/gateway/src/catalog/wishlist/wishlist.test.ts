import { MOST_WISHES, wishlistContract } from '@lunette/catalog/contract';
import { customerContract, sessionContract } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { call, guest, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import { newCustomer, signInAgain } from '../../identity/testing/customer.ts';
import { addToWishlist, mergeWishlists } from './wishlist.ts';

const app = await testGatewayApp();
const { inStockFrame, outOfStock, dailyLens, indianSolution } = sentinels;

const read = async (as: CallAs) =>
  (await call(app, wishlistContract.getWishlist, { query: { attributes: 'true' } }, as)).result;
const add = (productId: string, as: CallAs) =>
  call(app, wishlistContract.addToWishlist, { body: { productId } }, as);

describe('the wishlist of a session', () => {
  test('WISH-01 goods are added, read, deleted by id and deleted all at once', async () => {
    const as = { token: await guest(app) };
    expect(await read(as)).toEqual({ productIds: [], productList: [], numberOfProducts: 0 });
    await add(inStockFrame, as);
    await add(dailyLens, as);
    expect((await read(as)).productIds).toEqual([dailyLens, inStockFrame]);
    const params = { productId: dailyLens };
    const left = await call(app, wishlistContract.deleteFromWishlist, { params }, as);
    expect(left.result.productIds).toEqual([inStockFrame]);
    expect((await call(app, wishlistContract.clearWishlist, undefined, as)).result.numberOfProducts).toBe(0);
    expect((await read(as)).productIds).toEqual([]);
  });

  test('WISH-01 without attributes the answer has only the ids', async () => {
    const as = { token: await guest(app) };
    await add(inStockFrame, as);
    const { result } = await call(app, wishlistContract.getWishlist, { query: {} }, as);
    expect(result).toEqual({ productIds: [inStockFrame], productList: [], numberOfProducts: 1 });
  });

  test('WISH-02 an item has brand, addresses, prices, colour and collection, size and measures', async () => {
    const as = { token: await guest(app) };
    await add(inStockFrame, as);
    const [item] = (await read(as)).productList;
    expect(item).toMatchObject({
      id: inStockFrame,
      brandName: 'Lunette Studio',
      modelName: 'Alder',
      currencyCode: 'INR',
    });
    expect(item?.productUrl).toContain(inStockFrame);
    expect(item?.productImageUrl).toMatch(/^\/media\/.*\.avif$/);
    expect(item).toMatchObject({ needs: 'lenses', atOnce: null });
    expect(item?.sizeInfo).toBe('Medium');
    expect(item?.sizeDetails).toMatch(/^47\D21\D145$/);
    expect(item?.colorAndCollection).toContain('Havana tortoise');
    expect([2, 3]).toContain(item?.prices.length);
  });

  test('an item says how it is bought: with lenses, with a power, or directly', async () => {
    const as = { token: await guest(app) };
    for (const id of [dailyLens, sentinels.plainSunglasses, sentinels.accessory]) await add(id, as);
    const ways = (await read(as)).productList.map(({ id, needs, atOnce }) => [id, needs, atOnce]);
    expect(ways).toEqual([
      [sentinels.accessory, null, {}],
      [sentinels.plainSunglasses, null, { powerType: 'without_power' }],
      [dailyLens, 'power', null],
    ]);
  });

  test('WISH-03 the fifty newest are shown and counted; an older one that is added again is shown first', async () => {
    const token = await guest(app);
    const { rows } = await app.db.execute<{ product_id: number }>(sql`
      INSERT INTO wishlist_item (session_id, product_id)
      SELECT (SELECT id FROM session ORDER BY id DESC LIMIT 1), product.id
      FROM product ORDER BY product.id LIMIT 60 RETURNING product_id`);
    const { productIds, productList, numberOfProducts } = await read({ token });
    expect([productIds.length, productList.length, numberOfProducts]).toEqual(Array(3).fill(MOST_WISHES));
    expect(productIds[0]).toBe(String(rows.at(-1)?.product_id));
    const oldest = String(rows[0]?.product_id);
    expect(productIds).not.toContain(oldest);
    const again = (await add(oldest, { token })).result;
    expect(again.productIds).toEqual([oldest, ...productIds.slice(0, -1)]);
  });

  test('WISH-01 goods that are added again are the newest and are listed once, for a guest and for a customer', async () => {
    for (const token of [await guest(app), (await newCustomer(app)).token]) {
      const other = await guest(app);
      await add(inStockFrame, { token: other });
      await add(dailyLens, { token: other });
      await add(inStockFrame, { token });
      await add(dailyLens, { token });
      expect((await add(inStockFrame, { token })).result.productIds).toEqual([inStockFrame, dailyLens]);
      expect((await read({ token: other })).productIds).toEqual([dailyLens, inStockFrame]);
    }
  });

  test('WISH-06 a sold-out item has no price', async () => {
    const as = { token: await guest(app) };
    await add(outOfStock, as);
    expect((await read(as)).productList[0]?.prices).toEqual([]);
  });

  test('WISH-05 unknown goods are refused and change nothing', async () => {
    const as = { token: await guest(app) };
    for (const productId of ['999999', 'alder', '-1']) expect((await add(productId, as)).status).toBe(404);
    const params = { productId: 'alder' };
    expect((await call(app, wishlistContract.deleteFromWishlist, { params }, as)).status).toBe(200);
    expect((await read(as)).numberOfProducts).toBe(0);
  });
});

describe('whose wishlist', () => {
  test('WISH-01 after a sign-in a guest’s goods belong to the customer, on all devices, and to no other guest', async () => {
    const token = await guest(app);
    await add(inStockFrame, { token });
    const customer = await newCustomer(app, { token });
    const elsewhere = await guest(app);
    await add(dailyLens, { token: elsewhere });
    await add(inStockFrame, { token: elsewhere });
    const again = await signInAgain(app, customer.email, { token: elsewhere });
    expect((await read({ token: again })).productIds.toSorted()).toEqual(
      [inStockFrame, dailyLens].toSorted(),
    );
    expect((await read({ token: customer.token })).numberOfProducts).toBe(2);
    expect((await read({ token: await guest(app) })).productIds).toEqual([]);
  });

  test('WISH-01 what a guest adds during the sign-in is not lost', async () => {
    const token = await guest(app);
    const before = await app.findSession(token);
    if (!before) throw new Error('There is no session');
    const customer = await newCustomer(app, { token });
    const { db, catalogDb } = app;
    const t = (id: string) => id;
    await addToWishlist({ db, catalogDb, session: before, country: 'IN', language: 'en', t }, inStockFrame);
    expect((await read({ token: customer.token })).productIds).toEqual([inStockFrame]);
  });

  test('WISH-01 goods that a country does not sell are left out there, and stay on the list for their own country', async () => {
    const { token, email } = await newCustomer(app);
    await add(inStockFrame, { token });
    await add(indianSolution, { token });
    const country = 'US';
    const there = { token: await signInAgain(app, email, { country }), country } as const;
    const { productIds, productList, numberOfProducts } = await read(there);
    expect([productIds, productList.map(({ id }) => id), numberOfProducts]).toEqual([
      [inStockFrame],
      [inStockFrame],
      1,
    ]);
    const session = await call(app, sessionContract.validateSession, undefined, there);
    expect(session.result.attrs.wishlist).toEqual([inStockFrame]);
    expect((await read({ token })).productIds).toEqual([indianSolution, inStockFrame]);
  });

  test('WISH-01 clearing the list in a country keeps the goods that are sold only elsewhere', async () => {
    const { token, email } = await newCustomer(app);
    await add(inStockFrame, { token });
    await add(indianSolution, { token });
    const country = 'US';
    const there = { token: await signInAgain(app, email, { country }), country } as const;
    const { result } = await call(app, wishlistContract.clearWishlist, undefined, there);
    expect(result.numberOfProducts).toBe(0);
    expect((await read({ token })).productIds).toEqual([indianSolution]);
  });

  test('WISH-03 the session and the customer have what is on it', async () => {
    const { token } = await newCustomer(app);
    await add(inStockFrame, { token });
    const session = await call(app, sessionContract.validateSession, undefined, { token });
    expect(session.result.attrs.wishlist).toEqual([inStockFrame]);
    const me = await call(app, customerContract.getCustomer, undefined, { token });
    expect(me.result.isWishlistCount).toBe(1);
  });

  test('WISH-01 two wishlists of one person are merged', async () => {
    const customer = await newCustomer(app);
    const other = await newCustomer(app);
    await add(inStockFrame, { token: customer.token });
    await add(inStockFrame, { token: other.token });
    await add(dailyLens, { token: other.token });
    await app.db.transaction((tx) => mergeWishlists({ from: other.id, into: customer.id }, { tx }));
    expect((await read({ token: customer.token })).productIds).toEqual([dailyLens, inStockFrame]);
    expect((await read({ token: other.token })).productIds).toEqual([]);
  });
});
