import { expect, test } from 'vitest';
import { filterTitles, priceRangeId } from './filterTitle.ts';
import { defaultLensType, type LensTypeChoice } from './lenses/lensType.ts';
import { discountOf, firstFramePrice, priceNamed } from './price.ts';
import { productType } from './productType.ts';
import { idFromPath, productUrl } from './productUrl.ts';

const prices = [
  { name: 'Market Price', price: 4500, currencyCode: 'INR' },
  { name: 'Lunette Price', price: 3200, currencyCode: 'INR' },
];

test('CATG-06 a "Rs." in a price filter becomes the rupee sign', () => {
  expect(filterTitles('price', 'Rs. 1,000 to Rs. 2,499')).toMatchObject({
    title: 'Rs. 1,000 to Rs. 2,499',
    displayTitle: '₹1,000 to ₹2,499',
  });
  expect(filterTitles('brand', 'Rs. Mills').displayTitle).toBe('Rs. Mills');
});

test('CATG-06 a title longer than 32 characters is cut to 29 and three dots', () => {
  const long = 'Acetate and stainless steel with titanium';
  expect(filterTitles('material', long)).toEqual({
    title: long,
    displayTitle: long,
    trimmedTitle: 'Acetate and stainless steel w...',
  });
  expect(filterTitles('material', 'a'.repeat(32)).trimmedTitle).toBe('a'.repeat(32));
  expect(filterTitles('material', 'a'.repeat(33)).trimmedTitle).toHaveLength(32);
});

test('CATG-06 the title of a colour is never changed', () => {
  const long = 'Burgundy to rose fade over pale gold wire';
  expect(filterTitles('frame_colour', long)).toEqual({ title: long, displayTitle: long, trimmedTitle: long });
});

test('CATG-06 the id of a price range is min_max', () => {
  expect(priceRangeId({ min: 1000, max: 2499 })).toBe('1000_2499');
  expect(priceRangeId({ min: 4000, max: null })).toBe('4000_max');
});

test('PDP-06 the power type that is selected at first', () => {
  const choose = (name: string, ids: string[], extra: Partial<LensTypeChoice> = {}) =>
    defaultLensType({
      classification: 'eyeframe',
      name,
      prescriptionType: ids.map((id) => ({ id }) as LensTypeChoice['prescriptionType'][number]),
      ...extra,
    });
  const usual = ['single_vision', 'progressive', 'zero_power', 'frame_only'];
  expect(choose('Alder', usual)).toBe('single_vision');
  expect(choose('Vesper Computer Glasses', usual)).toBe('zero_power');
  expect(choose('Tide Swimming Goggles', usual)).toBe('frame_only');
  expect(choose('Folio Reading Glasses', usual)).toBe('frame_only');
  const sun = { classification: 'sunglasses' } as const;
  expect(choose('Marram', ['without_power', 'with_power'], sun)).toBe('without_power');
  expect(choose('Marram', ['without_power', 'with_power'], { ...sun, powerSunglasses: true })).toBe(
    'with_power',
  );
  expect(choose('Reef', ['without_power'], { ...sun, powerSunglasses: true })).toBe('without_power');
  expect(choose('Aqua Daily', ['contact_lens'], { classification: 'contact_lens' })).toBe('contact_lens');
  expect(choose('Hard case', [], { classification: 'accessories' })).toBeNull();
});

test('PDP-07 a first frame costs its First Buy Price, and its lenses cost at least 1000 rupees', () => {
  expect(firstFramePrice({ firstBuy: 0, lenses: 0 }, 'IN')).toBe(1000);
  expect(firstFramePrice({ firstBuy: 0, lenses: 600 }, 'IN')).toBe(1000);
  expect(firstFramePrice({ firstBuy: 0, lenses: 1800 }, 'IN')).toBe(1800);
  expect(firstFramePrice({ firstBuy: 300, lenses: 1800 }, 'IN')).toBe(2100);
  expect(firstFramePrice({ firstBuy: 0, lenses: 40 }, 'US')).toBe(40);
});

test('PDP-07 there is no first-frame price without a First Buy Price or without lenses', () => {
  expect(firstFramePrice({ firstBuy: null, lenses: 600 }, 'IN')).toBeNull();
  expect(firstFramePrice({ firstBuy: 0, lenses: null }, 'IN')).toBeNull();
});

test('PDP-14 the product type follows from the prefix of the SKU', () => {
  expect(productType('eye-ls-ald-132-havana')).toBe('eyeglass');
  expect(productType('SUN-LS-MAR-134')).toBe('sunglass');
  expect(productType('contact-aqua-daily-30')).toBe('contact lens');
  expect(productType('watch-1')).toBe('accessories');
  expect(productType('service-gold')).toBe('membership');
  expect(productType('solution-clear-120')).toBe('');
  expect(productType('')).toBe('');
});

test('PDP-15 the discount is the market price less the selling price', () => {
  expect(discountOf(prices)).toBe(1300);
  expect(
    discountOf([
      { name: 'Market Price', price: 38.1 },
      { name: 'Lunette Price', price: 29.05 },
    ]),
  ).toBe(9.05);
  expect(discountOf(prices.slice(1))).toBe(0);
  expect(priceNamed(prices, 'selling')?.price).toBe(3200);
  expect(priceNamed(prices, 'firstBuy')).toBeNull();
});

test('the URL of a product ends with its id', () => {
  expect(productUrl('alder-132-havana', '100101')).toBe('/product/alder-132-havana-100101');
  expect(idFromPath('/product/alder-132-havana-100101')).toBe('100101');
  expect(idFromPath('/product/100101?utm=1')).toBe('100101');
  expect(idFromPath('/catalog/product/view/id/100101/')).toBe('100101');
  expect(idFromPath('/alder-100101.html#top')).toBe('100101');
  expect(idFromPath('/eyeglasses')).toBeNull();
});
