import { randomUUID } from 'node:crypto';
import { cartContract, type Cart, type NewCartItem } from '@lunette/cart/contract';
import { lensPackageContract } from '@lunette/catalog/contract';
import { toMinor } from '@lunette/country-config';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sentinels } from '../../seed/sentinels.ts';
import { stock } from '../catalog/schema.ts';
import { FRAME } from '../checkout/testing/shopper.ts';
import { call, guest, testGatewayApp } from '../platform/testing/testGateway.ts';
import { cartLine } from './schema.ts';

const app = await testGatewayApp();
let token: string;
beforeEach(async () => {
  token = await guest(app);
});

const add = (body: NewCartItem, as = token) => call(app, cartContract.addItem, { body }, { token: as });
const cartOf = async (as = token): Promise<Cart> =>
  (await call(app, cartContract.getCart, {}, { token: as })).result;
const lineOf = async (body: NewCartItem) => {
  const line = (await add(body)).result.items.at(-1);
  if (!line) throw new Error('The cart is empty');
  return line;
};
const increase = (itemId: string, count = 1) =>
  call(app, cartContract.increaseItem, { params: { itemId }, query: { count } }, { token });
const decrease = (itemId: string, count?: number) =>
  call(
    app,
    cartContract.decreaseItem,
    { params: { itemId }, query: count === undefined ? {} : { count } },
    { token },
  );

const POWER = { left: { sph: '-2.25', pd: '31.5' }, right: { sph: '-2.00', pd: '31' }, userName: 'Ananya' };
const LENSES: NewCartItem = {
  productId: sentinels.dailyLens,
  prescription: {
    left: { sph: '-2.25', bc: '8.6', dia: '14.2', boxes: '2' },
    right: { sph: '-2.00', bc: '8.6', dia: '14.2', boxes: '1' },
  },
};

describe('whose cart it is', () => {
  test('CART-13 without a session there is no cart: 401', async () => {
    const { status, problem } = await call(app, cartContract.getCart, {}, {});
    expect([status, problem.code]).toEqual([401, 'session_invalid']);
  });

  test('CART-15 every call answers 404 for a line of another guest', async () => {
    const { id } = await lineOf(FRAME);
    const stranger = { token: await guest(app) };
    const params = { itemId: id };
    const answers = [
      await call(app, cartContract.increaseItem, { params, query: { count: 1 } }, stranger),
      await call(app, cartContract.decreaseItem, { params, query: {} }, stranger),
      await call(app, cartContract.updatePower, { params, body: { prescription: POWER } }, stranger),
    ];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
      Array.from({ length: 3 }, () => [404, 'line_not_found']),
    );
    expect((await cartOf()).itemsQty).toBe(1);
  });

  test('CART-15 a line that another tab has changed can be changed only by a caller that has read the change', async () => {
    const { id } = await lineOf(FRAME);
    await increase(id, 2);
    const seen = (expectedQuantity: number) => ({ params: { itemId: id }, query: { expectedQuantity } });
    const answers = [
      await call(app, cartContract.increaseItem, seen(1), { token }),
      await call(app, cartContract.decreaseItem, seen(1), { token }),
      await call(
        app,
        cartContract.decreaseItem,
        { ...seen(2), query: { count: 1, expectedQuantity: 2 } },
        { token },
      ),
    ];
    expect(answers.map(({ status, problem }) => [status, problem.code, problem.detail])).toEqual(
      Array.from({ length: 3 }, () => [
        409,
        'line_changed',
        'There are 3 pieces of it in your bag now: it was changed in another tab or on another device.',
      ]),
    );
    const { result } = await call(app, cartContract.increaseItem, seen(3), { token });
    expect(result.items.map(({ quantity }) => quantity)).toEqual([4]);
    await call(app, cartContract.decreaseItem, seen(4), { token });
    expect((await cartOf()).items).toEqual([]);
  });

  test('CART-15 an id that is no line is not found', async () => {
    for (const itemId of ['1', '00000000-0000-0000-0000-000000000000', 'x'.repeat(64)])
      expect((await increase(itemId)).status).toBe(404);
  });
});

