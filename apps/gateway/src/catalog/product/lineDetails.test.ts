import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { testGatewayApp } from '../../platform/testing/testGateway.ts';
import { lineDetails, type LineChoice } from './lineDetails.ts';
import { stock } from '../schema.ts';
import { returnStock, takeStock } from '../stock/stock.ts';

const app = await testGatewayApp();
const at = { country: 'IN', language: 'en' } as const;

async function detailsOf(choice: LineChoice) {
  const [details] = await lineDetails(app.db, at, [choice]);
  if (!details) throw new Error(`${choice.productId} is not sold`);
  return details;
}
const faultsOf = async (choice: LineChoice) =>
  (await detailsOf(choice)).faults.map(({ field, code }) => `${field} ${code}`);
const frame = sentinels.inStockFrame;

describe('details of a line', () => {
  test('CART-04 an unknown product has none; several lines are answered in the requested order', async () => {
    const details = await lineDetails(app.db, at, [
      { productId: '999999' },
      { productId: sentinels.solution },
      { productId: 'x' },
    ]);
    expect(details.map((each) => each?.productId)).toEqual([undefined, sentinels.solution, undefined]);
    expect(await lineDetails(app.db, at, [])).toEqual([]);
  });

  test('CART-04 name, brand, thumbnail, prices and options of a frame with lenses', async () => {
    const details = await detailsOf({
      productId: frame,
      powerType: 'single_vision',
      packageId: 'screen-156',
      coatingIds: ['water-dust'],
    });
    expect(details).toMatchObject({
      name: 'Alder, Havana tortoise',
      brandName: 'Lunette Studio',
      thumbnail: '/media/frames/628x301/alder-132-havana-front.avif',
      productUrl: '/product/alder-132-havana-100101',
      frameWidth: 132,
      classification: 'eyeframe',
      availableQuantity: 480,
      marketMinor: 450_000,
      sellingMinor: 320_000,
      unitMinor: 410_000,
      boxes: null,
      labDays: 3,
      faults: [],
    });
    expect(details.options.map(({ oid, priceMinor }) => [oid, priceMinor])).toEqual([
      ['screen-156', 60_000],
      ['anti-reflective', 0],
      ['blue-cut', 0],
      ['water-dust', 30_000],
    ]);
  });

  test('CART-04 a frame alone gets its only package automatically and costs less', async () => {
    const details = await detailsOf({ productId: frame, powerType: 'frame_only' });
    expect(details).toMatchObject({ packageId: 'frame-only', unitMinor: 300_000, faults: [] });
  });

  test('CART-04 a frame alone that is cheaper than its lenses would be is free, not below zero', async () => {
    await app.db.execute(sql`
      UPDATE product_price SET selling = 15000 WHERE country = 'IN' AND product_id = ${sentinels.fewPieces}`);
    const details = await detailsOf({ productId: sentinels.fewPieces, powerType: 'frame_only' });
    expect(details).toMatchObject({ sellingMinor: 15_000, unitMinor: 0 });
  });

  test('PDP-04 lenses that do not fit are faults: none chosen, the wrong ones, the wrong coating, two tints', async () => {
    expect(await faultsOf({ productId: frame, powerType: 'single_vision' })).toEqual([
      'packageId package_required',
    ]);
    expect(await faultsOf({ productId: frame, powerType: 'single_vision', packageId: 'tough-160' })).toEqual([
      'packageId package_unsuitable',
    ]);
    expect(
      await faultsOf({
        productId: frame,
        powerType: 'single_vision',
        packageId: 'clear-156',
        coatingIds: ['tint-grey'],
      }),
    ).toEqual(['coatingIds coating_unsuitable']);
    expect(
      await faultsOf({
        productId: sentinels.powerSunglasses,
        powerType: 'with_power',
        packageId: 'sun-150',
        coatingIds: ['tint-grey', 'tint-brown'],
      }),
    ).toEqual(['coatingIds coatings_clash']);
    expect(await faultsOf({ productId: frame, powerType: 'with_power' })).toEqual([
      'powerType power_type_unsuitable',
    ]);
    expect(await faultsOf({ productId: sentinels.solution, packageId: 'clear-156' })).toEqual([
      'packageId options_unsuitable',
    ]);
  });

  test('RX-08 a power that cannot be made is a fault of its field; the power of a frame may be sent later', async () => {
    const lens = { productId: frame, powerType: 'single_vision', packageId: 'clear-156' } as const;
    expect(await faultsOf(lens)).toEqual([]);
    expect(
      await faultsOf({
        ...lens,
        prescription: { right: { sph: '-1.12' }, left: { sph: '-1.00', cyl: '-0.75' } },
      }),
    ).toEqual(['prescription.right.sph off_step', 'prescription.left.axis axis_needed']);
    expect(
      await faultsOf({ productId: sentinels.solution, prescription: { right: { sph: '-1.00' } } }),
    ).toEqual(['prescription power_needless']);
  });

  test('a value that the chosen lens does not use is refused, not stored unseen', async () => {
    expect(
      await faultsOf({
        productId: sentinels.inStockFrame,
        powerType: 'single_vision',
        packageId: 'clear-156',
        prescription: { right: { sph: '-1.00', ap: '+2.00' }, left: { sph: '-1.00', boxes: '5' } },
      }),
    ).toEqual(['prescription.right.ap value_needless', 'prescription.left.boxes value_needless']);
  });

  test('contact lenses need a prescription, and their boxes are the quantity', async () => {
    expect(await faultsOf({ productId: sentinels.dailyLens })).toEqual(['prescription power_required']);
    const eye = { sph: '-2.00', boxes: '2' };
    const details = await detailsOf({
      productId: sentinels.dailyLens,
      prescription: { right: eye, left: { ...eye, boxes: '1' } },
    });
    expect(details).toMatchObject({ boxes: 3, faults: [], powerType: 'contact_lens' });
  });

  test('what is made to order never runs out and takes two weeks', async () => {
    const eye = { sph: '-9.00', boxes: '1' };
    const details = await detailsOf({
      productId: sentinels.madeToOrderLens,
      prescription: { right: eye, left: eye },
    });
    expect(details).toMatchObject({ jit: true, availableQuantity: 99, labDays: 12, faults: [] });
  });

  test('CTRY-02 details follow country and language', async () => {
    const [details] = await lineDetails(app.db, { country: 'SA', language: 'ar' }, [
      { productId: frame, powerType: 'frame_only' },
    ]);
    expect(details).toMatchObject({
      name: 'ألدر، هافانا',
      currencyCode: 'SAR',
      sellingMinor: 36_000,
      unitMinor: 33_500,
    });
  });

  test('PDP-07 a product with a First Buy Price has it in its details', async () => {
    expect(await detailsOf({ productId: '101101', powerType: 'frame_only' })).toMatchObject({
      sellingMinor: 240_000,
      firstBuyMinor: 0,
    });
    expect((await detailsOf({ productId: frame, powerType: 'frame_only' })).firstBuyMinor).toBeNull();
  });
});

