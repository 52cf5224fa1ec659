import { cartContract, type NewCartItem } from '@lunette/cart/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { stock } from '../../catalog/schema.ts';
import { newCustomer, signInAgain } from '../../identity/testing/customer.ts';
import { mergeCustomers } from '../../identity/signIn/mergeCustomers.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();

const CASE: NewCartItem = { productId: sentinels.accessory };
const lenses = (sph: string): NewCartItem => {
  const eye = { sph, bc: '8.6', dia: '14.2', boxes: '1' };
  return { productId: sentinels.dailyLens, prescription: { left: eye, right: eye } };
};

const add = (token: string, body: NewCartItem) => call(app, cartContract.addItem, { body }, { token });
const cartOf = async (token: string) => (await call(app, cartContract.getCart, {}, { token })).result;

test('O-23 a line that both carts had gets only pieces that the other lines of the product leave', async () => {
  const { token, email } = await newCustomer(app);
  await add(token, lenses('-2.25'));
  await add(token, lenses('-3.50'));
  const here = await guest(app);
  await add(here, lenses('-2.25'));
  await app.db
    .update(stock)
    .set({ quantity: 5 })
    .where(eq(stock.productId, Number(sentinels.dailyLens)));
  const { items } = await cartOf(await signInAgain(app, email, { token: here }));
  expect(items.map(({ quantity, inStock }) => [quantity, inStock])).toEqual([
    [2, true],
    [2, true],
  ]);
});

test('O-23 an account whose cart is becoming an order gets the lines of a merged account in a new cart', async () => {
  const [from, into] = [await newCustomer(app), await newCustomer(app)];
  await add(from.token, CASE);
  await add(into.token, { productId: sentinels.solution });
  let isMerged = false;
  const isWaiting = async () => {
    const { rowCount } = await app.db.execute(
      sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return isMerged || rowCount !== 0;
  };
  let merging = Promise.resolve();
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`UPDATE cart SET status = 'ordered' WHERE customer_id = ${into.id}`);
    merging = app.db
      .transaction((other) => mergeCustomers(other, { ...app, language: 'en' }, from.id, into.id))
      .then(() => void (isMerged = true));
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
  });
  await merging;
  const { items } = await cartOf(into.token);
  expect(items.map(({ productId }) => productId)).toEqual([CASE.productId]);
});