describe('what cannot be added', () => {
  test('CART-14 an unknown product is refused and leaves the cart empty', async () => {
    for (const productId of ['999999999', 'nothing', '0', '99999999999999999999']) {
      const { status, problem } = await add({ productId });
      expect([status, problem.code]).toEqual([404, 'product_not_found']);
    }
    expect((await cartOf()).items).toEqual([]);
  });

  test('CART-14 sold-out goods are refused with 422 and a message that mentions out of stock', async () => {
    const { status, problem } = await add({ productId: sentinels.outOfStock, powerType: 'frame_only' });
    expect([status, problem.code]).toEqual([422, 'out_of_stock']);
    expect(problem.detail).toMatch(/out of stock/);
  });

  test('CART-10 more pieces than the stock has are refused with the available number, counted over all lines', async () => {
    const two = { productId: sentinels.twoPieces };
    const first = await add({ ...two, powerType: 'frame_only', quantity: 3 });
    expect([first.status, first.problem.code]).toEqual([422, 'not_enough_stock']);
    expect(first.problem.detail).toContain('2 pieces');
    await add({ ...two, powerType: 'frame_only', quantity: 2 });
    const other = await add({ ...two, powerType: 'frame_only', prescription: undefined });
    expect(other.problem.code).toBe('not_enough_stock');
  });

  test('CART-14 a negative, huge or malformed quantity is refused before anything is changed', async () => {
    for (const quantity of [0, -1, 1.5, 100, 1e9, Number.MAX_SAFE_INTEGER])
      expect((await add({ ...FRAME, quantity })).status).toBe(422);
    expect((await cartOf()).itemsQty).toBe(0);
  });

  test('CART-14 a power type, package or coating that does not fit is refused with a message', async () => {
    const refused = [
      await add({ ...FRAME, powerType: 'contact_lens' }),
      await add({ ...FRAME, powerType: 'single_vision' }),
      await add({ ...FRAME, powerType: 'single_vision', packageId: 'nonsense' }),
      await add({ ...FRAME, coatingIds: ['nonsense'] }),
      await add({ productId: sentinels.accessory, packageId: 'nonsense' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect(refused.map(({ problem }) => Object.keys(problem.fields ?? {}))).toEqual([
      ['powerType'],
      ['packageId'],
      ['packageId'],
      ['coatingIds'],
      ['packageId'],
    ]);
  });

  test('CART-14 a power outside the range of the lens is refused at its field', async () => {
    const { status, problem } = await add({
      productId: sentinels.dailyLens,
      prescription: { ...LENSES.prescription, left: { ...LENSES.prescription?.left, sph: '-40.00' } },
    });
    expect(status).toBe(422);
    expect(Object.keys(problem.fields ?? {})).toContain('prescription.left.sph');
  });

  test('CART-14 lenses that are made to order accept every power (O-15), but no negative or zero number of boxes', async () => {
    const made = (boxes: string): NewCartItem => ({
      productId: sentinels.madeToOrderLens,
      prescription: { left: { sph: '-25.75', cyl: '-7.25', axis: '13', boxes } },
    });
    expect((await add(made('2'))).result.items[0]?.quantity).toBe(2);
    for (const boxes of ['0', '-4']) expect((await add(made(boxes))).problem.code).toBe('boxes_needed');
  });
});

describe('lines', () => {
  test('CART-01 an empty cart has every field', async () => {
    expect(await cartOf()).toEqual({
      id: '',
      items: [],
      itemsQty: 0,
      itemsCount: 0,
      currencyCode: 'INR',
      discountDescription: '',
      totals: {
        subTotal: 0,
        totalDiscount: 0,
        totalTax: 0,
        taxIncluded: true,
        taxPercent: 0,
        taxLines: [],
        shipping: 0,
        paymentFee: 0,
        total: 0,
        discounts: [],
      },
      toFreeShipping: null,
      firstFrame: null,
      walletApplied: false,
      giftVoucher: null,
      storeCredit: null,
      wallet: null,
      offer: null,
      waitingOrders: [],
      merge: null,
      savedLines: 0,
      isStudioFlow: false,
      forCustomer: false,
      movedTo: null,
    });
  });

  test('CART-01 a cart has id, quantities, currency and totals that add up', async () => {
    await add({ ...FRAME, quantity: 2 });
    const { result: cart } = await add({ productId: sentinels.accessory });
    expect(cart).toMatchObject({ itemsQty: 3, itemsCount: 2, currencyCode: 'INR', walletApplied: false });
    expect(cart.id).toMatch(/^[0-9a-f-]{36}$/);
    const { subTotal, totalDiscount, shipping, total, totalTax, taxLines } = cart.totals;
    expect(cart.items.reduce((all, { amount }) => all + amount.total, 0)).toBe(subTotal);
    expect(toMinor(total)).toBe(toMinor(subTotal) - toMinor(totalDiscount) + toMinor(shipping));
    expect(taxLines?.map(({ percent }) => percent)).toEqual([5, 18]);
    const sum = (key: 'taxed' | 'amount') => taxLines?.reduce((all, line) => all + toMinor(line[key]), 0);
    expect(sum('amount')).toBe(toMinor(totalTax));
    expect((sum('taxed') ?? 0) + toMinor(totalTax)).toBe(toMinor(total));
  });

  test('a cart says how much is missing for free shipping, until nothing is missing', async () => {
    const { result: small } = await add({ productId: sentinels.accessory });
    expect(small.totals.shipping).toBe(99);
    expect(small.toFreeShipping).toBe(999 - small.totals.subTotal);
    const { result: large } = await add({ productId: sentinels.accessory, quantity: 2 });
    expect(large).toMatchObject({ toFreeShipping: null, totals: { shipping: 0 } });
  });

  test('CART-03 two frames lower the total without a code, as an implicit discount with its description', async () => {
    expect((await add(FRAME)).result).toMatchObject({ discountDescription: '', totals: { discounts: [] } });
    const { discountDescription, totals } = (await add(FRAME)).result;
    expect(totals.discounts).toEqual([{ type: 'implicit', amount: 500, label: 'Bag discount' }]);
    expect(discountDescription).toBe('Two frames or more: ₹500 off. Applied automatically.');
  });

  test('CART-04 an item has every field of the specification, with prices, options and the sphere of each eye', async () => {
    const item = await lineOf({ ...FRAME, powerType: 'zero_power', ...(await aPackage('zero_power')) });
    expect(item).toMatchObject({
      productId: sentinels.inStockFrame,
      modelName: 'Alder',
      quantity: 1,
      availableQuantity: 99,
      classification: 'eyeframe',
      jit: false,
      prescription: null,
      prescriptionView: null,
      inStock: true,
    });
    expect(item.name).toContain('Alder');
    expect(item.fullName).toContain('Alder');
    expect(item.brandName).not.toBe('');
    expect(item.sku).not.toBe('');
    expect(item.thumbnail).toMatch(/^\/media\/frames\/628x301\/.+\.avif$/);
    expect(item.productUrl).toMatch(/^\/product\/.+-100101$/);
    expect(item.catalogPrices.map(({ name }) => name).slice(0, 2)).toEqual(['Market Price', 'Lunette Price']);
    expect(item.options[0]).toMatchObject({
      type: 'lens_package',
      catalogPrices: [{ name: 'Lunette Price', currencyCode: 'INR' }],
    });
    const selling = item.catalogPrices[1]?.price ?? 0;
    const options = item.options.reduce((all, { catalogPrices }) => all + (catalogPrices[0]?.price ?? 0), 0);
    expect(item.price).toEqual({ value: selling + options, currencyCode: 'INR' });
    expect(item.amount).toEqual({ total: item.price.value * item.quantity, currencyCode: 'INR' });
  });

  test('CART-04 prescriptionView has the sphere of each eye, and is empty for a power that is sent later', async () => {
    const lenses = await lineOf(LENSES);
    expect(lenses.prescriptionView).toEqual({ left: { sph: '-2.25' }, right: { sph: '-2.00' } });
    const open = await lineOf({
      productId: sentinels.dailyLens,
      prescription: { left: { sph: 'Call Me/Email Me for Power', boxes: '1' } },
    });
    expect(open.prescriptionView).toEqual({ left: { sph: null }, right: { sph: null } });
  });

  test('CART-14 an equal choice is added to the same line, another power is a separate line', async () => {
    const lens = { ...FRAME, powerType: 'single_vision' as const, ...(await aPackage('single_vision')) };
    await add({ ...lens, prescription: POWER });
    await add({ ...lens, prescription: { ...POWER, left: { pd: '31.5', sph: '-2.25' } } });
    const { items } = (await add({ ...lens, prescription: { ...POWER, userName: 'Dev' } })).result;
    expect(items.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  test('CART-14 boxes of equal contact lenses add up for each eye, and their sum is the quantity (O-18)', async () => {
    expect((await add(LENSES)).result).toMatchObject({ itemsQty: 3, itemsCount: 1 });
    const [line] = (await add(LENSES)).result.items;
    expect(line).toMatchObject({
      quantity: 6,
      prescription: { left: { boxes: '4' }, right: { boxes: '2' } },
    });
  });

  test('CART-14 a request with one idempotency key adds once, however often it is sent', async () => {
    const idempotencyKey = randomUUID();
    const send = () => call(app, cartContract.addItem, { body: FRAME }, { token, idempotencyKey });
    await Promise.all([send(), send(), send()]);
    expect((await cartOf()).itemsQty).toBe(1);
  });

  test('CART-14 two calls that create the cart at the same moment use the same cart', async () => {
    await Promise.all([
      add(FRAME),
      add({ productId: sentinels.accessory }),
      add({ productId: sentinels.solution }),
      add(FRAME),
    ]);
    expect(await cartOf()).toMatchObject({ itemsQty: 4, itemsCount: 3 });
  });

  test('CART-20 the membership is a line with a maximum quantity of one', async () => {
    await add({ productId: sentinels.membership, quantity: 5 });
    expect((await add({ productId: sentinels.membership })).result).toMatchObject({
      itemsQty: 1,
      itemsCount: 1,
    });
  });
});

describe('changes', () => {
  test('CART-15 PUT adds pieces and DELETE with a count removes them; below one the line is removed (O-20)', async () => {
    const { id } = await lineOf(FRAME);
    expect((await increase(id, 4)).result.itemsQty).toBe(5);
    expect((await decrease(id, 2)).result.itemsQty).toBe(3);
    expect((await decrease(id, 9)).result.items).toEqual([]);
  });

  test('CART-15 DELETE without a count removes that line only', async () => {
    const { id } = await lineOf({ ...FRAME, quantity: 3 });
    await add({ productId: sentinels.accessory });
    expect((await decrease(id)).result.items.map(({ productId }) => productId)).toEqual([
      sentinels.accessory,
    ]);
  });

  test('CART-10 the quantity cannot be increased beyond the stock, nor where only one piece is allowed', async () => {
    const { id, availableQuantity } = await lineOf({
      productId: sentinels.onePiece,
      powerType: 'without_power',
    });
    expect(availableQuantity).toBe(1);
    const { status, problem } = await increase(id);
    expect([status, problem.code]).toEqual([422, 'not_enough_stock']);
    expect(problem.detail).toMatch(/Only one piece .* left, and one is in your bag already\./);
    expect((await cartOf()).itemsQty).toBe(1);
  });

  test('CART-10 the quantity cannot be increased beyond 99, however many are in stock', async () => {
    await app.db.execute(
      sql`UPDATE stock SET quantity = 500 WHERE product_id = ${Number(sentinels.accessory)}`,
    );
    const { id } = await lineOf({ productId: sentinels.accessory, quantity: 99 });
    const { status, problem } = await increase(id);
    expect([status, problem.code]).toEqual([422, 'too_many_pieces']);
    expect(problem.detail).toMatch(/^At most 99 pieces .* fit into a bag, and 99 are in your bag already\.$/);
  });

  test('CART-10 increases at the same moment never exceed the stock', async () => {
    const { id } = await lineOf({ productId: sentinels.fewPieces, powerType: 'frame_only' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => increase(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await cartOf()).itemsQty).toBe(4);
  });

  test('CART-10 services, membership, contact lenses and solution have no quantity that can be changed', async () => {
    for (const item of [
      { productId: sentinels.service },
      { productId: sentinels.membership },
      LENSES,
      { productId: sentinels.solution },
    ])
      expect((await increase((await lineOf(item)).id)).problem.code).toBe('quantity_fixed');
  });

  test('CART-15 POST gives a line another power; two lines that become equal are merged', async () => {
    const lens = { ...FRAME, powerType: 'single_vision' as const, ...(await aPackage('single_vision')) };
    await add({ ...lens, prescription: POWER });
    const { id } = await lineOf(lens);
    const change = (prescription: object) =>
      call(app, cartContract.updatePower, { params: { itemId: id }, body: { prescription } }, { token });
    expect((await change({ left: { sph: '-99' } })).status).toBe(422);
    const { items } = (await change(POWER)).result;
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ id, quantity: 2, prescription: POWER });
  });

  test('CART-15 glasses with a power that were added twice are counted in pieces and get no boxes', async () => {
    const glasses = { ...FRAME, powerType: 'single_vision' as const, ...(await aPackage('single_vision')) };
    await add({ ...glasses, prescription: POWER });
    const { id, prescription } = await lineOf({ ...glasses, prescription: POWER });
    expect((await decrease(id, 1)).result.itemsQty).toBe(1);
    expect(prescription).toEqual(POWER);
    const other = await lineOf(glasses);
    const power = { params: { itemId: other.id }, body: { prescription: POWER } };
    const { items } = (await call(app, cartContract.updatePower, power, { token })).result;
    expect(items).toMatchObject([{ quantity: 2 }]);
    expect(items[0]?.prescription).toEqual(POWER);
    expect((await decrease(other.id, 1)).result.itemsQty).toBe(1);
  });

  test('CART-15 another number of boxes changes the quantity', async () => {
    const { id } = await lineOf(LENSES);
    const prescription = { ...LENSES.prescription, right: { ...LENSES.prescription?.right, boxes: '5' } };
    const { result } = await call(
      app,
      cartContract.updatePower,
      { params: { itemId: id }, body: { prescription } },
      { token },
    );
    expect(result.itemsQty).toBe(7);
    expect((await decrease(id, 1)).problem.code).toBe('quantity_fixed');
  });

  test('CART-10 no boxes can be taken off contact lenses for one eye, whatever the other eye says', async () => {
    for (const left of [undefined, {}, { boxes: '' }, { boxes: '0' }]) {
      await call(app, cartContract.clearCart, undefined, { token });
      const { right } = LENSES.prescription ?? {};
      const { id } = await lineOf({ ...LENSES, prescription: { left, right: { ...right, boxes: '4' } } });
      expect((await decrease(id, 3)).problem.code).toBe('quantity_fixed');
      expect((await cartOf()).itemsQty).toBe(4);
    }
  });

  test('CART-10 contact lenses have as many boxes as pieces, also if one eye of an equal line was left out', async () => {
    const { right } = LENSES.prescription ?? {};
    for (const [first, second] of [
      [{ right }, { right, left: { boxes: '3' } }],
      [{ right, left: { boxes: '3' } }, { right }],
    ]) {
      await call(app, cartContract.clearCart, undefined, { token });
      await add({ productId: sentinels.madeToOrderLens, prescription: first });
      const { items } = (await add({ productId: sentinels.madeToOrderLens, prescription: second })).result;
      expect(items).toMatchObject([
        { quantity: 5, prescription: { left: { boxes: '3' }, right: { boxes: '2' } } },
      ]);
    }
  });

  test('CART-19 DELETE cart clears the cart, also an empty one; the cart of an exchange is not cleared', async () => {
    await add(FRAME);
    const exchange = { token, headers: { 'x-service-type': 'exchange' } };
    expect((await call(app, cartContract.clearCart, undefined, exchange)).problem.code).toBe('exchange_cart');
    expect((await call(app, cartContract.clearCart, undefined, { token })).result.items).toEqual([]);
    expect((await call(app, cartContract.clearCart, undefined, { token })).result.items).toEqual([]);
  });

  test('CART-13 a line whose goods have sold out meanwhile is shown and marked as not in stock', async () => {
    await add({ productId: sentinels.twoPieces, powerType: 'frame_only', quantity: 2 });
    const setStock = (quantity: number) =>
      app.db
        .update(stock)
        .set({ quantity })
        .where(eq(stock.productId, Number(sentinels.twoPieces)));
    await setStock(1);
    expect((await cartOf()).items[0]).toMatchObject({
      quantity: 2,
      availableQuantity: 1,
      inStock: false,
      blockedBy: 'stock',
    });
    await setStock(2);
    const [line] = (await cartOf()).items;
    expect(line).toMatchObject({ availableQuantity: 2, inStock: true });
    expect(line?.blockedBy).toBeUndefined();
  });

  test('CART-13 a line whose lenses are no longer offered says so, however many pieces are in stock', async () => {
    const { id } = await lineOf(FRAME);
    await app.db.update(cartLine).set({ packageId: 'withdrawn' }).where(eq(cartLine.id, id));
    expect((await cartOf()).items[0]).toMatchObject({ inStock: false, blockedBy: 'lenses' });
  });

  test('CART-13 if two lines of a product need more than the stock, the first can be bought and the second is marked', async () => {
    const eye = { sph: '-3.50', bc: '8.6', dia: '14.2', boxes: '1' };
    await add(LENSES);
    await add({ ...LENSES, prescription: { left: eye, right: eye } });
    const withStock = async (quantity: number) => {
      const where = eq(stock.productId, Number(sentinels.dailyLens));
      const [before] = await app.db.select().from(stock).where(where);
      await app.db.update(stock).set({ quantity }).where(where);
      const { items } = await cartOf();
      await app.db.update(stock).set({ quantity: before?.quantity }).where(where);
      return items.map((line) => [line.quantity, line.availableQuantity, line.inStock]);
    };
    expect(await withStock(6)).toEqual([
      [3, 4, true],
      [2, 3, true],
    ]);
    expect(await withStock(4)).toEqual([
      [3, 3, true],
      [2, 1, false],
    ]);
    expect(await withStock(2)).toEqual([
      [3, 2, false],
      [2, 0, false],
    ]);
  });

  test('CART-13 a caller with Arabic reads refusals and discounts in Arabic', async () => {
    const as = {
      token: await guest(app, { country: 'SA' }),
      country: 'SA' as const,
      language: 'ar' as const,
    };
    const { problem } = await call(
      app,
      cartContract.addItem,
      { body: { productId: sentinels.outOfStock, powerType: 'frame_only' } },
      as,
    );
    expect(problem.detail).toMatch(/^نفدت كمية/);
    const { result } = await call(app, cartContract.addItem, { body: { ...FRAME, quantity: 2 } }, as);
    expect(result.currencyCode).toBe('SAR');
    expect(result.discountDescription).toMatch(/إطاران/);
  });
});

describe('pictures of a prescription', () => {
  const lens: NewCartItem = { ...FRAME, powerType: 'single_vision', packageId: 'clear-156' };
  const named = (prescription: object): NewCartItem => ({ ...lens, prescription });

  test('RX-08 a picture that was not uploaded is refused and does not replace the values: 422', async () => {
    const answers = [
      await add(named({ imageFileName: 'no-such-file.jpg' })),
      await add(named({ ...POWER, pdImageFileName: 'no-such-file.jpg' })),
      await add({ ...LENSES, prescription: { imageFileName: 'no-such-file.jpg', right: { boxes: '1' } } }),
    ];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
      answers.map(() => [422, 'picture_unknown']),
    );
    expect(answers.map(({ problem }) => Object.keys(problem.fields ?? {}))).toEqual([
      ['prescription.imageFileName'],
      ['prescription.pdImageFileName'],
      ['prescription.imageFileName'],
    ]);
    expect((await cartOf()).items).toEqual([]);
    const { id } = await lineOf(named(POWER));
    const changed = await call(
      app,
      cartContract.updatePower,
      { params: { itemId: id }, body: { prescription: { imageFileName: 'no-such-file.jpg' } } },
      { token },
    );
    expect([changed.status, changed.problem.code]).toEqual([422, 'picture_unknown']);
    expect((await cartOf()).items[0]?.prescription).toEqual(POWER);
  });

  test('RX-08 a stored picture of the caller’s own line is accepted, that of another shopper is not', async () => {
    const { id } = await lineOf(named(POWER));
    await app.db
      .update(cartLine)
      .set({ prescription: { imageFileName: 'own.jpg' } })
      .where(eq(cartLine.id, id));
    expect((await add(named({ imageFileName: 'own.jpg' }))).problem.code).toBe('picture_unknown');
    await app.db.execute(sql`INSERT INTO prescription_picture (name, jpeg) VALUES ('own.jpg', '')`);
    expect((await add(named({ imageFileName: 'own.jpg' }))).status).toBe(200);
    const stranger = await guest(app);
    const refused = await add(named({ imageFileName: 'own.jpg' }), stranger);
    expect([refused.status, refused.problem.code]).toEqual([422, 'picture_unknown']);
  });
});

/** The first lens package that is offered for the standard frame of the tests. */
async function aPackage(powerType: 'single_vision' | 'zero_power'): Promise<Pick<NewCartItem, 'packageId'>> {
  const query = { power_type: powerType };
  const { result } = await call(
    app,
    lensPackageContract.getLensPackages,
    { params: { pid: sentinels.inStockFrame }, query },
    {},
  );
  return { packageId: result.packages[0]?.id };
}
