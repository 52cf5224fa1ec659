import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, fromMinor, toMinor, withGst } from './money.ts';

test('CTRY-02 an amount is written with the sign of its own currency: ₹, $, AED, SAR', () => {
  expect(formatMoney({ value: 3200, currencyCode: 'INR' })).toBe('₹3,200');
  expect(formatMoney({ value: 123456, currencyCode: 'INR' })).toBe('₹1,23,456');
  expect(formatMoney({ value: 38.5, currencyCode: 'SGD' })).toBe('$38.50');
  expect(formatMoney({ value: 149, currencyCode: 'AED' })).toBe('AED\u00a0149');
  expect(formatMoney({ value: 149, currencyCode: 'SAR' })).toBe('SAR\u00a0149');
  expect(formatMoney({ value: 1299.9, currencyCode: 'USD' }, 'IN')).toBe('$1,299.90');
});

test('CTRY-02 an amount without a currency is written with that of the country, India by default', () => {
  expect(formatMoney({ value: 5 }, 'AE')).toBe('AED\u00a05');
  expect(formatMoney({ value: 5 })).toBe('₹5');
});

test('a negative amount has a true minus before its sign', () => {
  expect(formatMoney({ value: -240, currencyCode: 'INR' })).toBe('−₹240');
});

test('conversion to minor units and back gives the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), (minor) => {
      expect(toMinor(fromMinor(minor, 'INR').value)).toBe(minor);
    }),
  );
});

test('CTRY-11 GST price is price + price × percent / 100', () => {
  expect(withGst(1000, 12)).toBe(1120);
});
