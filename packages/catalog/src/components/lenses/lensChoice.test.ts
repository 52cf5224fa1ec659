import { describe, expect, test } from 'vitest';
import { aCoating, aLensPackage, aProduct, lensPackages } from '../../testing/fixtures/index.ts';
import { coatingsOf, packageOf, partsAtLeast, priceParts, totalOf, type LensChoice } from './lensChoice.ts';
import { stepsFor } from '../../rules/buyingWay.ts';

const choice = (part: Partial<LensChoice> = {}): LensChoice => ({
  powerType: 'single_vision',
  packageId: null,
  coatingIds: [],
  how: 'typed',
  step: 'use',
  ...part,
});

describe('the steps of a power type', () => {
  const types = aProduct().prescriptionType;

  test('lenses with a power have three steps, zero power two, and a frame alone one', () => {
    expect(stepsFor(types, 'single_vision')).toEqual(['use', 'lenses', 'power']);
    expect(stepsFor(types, 'zero_power')).toEqual(['use', 'lenses']);
    expect(stepsFor(types, 'frame_only')).toEqual(['use']);
  });

  test('with a single power type there is no step for the use', () => {
    expect(stepsFor(types.slice(0, 1), 'single_vision')).toEqual(['lenses', 'power']);
  });
});

describe('the running price', () => {
  test('the cheapest package is selected until another is chosen, even if another is recommended', () => {
    const dear = aLensPackage({ id: 'dear', price: { value: 2000, currencyCode: 'INR' }, recommended: true });
    const cheap = aLensPackage({ id: 'cheap', recommended: false });
    expect(packageOf([dear, cheap], choice())?.id).toBe('cheap');
    expect(packageOf([dear, cheap], choice({ packageId: 'dear' }))?.id).toBe('dear');
    expect(packageOf([dear, cheap], choice({ packageId: 'of another use' }))?.id).toBe('cheap');
    expect(packageOf([], choice())).toBeNull();
  });

  test('PDP-04 the price is that of the frame, its package and each coating that is not included', () => {
    const lens = lensPackages()[0] ?? null;
    const coatings = coatingsOf(lens, choice({ coatingIds: ['blue', 'unknown'] }));
    expect(coatings.map(({ id }) => id)).toEqual(['clear', 'blue']);
    const parts = priceParts(aProduct(), lens, coatings);
    expect(parts.map(({ title, price }) => `${title} ${price}`)).toEqual([
      'Alder 3200',
      'Clear 1.56 900',
      'Screen filter 600',
    ]);
    expect(totalOf(parts)).toBe(4700);
  });

  test('before the packages are loaded, the price includes the lowest price of the use', () => {
    expect(totalOf(partsAtLeast(aProduct(), choice({ powerType: 'progressive' })))).toBe(6700);
  });

  test('amounts in minor units are added exactly', () => {
    const price = { value: 0.1, currencyCode: 'USD' as const };
    const product = aProduct({ prices: [{ name: 'Lunette Price', price: 0.2, currencyCode: 'USD' }] });
    const coating = aCoating({ included: false, price });
    expect(totalOf(priceParts(product, aLensPackage({ price }), [coating]))).toBe(0.4);
  });
});
