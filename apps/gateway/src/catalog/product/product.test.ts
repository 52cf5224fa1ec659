import {
  barcodeContract,
  buyOptionsContract,
  productContract,
  reviewContract,
  threeSixtyContract,
} from '@lunette/catalog/contract';
import { barcodeOf } from '@lunette/catalog/rules';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { call, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import { takeStock } from '../stock/stock.ts';

const app = await testGatewayApp();
const read = (id: string, as: CallAs = {}) => call(app, productContract.getProduct, { params: { id } }, as);
const valueOf = (items: { name: string; value: string }[], name: string) =>
  items.find((item) => item.name === name)?.value;

test('PDP-01 an unknown product is not found', async () => {
  for (const id of ['999999', 'alder', '0', '99999999999', '-1']) {
    const { status, problem } = await read(id);
    expect(status, id).toBe(404);
    expect(problem.code).toBe('product_not_found');
  }
});

test('PDP-01 a product has the fields of the specification', async () => {
  const { result } = await read(sentinels.inStockFrame);
  expect(result).toMatchObject({
    id: '100101',
    sku: 'eye-ls-ald-132-havana',
    modelName: 'Alder',
    brandName: 'Lunette Studio',
    fullName: 'Lunette Studio Alder, Havana tortoise',
    type: 'Eyeglasses',
    classification: 'eyeframe',
    jit: false,
    isPlano: true,
    powerRequired: 'POWER_OPTIONAL',
    frameColour: 'Havana tortoise',
    seoMetaCanonical: '/product/alder-132-havana-100101',
    stock: { label: 'many' },
    measures: {
      frameWidth: 132,
      lensWidth: 47,
      lensHeight: 43,
      bridge: 21,
      temple: 145,
      shape: 'panto',
      rim: 'full',
    },
  });
  expect(result.prices).toEqual([
    { name: 'Market Price', price: 4500, currencyCode: 'INR' },
    { name: 'Lunette Price', price: 3200, currencyCode: 'INR' },
  ]);
  expect(result.seoAlternateUrl.map(({ hrefLang }) => hrefLang)).toContain('ar-ae');
  expect(result.imageUrlsDetail.map(({ label }) => label)).toEqual([
    'Front',
    'Three-quarter',
    'Image_About_Product_1',
    'Image_About_Product_2',
  ]);
  expect(result.colours.map(({ name }) => name)).toEqual([
    'Havana tortoise',
    'Ink',
    'Forest',
    'Clear crystal',
    'Navy',
  ]);
  expect(result.sizes.map(({ frameWidth }) => frameWidth)).toEqual([132, 139]);
  expect(result.prescriptionType.map(({ id }) => id)).toEqual([
    'single_vision',
    'reading',
    'progressive',
    'zero_power',
    'frame_only',
  ]);
  expect(result.reviews).toHaveLength(10);
  expect(result.rating.count).toBeGreaterThan(15);
  expect(result.frameDetails).toEqual([
    { name: 'Size', value: 'Medium' },
    { name: 'MEASURE', value: '47□21–145' },
  ]);
});

test('PDP-01 the general specifications have Collection, Frame colour, Frame Size and Size', async () => {
  const { result } = await read(sentinels.inStockFrame);
  const general = result.specifications.find(({ name }) => name === 'General')?.items ?? [];
  expect(valueOf(general, 'Collection')).toBe('Studio 04');
  expect(valueOf(general, 'Frame colour')).toBe('Havana tortoise');
  expect(valueOf(general, 'Frame Size')).toBe('Medium');
  expect(valueOf(general, 'Size')).toBe('47□21–145');
});

test('CATG-10 a product has type, shape, colour, size, wearer, gender, material, collection, model number and weight', async () => {
  const { result } = await read(sentinels.inStockFrame);
  const items = result.specifications.flatMap((group) => group.items);
  for (const [name, value] of [
    ['Type', 'Eyeglasses'],
    ['Shape', 'Panto'],
    ['Frame colour', 'Havana tortoise'],
    ['Frame Size', 'Medium'],
    ['Suited for', 'Single vision, bifocal, progressive'],
    ['Gender', 'Unisex'],
    ['Material', 'Bio-acetate'],
    ['Collection', 'Studio 04'],
    ['Model no.', 'LS-ALD-132'],
    ['Weight', '24 g'],
  ] as const)
    expect(valueOf(items, name), name).toBe(value);
});

test('PDP-01 similar frames have the same width and other shapes', async () => {
  const { result } = await read(sentinels.inStockFrame);
  expect(result.similar).toHaveLength(4);
  for (const { frameWidth, model_name } of result.similar) {
    expect(Math.abs((frameWidth ?? 0) - 132)).toBeLessThanOrEqual(2);
    expect(model_name).not.toBe('Alder');
  }
});

test('PDP-06 the first lens type depends on the kind of goods', async () => {
  const first = async (id: string) => (await read(id)).result.prescriptionType[0];
  expect(await first(sentinels.computerFrame)).toMatchObject({ id: 'zero_power', title: 'Zero Power' });
  expect(await first(sentinels.readingFrame)).toMatchObject({ id: 'frame_only', title: 'Frame Only' });
  expect(await first(sentinels.powerSunglasses)).toMatchObject({
    id: 'without_power',
    title: 'Without Power',
  });
  expect((await read(sentinels.plainSunglasses)).result.prescriptionType).toHaveLength(1);
  expect((await read(sentinels.accessory)).result.prescriptionType).toEqual([]);
  expect((await read(sentinels.computerFrame)).result.fullName).toContain('Computer');
});

test('PDP-07 a frame that may be free as a first frame has a First Buy Price, in India only', async () => {
  const neem = '101101';
  expect((await read(neem)).result.prices.at(-1)).toMatchObject({ name: 'First Buy Price', price: 0 });
  expect((await read(neem, { country: 'US' })).result.prices).toHaveLength(2);
});

test('PDP-01 the answer has the stock as it is: none, one, few, many; services never run out', async () => {
  const label = async (id: string) => (await read(id)).result.stock;
  expect(await label(sentinels.outOfStock)).toEqual({ availableQuantity: 0, label: 'out' });
  expect(await label(sentinels.onePiece)).toEqual({ availableQuantity: 1, label: 'one' });
  expect((await label(sentinels.fewPieces)).label).toBe('few');
  expect((await label(sentinels.service)).label).toBe('many');
  await app.db.transaction((tx) => takeStock(tx, [{ productId: sentinels.twoPieces, quantity: 1 }]));
  expect(await label(sentinels.twoPieces)).toEqual({ availableQuantity: 1, label: 'one' });
});

test('CTRY-02 a product is priced in the currency of the country and described in its language', async () => {
  const { result } = await read(sentinels.inStockFrame, { country: 'AE', language: 'ar' });
  expect(result.prices[1]).toEqual({ name: 'Lunette Price', price: 350, currencyCode: 'AED' });
  expect(result.modelName).toBe('ألدر');
  expect(result.specifications[0]?.items.find(({ name }) => name === 'الشكل')?.value).toBe('بانتو');
});

test('GLOB-01 goods of every kind have a page, the membership at its own id', async () => {
  for (const [id, classification] of [
    [sentinels.dailyLens, 'contact_lens'],
    [sentinels.solution, 'contact_lens_solution'],
    [sentinels.accessory, 'accessories'],
    [sentinels.service, 'services'],
    [sentinels.membership, 'loyalty_services'],
  ] as const)
    expect((await read(id)).result).toMatchObject({ id, classification, measures: null });
  const lens = (await read(sentinels.dailyLens)).result;
  expect(lens.fullName).toBe('Aqua Daily, 30 lenses');
  expect(valueOf(lens.specifications[0]?.items ?? [], 'Pack')).toBe('30 lenses');
  expect((await read(sentinels.accessory)).result.colours).toHaveLength(4);
});

test('PDP-01 every colour leads to the current width, and widths of one size name have different labels', async () => {
  const narrow = (await read(sentinels.inStockFrame)).result;
  expect(narrow.sizes.map(({ label }) => label)).toEqual(['Medium, narrower', 'Medium, wider']);
  for (const { id, frameWidth } of narrow.sizes) {
    const { colours, sizes } = (await read(id)).result;
    expect(colours.map((colour) => colour.id)).toContain(id);
    expect(sizes.map((size) => size.id)).toEqual(narrow.sizes.map((size) => size.id));
    for (const colour of colours)
      expect((await read(colour.id)).result.measures?.frameWidth, colour.name).toBe(frameWidth);
  }
});

describe('the 360-degree view', () => {
  const status = (sku: string) => call(app, threeSixtyContract.getThreeSixty, { body: { sku_id: sku } });

  test('PDP-11 a frame has pictures of one turn, which all its sizes share and the asset service has', async () => {
    const { sku, hasThreeSixty, sizes } = (await read(sentinels.inStockFrame)).result;
    expect(hasThreeSixty).toBe(true);
    const { result } = await status(sku);
    expect(result).toMatchObject({ sku_id: sku, available: true, width: 800, height: 384 });
    expect(new Set(result.images).size).toBe(24);
    for (const url of result.images)
      expect((await app.http.inject({ url })).headers['content-type'], url).toBe('image/avif');
    for (const { id } of sizes)
      expect((await status((await read(id)).result.sku)).result.images).toEqual(result.images);
  });

  test('PDP-11 goods that are not frames have none, and an unknown SKU is not found', async () => {
    const { sku, hasThreeSixty } = (await read(sentinels.solution)).result;
    expect(hasThreeSixty).toBe(false);
    expect((await status(sku)).result).toMatchObject({ available: false, images: [] });
    expect((await status('eye-unknown')).problem.code).toBe('product_not_found');
  });
});

describe('a barcode', () => {
  const find = (barCodeId: string, as: CallAs = {}) =>
    call(app, barcodeContract.getProductOfBarcode, { query: { barCodeId } }, as);

  test('GLOB-05 PDP-12 a barcode that is misread, of another shop or of an unknown product is not found', async () => {
    for (const code of ['2000001001010', '4006381333931', 'x', barcodeOf('999999')])
      expect((await find(code)).status, code).toBe(404);
  });

  test('GLOB-05 PDP-12 the barcode on the label leads to the product, and the product page shows it', async () => {
    const code = barcodeOf(sentinels.inStockFrame);
    expect((await find(code)).result).toMatchObject({ pid: sentinels.inStockFrame });
    const items = (await read(sentinels.inStockFrame)).result.specifications.flatMap((group) => group.items);
    expect(valueOf(items, 'Barcode')).toBe(code);
  });
});

describe('reviews', () => {
  const page = (productId: string, query: { count?: number; page?: number }) =>
    call(app, reviewContract.getReviews, { params: { productId }, query: { count: 10, page: 0, ...query } });

  test('PDP-10 reviews of an unknown product are not found', async () => {
    expect((await page('999999', {})).status).toBe(404);
  });

  test('PDP-10 reviews are answered ten to a page, the reader’s language first, newest first in each, and end', async () => {
    const [first, second] = [(await page('100101', {})).result, (await page('100101', { page: 1 })).result];
    expect(first.reviews).toHaveLength(10);
    expect(first.count).toBeGreaterThan(15);
    const read = [...first.reviews, ...second.reviews];
    const languages = read.map(({ language }) => language);
    expect(new Set(languages)).toEqual(new Set(['en', 'ar']));
    expect(languages).toEqual(languages.toSorted().reverse());
    for (const language of ['en', 'ar']) {
      const dates = read.filter((review) => review.language === language).map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().reverse());
    }
    const arabic = await call(
      app,
      reviewContract.getReviews,
      { params: { productId: '100101' }, query: { count: 10, page: 0 } },
      { language: 'ar' },
    );
    expect(arabic.result.reviews[0]?.language).toBe('ar');
    expect(arabic.result.reviews[0]?.text).toMatch(/^\p{Script=Arabic}/u);
    expect((await page('100101', { page: 99 })).result.reviews).toEqual([]);
    expect((await page('100101', { count: 51 })).status).toBe(422);
  });
});

