import { cartContract, mergeContract, savedContract, type NewCartItem } from '@lunette/cart/contract';
import { signInContract } from '@lunette/session/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { stock } from '../../catalog/schema.ts';
import { completeCheckout, FRAME, pay } from '../../checkout/testing/shopper.ts';
import { newAddress, newCustomer, PASSWORD, signInAgain } from '../../identity/testing/customer.ts';
import { call, guest, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();

const CASE: NewCartItem = { productId: sentinels.accessory };
const SOLUTION: NewCartItem = { productId: sentinels.solution };
const LENSES = (left: string, right: string): NewCartItem => ({
  productId: sentinels.dailyLens,
  prescription: {
    left: { sph: '-2.25', bc: '8.6', dia: '14.2', boxes: left },
    right: { sph: '-2.00', bc: '8.6', dia: '14.2', boxes: right },
  },
});

const add = async (body: NewCartItem, as: CallAs) => {
  const { items } = (await call(app, cartContract.addItem, { body }, as)).result;
  return items.find(({ productId }) => productId === body.productId)?.id ?? '';
};
const cartOf = async (token: string) => (await call(app, cartContract.getCart, {}, { token })).result;
const savedOf = async (token: string) =>
  (await call(app, savedContract.getSaved, undefined, { token })).result.items;
const undo = (token: string, mergeId: string) =>
  call(app, mergeContract.undoMerge, { params: { mergeId } }, { token });
const close = (token: string, mergeId: string) =>
  call(app, mergeContract.closeMerge, { params: { mergeId } }, { token });
const short = (items: { productId: string; quantity: number }[]) =>
  items.map(({ productId, quantity }) => [productId, quantity]).sort();

/** A customer whose cart from the phone was merged with that of a guest on this computer. */
async function merged(own: NewCartItem[], here: NewCartItem[]) {
  const phone = { client: 'mobilesite' as const };
  const customer = await newCustomer(app, phone);
  for (const body of own) await add(body, { token: customer.token, ...phone });
  const token = await guest(app);
  for (const body of here) await add(body, { token });
  const entered = await signInAgain(app, customer.email, { token });
  const cart = await cartOf(entered);
  return { ...customer, other: customer.token, token: entered, cart, mergeId: cart.merge?.id ?? '' };
}

describe('O-23 carts that a sign-in has merged', () => {
  let at: Awaited<ReturnType<typeof merged>>;
  beforeEach(async () => {
    at = await merged(
      [{ ...CASE, quantity: 2 }, FRAME],
      [
        { ...CASE, quantity: 3 },
        { ...SOLUTION, quantity: 2 },
      ],
    );
  });

  test('CART-25 the cart says what was added on this device, what was in the account, and what was in both', async () => {
    const { cart, other } = at;
    const named = cart.merge?.lines.map(({ lineId, from, pieces }) => [
      cart.items.find(({ id }) => id === lineId)?.productId,
      from,
      pieces,
    ]);
    expect(named?.sort()).toEqual([
      [FRAME.productId, 'account', null],
      [SOLUTION.productId, 'device', null],
      [CASE.productId, 'both', { device: 3, account: 2, together: 5 }],
    ]);
    expect(cart.merge).toMatchObject({ client: 'desktop', isThisDevice: true, otherClient: 'mobilesite' });
    expect((await cartOf(other)).merge).toEqual({ ...cart.merge, isThisDevice: false });
    const [line] = cart.merge?.lines ?? [];
    expect(Math.abs(Date.parse(line?.addedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  test('CART-25 there is no notice where one of the carts was empty, or where the account is new', async () => {
    expect((await merged([], [CASE])).cart).toMatchObject({ itemsQty: 1, merge: null });
    expect((await merged([CASE], [])).cart).toMatchObject({ itemsQty: 1, merge: null });
  });

  test('CART-25 after an undo the cart is as it was in the account, and what this device added is saved for later', async () => {
    const { token, other, mergeId } = at;
    const { cart, saved } = (await undo(token, mergeId)).result;
    expect(short(cart.items)).toEqual([
      [FRAME.productId, 1],
      [CASE.productId, 2],
    ]);
    expect(short(saved.items)).toEqual([
      [SOLUTION.productId, 2],
      [CASE.productId, 3],
    ]);
    expect(cart.merge).toBeNull();
    const again = await undo(other, mergeId);
    expect([again.status, again.result.cart.items, again.result.saved]).toEqual([200, cart.items, saved]);
  });

  test('CART-25 an undo keeps later changes: it removes only the pieces that the sign-in added', async () => {
    const { token, cart, mergeId } = at;
    const idOf = (productId: string) => cart.items.find((line) => line.productId === productId)?.id ?? '';
    const change = { token };
    const lost = { params: { itemId: idOf(SOLUTION.productId) }, query: {} };
    await call(app, cartContract.decreaseItem, lost, change);
    const more = { params: { itemId: idOf(sentinels.accessory) }, query: { count: 2 } };
    await call(app, cartContract.increaseItem, more, change);
    const { result } = await undo(token, mergeId);
    expect(short(result.cart.items)).toEqual([
      [FRAME.productId, 1],
      [CASE.productId, 4],
    ]);
    expect(short(result.saved.items)).toEqual([[CASE.productId, 3]]);
  });

  test('CART-25 closing the notice closes it on all devices; a tab that still shows it can undo the merge', async () => {
    const { token, other, mergeId } = at;
    expect((await close(token, mergeId)).result).toMatchObject({ merge: null, itemsCount: 3 });
    expect((await cartOf(other)).merge).toBeNull();
    expect((await undo(other, mergeId)).result.cart.itemsQty).toBe(3);
  });

  test('CART-25 the order removes the notice, and a later undo is refused with a message', async () => {
    const { token, mergeId } = at;
    const total = await completeCheckout(app, token);
    expect((await pay(app, { token, total }, { paymentMethod: 'cod' })).status).toBe(200);
    expect((await cartOf(token)).merge).toBeNull();
    const late = await undo(token, mergeId);
    expect([late.status, late.problem.code]).toEqual([409, 'merge_ordered']);
    expect(await savedOf(token)).toEqual([]);
  });

  test('CART-25 a guest, another customer and a call of an exchange cannot undo it', async () => {
    const { token, mergeId } = at;
    expect((await undo(await guest(app), mergeId)).status).toBe(403);
    const stranger = (await newCustomer(app)).token;
    for (const answer of [
      await undo(stranger, mergeId),
      await close(stranger, mergeId),
      await undo(token, 'x'),
    ])
      expect([answer.status, answer.problem.code]).toEqual([404, 'merge_not_found']);
    const headers = { 'x-service-type': 'exchange' };
    const exchange = await call(app, mergeContract.undoMerge, { params: { mergeId } }, { token, headers });
    expect(exchange.problem.code).toBe('exchange_cart');
    expect((await cartOf(token)).itemsQty).toBe(8);
  });

  test('CART-25 an undo is refused with a message while too much is saved, and works once there is room', async () => {
    const { token, mergeId, cart } = at;
    const line = cart.items.find(({ productId }) => productId === FRAME.productId)?.id ?? '';
    const saved = await call(app, savedContract.saveForLater, { params: { itemId: line } }, { token });
    await app.db.execute(sql`
      INSERT INTO cart_line (cart_id, product_id, quantity, choice)
      SELECT cart_id, product_id, 1, 'choice ' || n
      FROM cart_line, generate_series(1, 48) n WHERE id = ${line}`);
    expect(saved.result.saved.items).toHaveLength(1);
    const refused = await undo(token, mergeId);
    expect([refused.status, refused.problem.code]).toEqual([422, 'saved_full']);
    expect(refused.problem.detail).toBe(
      'At most 50 different items can be saved for later. Please remove some first.',
    );
    expect([(await cartOf(token)).itemsQty, (await savedOf(token)).length]).toEqual([7, 49]);
    expect((await cartOf(token)).merge?.id).toBe(mergeId);
    await app.db.execute(sql`DELETE FROM cart_line WHERE choice = 'choice 1'`);
    expect((await undo(token, mergeId)).result.saved.items).toHaveLength(50);
    const more = await add(SOLUTION, { token });
    const equal = await call(app, savedContract.saveForLater, { params: { itemId: more } }, { token });
    expect(equal.result.saved.items).toHaveLength(50);
    const other = await add(LENSES('1', '1'), { token });
    const full = await call(app, savedContract.saveForLater, { params: { itemId: other } }, { token });
    expect(full.problem.code).toBe('saved_full');
  });

  test('CART-25 two taps and two tabs at once undo it once', async () => {
    const { token, other, mergeId } = at;
    const answers = await Promise.all([token, other, token, other].map((caller) => undo(caller, mergeId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(short(await savedOf(token))).toEqual([
      [SOLUTION.productId, 2],
      [CASE.productId, 3],
    ]);
  });
});

describe('O-23 signing in at the checkout', () => {
  async function atCheckout(own: NewCartItem[], here: NewCartItem[], savedHere: NewCartItem[] = []) {
    const customer = await newCustomer(app);
    for (const body of own) await add(body, { token: customer.token });
    const token = await guest(app);
    for (const body of here) await add(body, { token });
    for (const body of savedHere) {
      const itemId = await add(body, { token });
      await call(app, savedContract.saveForLater, { params: { itemId } }, { token });
    }
    const body = { email: customer.email, password: PASSWORD, place: 'checkout' as const };
    const entered = await call(app, signInContract.authenticate, { body }, { token, headers: newAddress() });
    return { other: customer.token, token: entered.result.token };
  }

  test('CART-25 the guest’s bag stays as it was, and the older bag is saved for later on all devices at once', async () => {
    const { token, other } = await atCheckout([{ ...CASE, quantity: 2 }, FRAME], [SOLUTION, CASE]);
    for (const device of [token, other]) {
      const cart = await cartOf(device);
      expect(short(cart.items)).toEqual([
        [SOLUTION.productId, 1],
        [CASE.productId, 1],
      ]);
      expect(cart).toMatchObject({ merge: null, savedLines: 2 });
      expect(short(await savedOf(device))).toEqual([
        [FRAME.productId, 1],
        [CASE.productId, 2],
      ]);
    }
  });

  test('CART-25 goods of the older bag that the guest had saved too are counted', async () => {
    const { token } = await atCheckout([SOLUTION, CASE], [FRAME], [CASE]);
    expect((await cartOf(token)).savedLines).toBe(2);
    const saved = (await savedOf(token)).map(({ productId }) => productId);
    expect(saved.toSorted()).toEqual([SOLUTION.productId, CASE.productId].toSorted());
  });

  test('CART-25 saved goods come back into the bag, and the bag counts only those that are still saved', async () => {
    const { token } = await atCheckout([{ ...CASE, quantity: 2 }, FRAME], [CASE]);
    for (const { id } of await savedOf(token))
      await call(app, savedContract.moveToCart, { params: { itemId: id } }, { token });
    const cart = await cartOf(token);
    expect(short(cart.items)).toEqual([
      [FRAME.productId, 1],
      [CASE.productId, 3],
    ]);
    expect(cart.savedLines).toBe(0);
  });

  test('CART-25 the older bag stays saved after the order', async () => {
    const { token } = await atCheckout([FRAME], [CASE]);
    const total = await completeCheckout(app, token);
    expect((await pay(app, { token, total }, { paymentMethod: 'cod' })).status).toBe(200);
    expect(await cartOf(token)).toMatchObject({ itemsQty: 0, savedLines: 0 });
    expect(short(await savedOf(token))).toEqual([[FRAME.productId, 1]]);
  });

  test('CART-25 a guest without goods gets the bag of the account', async () => {
    const { token } = await atCheckout([FRAME], []);
    expect(await cartOf(token)).toMatchObject({ itemsQty: 1, savedLines: 0 });
    expect(await savedOf(token)).toEqual([]);
  });
});

describe('many goods in both bags', () => {
  /** Adds different lines of one product to the cart, or to the saved goods, that a line is in. */
  const fill = (lineId: string, count: number) =>
    app.db.execute(sql`
      INSERT INTO cart_line (cart_id, product_id, quantity, choice)
      SELECT cart_id, product_id, 1, gen_random_uuid()::text FROM cart_line, generate_series(1, ${count}) n
      WHERE id = ${lineId}`);

  test('CART-25 a sign-in merges two full bags, and sign-ins with more goods remove the oldest', async () => {
    const customer = await newCustomer(app);
    await fill(await add(FRAME, { token: customer.token }), 49);
    for (const older of [50, 1]) {
      const token = await guest(app);
      await fill(await add(CASE, { token }), 49);
      const { items } = await cartOf(await signInAgain(app, customer.email, { token }));
      const frames = items.filter(({ productId }) => productId === FRAME.productId);
      expect([items.length, frames.length]).toEqual([100, older]);
    }
  });

  test('CART-25 sign-ins at the checkout save the older bags up to the same limit', async () => {
    const customer = await newCustomer(app);
    for (const count of [0, 50, 99, 100]) {
      const token = await guest(app);
      await fill(await add(CASE, { token }), 49);
      const body = { email: customer.email, password: PASSWORD, place: 'checkout' as const };
      await call(app, signInContract.authenticate, { body }, { token, headers: newAddress() });
      expect([(await cartOf(customer.token)).items.length, (await savedOf(customer.token)).length]).toEqual([
        50,
        count,
      ]);
    }
  });
});

describe('CART-25 equal goods in both bags', () => {
  test('an undo separates the boxes of contact lenses again for each eye', async () => {
    const { token, cart, mergeId } = await merged([LENSES('2', '1')], [LENSES('1', '3')]);
    expect(cart.items[0]?.prescription).toMatchObject({ left: { boxes: '3' }, right: { boxes: '4' } });
    const { result } = await undo(token, mergeId);
    expect(result.cart.items[0]?.prescription).toEqual(LENSES('2', '1').prescription);
    expect(result.saved.items[0]?.prescription).toEqual(LENSES('1', '3').prescription);
  });

  test('contact lenses can still be ordered after a sign-in: an eye gets no more boxes than one order can have', async () => {
    const { token, cart, mergeId } = await merged([LENSES('8', '2')], [LENSES('5', '1')]);
    expect(cart.items).toMatchObject([
      { quantity: 10, prescription: LENSES('8', '2').prescription, inStock: true },
    ]);
    const { result } = await undo(token, mergeId);
    expect(result.cart.items[0]?.prescription).toEqual(LENSES('8', '2').prescription);
    expect(result.saved.items[0]?.prescription).toEqual(LENSES('5', '1').prescription);
  });

  test('the cart has no more pieces than the stock, but an undo restores all of them', async () => {
    await app.db
      .update(stock)
      .set({ quantity: 90 })
      .where(eq(stock.productId, Number(SOLUTION.productId)));
    const own = { ...SOLUTION, quantity: 70 };
    const { token, cart, mergeId } = await merged([own], [{ ...SOLUTION, quantity: 60 }]);
    expect(cart.merge?.lines[0]?.pieces).toEqual({ device: 60, account: 70, together: 90 });
    const { result } = await undo(token, mergeId);
    expect([short(result.cart.items), short(result.saved.items)]).toEqual([
      [[SOLUTION.productId, 70]],
      [[SOLUTION.productId, 60]],
    ]);
  });

  test('after a second sign-in the notice describes that one, and undoing the older one is refused', async () => {
    const { email, token, mergeId } = await merged([CASE], [SOLUTION]);
    const here = await guest(app);
    await add(FRAME, { token: here, client: 'mobilesite' });
    const entered = await signInAgain(app, email, { token: here, client: 'mobilesite' });
    const { merge } = await cartOf(entered);
    expect(merge).toMatchObject({ client: 'mobilesite', isThisDevice: true, otherClient: null });
    expect((await undo(token, mergeId)).problem.code).toBe('merge_not_found');
    expect(short((await undo(token, merge?.id ?? '')).result.cart.items)).toEqual([
      [SOLUTION.productId, 1],
      [CASE.productId, 1],
    ]);
  });
});