describe('stock', () => {
  const piecesOf = async (id: string) =>
    (
      await app.db
        .select()
        .from(stock)
        .where(eq(stock.productId, Number(id)))
    )[0]?.quantity;
  const take = (productId: string, quantity: number) => takeStock(app.db, [{ productId, quantity }]);

  test('nothing is taken when a piece is missing, and the missing goods are returned', async () => {
    expect(await take(sentinels.outOfStock, 1)).toEqual([
      { productId: sentinels.outOfStock, wanted: 1, available: 0 },
    ]);
    const both = [
      { productId: sentinels.fewPieces, quantity: 1 },
      { productId: sentinels.onePiece, quantity: 2 },
    ];
    expect(await takeStock(app.db, both)).toEqual([
      { productId: sentinels.onePiece, wanted: 2, available: 1 },
    ]);
    expect(await piecesOf(sentinels.fewPieces)).toBe(4);
  });

  test('the quantities of two lines of one product are added up', async () => {
    const line = { productId: sentinels.onePiece, quantity: 1 };
    expect(await takeStock(app.db, [line, line])).toHaveLength(1);
  });

  test('of many orders that take the last piece at once, one gets it', async () => {
    const tries = Array.from({ length: 8 }, () =>
      app.db.transaction((tx) => takeStock(tx, [{ productId: sentinels.onePiece, quantity: 1 }])),
    );
    const missing = (await Promise.all(tries)).map((each) => each.length);
    expect(missing.toSorted()).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
    expect(await piecesOf(sentinels.onePiece)).toBe(0);
    await returnStock(app.db, [{ productId: sentinels.onePiece, quantity: 1 }]);
    expect(await piecesOf(sentinels.onePiece)).toBe(1);
  });

  test('orders that take the same goods in a different order cause no deadlock', async () => {
    const lens = { productId: sentinels.dailyLens, quantity: 1 };
    const solution = { productId: sentinels.solution, quantity: 1 };
    const orders = Array.from({ length: 10 }, (_, at) =>
      app.db.transaction((tx) => takeStock(tx, at % 2 === 0 ? [lens, solution] : [solution, lens])),
    );
    expect((await Promise.all(orders)).flat()).toEqual([]);
    expect(await piecesOf(sentinels.dailyLens)).toBe(230);
  });

  test('services never run out', async () => {
    expect(await take(sentinels.service, 50)).toEqual([]);
    expect(await piecesOf(sentinels.service)).toBeNull();
  });
});
