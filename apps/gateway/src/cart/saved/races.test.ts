import { cartContract, mergeContract, savedContract, type NewCartItem } from '@lunette/cart/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { stock } from '../../catalog/schema.ts';
import { completeCheckout, FRAME, pay } from '../../checkout/testing/shopper.ts';
import { newCustomer, signInAgain } from '../../identity/testing/customer.ts';
import { call, guest, testGatewayApp, type TestAnswer } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();
const second = await testGatewayApp({ databaseUrl: app.databaseUrl });
await app.db.update(stock).set({ quantity: 9_000 });
const ROUNDS = 8;
const CASE: NewCartItem = { productId: sentinels.accessory, quantity: 2 };
const SOLUTION: NewCartItem = { productId: sentinels.solution };

type Gateway = Pick<typeof app, 'http'>;
const add = async (token: string, body: NewCartItem) =>
  (await call(app, cartContract.addItem, { body }, { token })).result.items.at(-1)?.id ?? '';
const save = (at: Gateway, token: string, itemId: string) =>
  call(at, savedContract.saveForLater, { params: { itemId } }, { token });
const move = (at: Gateway, token: string, itemId: string) =>
  call(at, savedContract.moveToCart, { params: { itemId } }, { token });
const remove = (at: Gateway, token: string, itemId: string) =>
  call(at, savedContract.removeSaved, { params: { itemId } }, { token });
const undo = (at: Gateway, token: string, mergeId: string) =>
  call(at, mergeContract.undoMerge, { params: { mergeId } }, { token });
const close = (at: Gateway, token: string, mergeId: string) =>
  call(at, mergeContract.closeMerge, { params: { mergeId } }, { token });

/** Ten clicks, half of them at each of two gateways; returns how often each status was answered. */
async function tenTimes(click: (at: Gateway) => Promise<TestAnswer<never>>): Promise<Record<number, number>> {
  const clicks = Array.from({ length: 10 }, (_, turn) => click(turn % 2 ? app : second));
  const count: Record<number, number> = {};
  for (const { status } of await Promise.all(clicks)) count[status] = (count[status] ?? 0) + 1;
  return count;
}
const short = (items: { productId: string; quantity: number }[]) =>
  items.map(({ productId, quantity }) => [productId, quantity]).sort();
async function bags(token: string) {
  const { items } = (await call(app, cartContract.getCart, {}, { token })).result;
  const saved = (await call(app, savedContract.getSaved, undefined, { token })).result.items;
  return { cart: short(items), saved: short(saved) };
}
/** The two carts of a customer, merged by a sign-in on another device. */
async function merged() {
  const { token, email, id } = await newCustomer(app);
  await add(token, CASE);
  const here = await guest(app);
  await add(here, CASE);
  await add(here, SOLUTION);
  const other = await signInAgain(app, email, { token: here });
  const { merge } = (await call(app, cartContract.getCart, {}, { token: other })).result;
  return { id, token, other, mergeId: merge?.id ?? '' };
}

test('CART-25 ten clicks of each call at two gateways have an effect once', async () => {
  const token = await guest(app);
  const id = await add(token, CASE);
  const clicked = (call: typeof save) => tenTimes((at) => call(at, token, id));
  expect(await clicked(save)).toEqual({ 200: 10 });
  expect(await bags(token)).toEqual({ cart: [], saved: [[CASE.productId, 2]] });
  expect(await clicked(move)).toEqual({ 200: 1, 404: 9 });
  expect(await bags(token)).toEqual({ cart: [[CASE.productId, 2]], saved: [] });
  await save(app, token, id);
  expect(await clicked(remove as never)).toEqual({ 200: 1, 404: 9 });
  expect(await bags(token)).toEqual({ cart: [], saved: [] });

  const bag = await merged();
  expect(await tenTimes((at) => undo(at, bag.token, bag.mergeId) as never)).toEqual({ 200: 10 });
  expect(await tenTimes((at) => close(at, bag.token, bag.mergeId) as never)).toEqual({ 200: 10 });
  expect(await bags(bag.token)).toEqual({
    cart: [[CASE.productId, 2]],
    saved: [
      [CASE.productId, 2],
      [SOLUTION.productId, 1],
    ].sort(),
  });
});

test('CART-25 two tabs that move, save and remove the same goods at two gateways leave them in at most one place', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const token = await guest(app);
    const id = await add(token, CASE);
    await save(app, token, id);
    const acts = [move(app, token, id), save(second, token, id), move(second, token, id)];
    const removes = round % 2 ? [remove(app, token, id)] : [];
    const answers = await Promise.all([...acts, ...removes]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    const { cart, saved } = await bags(token);
    const isRemoved = round % 2 === 1 && answers.at(-1)?.status === 200;
    expect([...cart, ...saved]).toEqual(isRemoved ? [] : [[CASE.productId, 2]]);
  }
});

test('CART-25 with an undo and an order at once, the goods are ordered or saved, and the total is the one that was shown', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, token, mergeId } = await merged();
    const total = await completeCheckout(app, token);
    const [ordered, undone] = await Promise.all([
      pay(app, { token, total }, { paymentMethod: 'cod' }),
      undo(second, token, mergeId),
    ]);
    const { rows } = await app.db.execute<{ pieces: number }>(sql`
      SELECT coalesce(sum(quantity), 0)::int AS pieces FROM order_item
      JOIN orders ON orders.id = order_item.order_id WHERE customer_id = ${id}`);
    const { cart, saved } = await bags(token);
    if (ordered.status === 200) {
      expect(undone.problem.code).toBe('merge_ordered');
      expect([rows[0]?.pieces, cart, saved]).toEqual([5, [], []]);
    } else {
      expect(ordered.problem.code).toBe('total_changed');
      expect(undone.status).toBe(200);
      expect([rows[0]?.pieces, cart]).toEqual([0, [[CASE.productId, 2]]]);
      expect(saved).toHaveLength(2);
    }
  }
});

test('CART-25 O-23 saving goods while the same device signs in loses none of them', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { token: own, email } = await newCustomer(app);
    await add(own, FRAME);
    const token = await guest(app);
    const id = await add(token, CASE);
    const [saved, entered] = await Promise.all([save(second, token, id), signInAgain(app, email, { token })]);
    expect([200, 401, 404]).toContain(saved.status);
    const { cart, saved: aside } = await bags(entered);
    expect([...cart, ...aside].sort()).toEqual(
      [
        [FRAME.productId, 1],
        [CASE.productId, 2],
      ].sort(),
    );
  }
});
