import { expect, test } from 'vitest';
import { salesTaxAt } from './salesTax.ts';
import { statesOf } from '../address/states.ts';

test('a ZIP code gives its state, and its city if the city has a higher rate', () => {
  expect(salesTaxAt('12599')).toEqual({
    place: 'New York',
    state: 'New York',
    percent: 4,
    exemptsPrescriptions: true,
  });
  expect(salesTaxAt('10001-1234')).toEqual({
    place: 'New York City',
    state: 'New York',
    percent: 8.875,
    exemptsPrescriptions: true,
  });
  expect(salesTaxAt('94110')).toEqual({
    place: 'San Francisco',
    state: 'California',
    percent: 8.625,
    exemptsPrescriptions: false,
  });
  expect(salesTaxAt('97201')).toMatchObject({ place: 'Oregon', percent: 0 });
});

test('every prefix belongs to one state at most, every state has some, and territories have none', () => {
  const prefixes = Array.from({ length: 1000 }, (_, prefix) => String(prefix).padStart(3, '0'));
  const found = prefixes.flatMap((prefix) => salesTaxAt(`${prefix}01`) ?? []);
  expect(found.every(({ percent }) => percent >= 0 && percent < 12)).toBe(true);
  const places = new Set(found.map(({ place }) => place));
  expect(statesOf('US').filter((state) => !places.has(state))).toEqual([]);
  expect(salesTaxAt('00901')).toBeNull();
  expect(salesTaxAt('96910')).toBeNull();
});
