import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barcodeOf, productIdOf } from './barcode.ts';

test('GLOB-05 a barcode has thirteen digits, of which the last is the check digit of GS1', () => {
  expect(barcodeOf('100101')).toBe('2000001001011');
  expect(productIdOf('4006381333931')).toBeNull();
});

test('GLOB-05 a product’s own barcode gives its id, also in the printed form; with one wrong digit it gives null', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.nat(12),
      fc.integer({ min: 1, max: 9 }),
      (id, at, by) => {
        const code = barcodeOf(String(id));
        expect(productIdOf(code)).toBe(String(id));
        expect(productIdOf(`${code[0]} ${code.slice(1, 7)} ${code.slice(7)}`)).toBe(String(id));
        const wrong = code.slice(0, at) + ((Number(code[at]) + by) % 10) + code.slice(at + 1);
        expect(productIdOf(wrong)).toBeNull();
      },
    ),
  );
});

test('GLOB-05 a barcode can be typed in Arabic or Persian digits', () => {
  expect(productIdOf('٢٠٠٠٠٠١٠٠١٠١١')).toBe('100101');
  expect(productIdOf('۲۰۰۰۰۰۱۰۰۱۰۱۱')).toBe('100101');
});