describe('the ways in which a product can be bought', () => {
  const groupsOf = async (productId: string, as: CallAs = {}) =>
    call(app, buyOptionsContract.getBuyOptions, { query: { productId } }, as);

  test('PDP-12 the buy options of an unknown product are not found, and a call without a product is refused', async () => {
    expect((await groupsOf('999999')).problem.code).toBe('product_not_found');
    expect((await app.http.inject('/v2/products/product/buyoptions/group')).statusCode).toBe(422);
  });

  test('PDP-12 a frame is bought alone, with lenses or with lenses in a power, each with its price', async () => {
    const { groups } = (await groupsOf(sentinels.inStockFrame)).result;
    expect(
      groups.map(({ id, title, options }) => [id, title, options.map((option) => option.power_type)]),
    ).toEqual([
      ['alone', 'Without lenses', ['frame_only']],
      ['lenses', 'With lenses', ['zero_power']],
      ['power', 'With lenses in your power', ['single_vision', 'reading', 'progressive']],
    ]);
    const { prices, prescriptionType } = (await read(sentinels.inStockFrame)).result;
    const selling = prices.find(({ name }) => name === 'Lunette Price')?.price ?? 0;
    for (const { options } of groups)
      for (const { power_type, price } of options) {
        const from = prescriptionType.find(({ id }) => id === power_type)?.from?.value ?? 0;
        expect(price, String(power_type)).toEqual({ value: selling + from, currencyCode: 'INR' });
      }
  });

  test('PDP-12 goods without a power type are bought alone, in the language and the currency of the country', async () => {
    const { groups } = (await groupsOf('500101', { country: 'AE', language: 'ar' })).result;
    expect(groups.map(({ id, options }) => [id, options.map(({ power_type }) => power_type)])).toEqual([
      ['alone', [null]],
    ]);
    expect(groups[0]?.options[0]?.price.currencyCode).toBe('AED');
    expect(groups[0]?.title).toBe('من دون عدسات');
  });
});

test('API-08 the product paths are those of the specification', () => {
  const mounted = app.mounted.map(({ method, path }) => `${method} ${path}`);
  for (const path of [
    'GET /v2/products/product/:id',
    'GET /v2/products/product/buyoptions/group',
    'GET /v2/products/carouselbanner',
    'POST /v2/ditto/email',
  ])
    expect(mounted).toContain(path);
});
