import { COUNTRY_CODES } from '@lunette/country-config';
import { expect, test } from 'vitest';
import { accessories } from './goods/accessories.ts';
import { CATEGORIES } from './categories.ts';
import { contactLenses } from './goods/contactLenses.ts';
import { frames } from './frames/frames.ts';
import { mergeGoods } from './goods/goods.ts';
import { reviews } from './reviews/reviews.ts';
import { sentinels, STOCK_OF } from './sentinels.ts';
import { membership, services } from './goods/services.ts';
import { solutions } from './goods/solutions.ts';

const all = () => mergeGoods(frames(), contactLenses(), solutions(), accessories(), services(), membership());
const goods = all();
const kindOf = new Map(goods.models.map(({ id, classification }) => [id, classification]));

test('GLOB-01 the store sells eyeglasses, sunglasses, contact lenses, solutions, accessories, services and the membership', () => {
  const counts = Object.groupBy(goods.products, ({ modelId }) => kindOf.get(modelId) ?? 'accessories');
  expect(goods.products.length).toBeGreaterThanOrEqual(600);
  expect(counts.eyeframe?.length).toBeGreaterThan(300);
  expect(counts.sunglasses?.length).toBeGreaterThan(150);
  expect(counts.contact_lens).toHaveLength(40);
  expect(counts.contact_lens_solution).toHaveLength(14);
  expect(counts.accessories?.length).toBeGreaterThan(20);
  expect(counts.services).toHaveLength(5);
  expect(counts.loyalty_services?.map(({ id }) => String(id))).toEqual([sentinels.membership]);
});

test('the same seed makes the same store', () => {
  expect(all()).toEqual(goods);
  expect(reviews(goods.models)).toEqual(reviews(all().models));
});

test('product numbers, SKUs and slugs are unique', () => {
  for (const key of ['id', 'sku', 'slug'] as const)
    expect(new Set(goods.products.map((product) => product[key])).size, key).toBe(goods.products.length);
});

test('CTRY-01 every product but one has a price in each of the five countries, at or below its market price', () => {
  const sold = Map.groupBy(goods.prices, ({ productId }) => productId);
  const peroxide = goods.models.find(({ slug }) => slug === 'pure-peroxide')?.id;
  for (const { id, modelId } of goods.products)
    expect(sold.get(id)?.map(({ country }) => country)).toEqual(
      modelId === peroxide ? ['IN'] : [...COUNTRY_CODES],
    );
  for (const { selling, market } of goods.prices) {
    expect(selling).toBeGreaterThan(0);
    expect(market).toBeGreaterThanOrEqual(selling);
  }
});

test('PDP-07 some first frames are free for new members, in India only', () => {
  const free = goods.prices.filter(({ firstBuy }) => firstBuy !== null);
  expect(free.length).toBeGreaterThan(0);
  expect(new Set(free.map(({ country }) => country))).toEqual(new Set(['IN']));
});

test('texts are in English and Arabic', () => {
  const arabic = /[\u0600-\u06ff]/;
  for (const { slug, text } of goods.models) {
    expect(text.en.name && text.en.description, slug).toBeTruthy();
    expect(
      arabic.test(text.ar.name) && arabic.test(text.ar.description) && arabic.test(text.ar.brand),
      slug,
    ).toBe(true);
  }
  for (const { slug, text } of goods.products)
    expect(text.en.variant === '' ? text.ar.variant === '' : text.ar.variant !== '', slug).toBe(true);
  for (const { slug, text } of CATEGORIES) expect(arabic.test(text.ar.title), slug).toBe(true);
});

test('stock varies from none to many, and the sentinels have the promised stock', () => {
  const quantities = goods.stock.map(({ quantity }) => quantity);
  for (const level of [0, 1, 2, 3, null]) expect(quantities).toContain(level);
  const ids = new Set(goods.products.map(({ id }) => String(id)));
  for (const [name, id] of Object.entries(sentinels)) expect(ids.has(id), name).toBe(true);
  for (const [id, pieces] of Object.entries(STOCK_OF))
    expect(goods.stock.find(({ productId }) => String(productId) === id)?.quantity, id).toBe(pieces);
});

test('no review repeats another, and none is older than the sale of its product', () => {
  const written = reviews(goods.models);
  expect(written.length).toBeGreaterThan(300);
  expect(new Set(written.map(({ text }) => text)).size).toBe(written.length);
  const launched = new Map(goods.models.map(({ id, launchedOn }) => [id, launchedOn]));
  for (const { modelId, writtenOn } of written) expect(writtenOn > (launched.get(modelId) ?? '')).toBe(true);
});
