import { describe, expect, test } from 'vitest';
import { COUNTRY_CODES } from '../country/country.ts';
import { sellerOf } from './seller.ts';
import { statesOf } from '../address/states.ts';
import { hsnOf, taxPartsTo, taxPercentOf, type TaxedGoods } from './tax.ts';

const GOODS: TaxedGoods[] = [
  'frame',
  'corrective_glasses',
  'contact_lens',
  'plain_glasses',
  'sunglasses',
  'solution',
  'accessory',
  'service',
  'membership',
];
const ratesOf = (country: (typeof COUNTRY_CODES)[number], day: string) =>
  GOODS.map((goods) => taxPercentOf(country, goods, day));

describe('rates of tax', () => {
  test('India: 5% on frames, corrective glasses and contact lenses since 22 September 2025, 12% before; otherwise 18%', () => {
    expect(ratesOf('IN', '2026-11-24')).toEqual([5, 5, 5, 18, 18, 18, 18, 18, 18]);
    expect(ratesOf('IN', '2025-09-22')).toEqual([5, 5, 5, 18, 18, 18, 18, 18, 18]);
    expect(ratesOf('IN', '2025-09-21')).toEqual([12, 12, 12, 18, 18, 18, 18, 18, 18]);
  });

  test('the other countries have one rate for all goods; the United States adds tax by place', () => {
    for (const [country, percent] of [
      ['SG', 9],
      ['AE', 5],
      ['SA', 15],
      ['US', 0],
    ] as const)
      expect(new Set(ratesOf(country, '2026-11-24'))).toEqual(new Set([percent]));
    expect(taxPercentOf('SG', 'frame', '2023-06-01')).toBe(8);
  });
});

test('each kind of goods has its code', () => {
  expect(GOODS.map(hsnOf)).toEqual([
    '9003',
    '900490',
    '900130',
    '900490',
    '900410',
    '330790',
    '4202',
    '999319',
    '999599',
  ]);
});

test('the tax numbers of sellers have the form of their country', () => {
  expect(sellerOf('IN').taxNumber).toMatch(/^29[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/);
  expect(sellerOf('AE').taxNumber).toMatch(/^\d{15}$/);
  expect(sellerOf('SA').taxNumber).toMatch(/^3\d{13}3$/);
});

describe('parts of the tax', () => {
  test("within the seller's state it has two halves, to another state it has one part", () => {
    expect(taxPartsTo('IN', 'Karnataka')).toEqual(['CGST', 'SGST']);
    expect(taxPartsTo('IN', 'Maharashtra')).toEqual(['IGST']);
  });

  test('it has no parts while the state is unknown, and in other countries', () => {
    expect(taxPartsTo('IN', '')).toEqual([]);
    expect(taxPartsTo('IN', undefined)).toEqual([]);
    expect(taxPartsTo('AE', 'Dubai')).toEqual([]);
  });

  test('the state of each seller is a state of addresses', () => {
    for (const country of COUNTRY_CODES) {
      const { state } = sellerOf(country);
      if (state) expect(statesOf(country)).toContain(state);
    }
  });
});
