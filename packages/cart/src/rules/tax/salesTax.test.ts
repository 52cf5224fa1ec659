import { Classification } from '@lunette/catalog/contract';
import { salesTaxAt, type SalesTax } from '@lunette/country-config';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addedTax, totalsOf, TERMS, type TaxedLine } from '../index.ts';
import { worthAfter } from '../allocation/worthAfter.ts';

const NEW_YORK: SalesTax = { place: 'New York', percent: 8, exemptsPrescriptions: true };

const alder: TaxedLine = {
  productId: '100101',
  name: 'Alder',
  price: 10_300,
  quantity: 1,
  classification: 'eyeframe',
  isPrescription: true,
  taxPercent: 0,
};
const marram: TaxedLine = {
  productId: '200101',
  name: 'Marram',
  price: 9_500,
  quantity: 1,
  classification: 'sunglasses',
  isPrescription: false,
  taxPercent: 0,
};

test('CART-01 the example of the payment page: 8% on the sunglasses, and the prescription glasses are exempt', () => {
  const salesTax = addedTax([alder, marram], [], NEW_YORK);
  expect(salesTax).toEqual({
    place: 'New York',
    percent: 8,
    taxed: 9_500,
    names: ['Marram'],
    hasExempt: true,
    amount: 760,
  });
  expect(totalsOf([alder, marram], TERMS.US, [], { shipping: 0, salesTax })).toMatchObject({
    subTotal: 19_800,
    totalTax: 760,
    total: 20_560,
  });
});

test('CART-01 if prescriptions are not exempt, all goods are taxed', () => {
  const california = salesTaxAt('95014') as SalesTax;
  expect(addedTax([alder, marram], [], california)).toMatchObject({
    percent: 7.25,
    taxed: 19_800,
    names: ['Alder', 'Marram'],
    hasExempt: false,
    amount: 1_436,
  });
});

test('CART-01 a discount of the store lowers the taxed amount by the share of the taxed goods', () => {
  const bag = { type: 'implicit' as const, amount: 1_980 };
  expect(addedTax([alder, marram], [bag], NEW_YORK).taxed).toBe(8_550);
  const gold = { type: 'implicit' as const, code: 'gold', amount: 5_000, productIds: ['100101'] };
  expect(addedTax([alder, marram], [gold], NEW_YORK).taxed).toBe(9_500);
});

test('CART-17 a voucher pays the tax too, and does not lower it', () => {
  const salesTax = addedTax([marram], [], NEW_YORK);
  const totals = totalsOf([marram], TERMS.US, [{ type: 'gv', amount: 50_000 }], { shipping: 695, salesTax });
  expect(totals).toMatchObject({ totalTax: 760, totalDiscount: 9_500 + 695 + 760, total: 0 });
});

const line: fc.Arbitrary<TaxedLine> = fc.record({
  productId: fc.constantFrom('1', '2', '3'),
  name: fc.constantFrom('Alder', 'Marram', 'Neem'),
  price: fc.integer({ min: 0, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  classification: fc.constantFrom(...Classification.options),
  isPrescription: fc.boolean(),
  taxPercent: fc.constant(0),
});
const discount = fc.record({
  type: fc.constant('implicit' as const),
  amount: fc.integer({ min: 0, max: 50_000_000 }),
  productIds: fc.constantFrom<(string[] | undefined)[]>(['1'], ['2', '3'], undefined),
});
const worthOf = (lines: TaxedLine[]) =>
  lines.map(({ productId, price, quantity }) => ({ productId, worth: price * quantity }));
const bag = fc.tuple(fc.array(line, { maxLength: 12 }), fc.array(discount, { maxLength: 4 }));

test('CART-01 the shares of the discounts add up to the whole, and no line falls below zero', () => {
  fc.assert(
    fc.property(bag, ([lines, discounts]) => {
      const given = discounts.map(({ productIds, ...one }) => ({
        ...one,
        ...(productIds && { productIds }),
      }));
      const worths = worthAfter(worthOf(lines), given);
      expect(worths.every((worth) => Number.isSafeInteger(worth) && worth >= 0)).toBe(true);
      const all = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const left = worths.reduce((sum, worth) => sum + worth, 0);
      const off = given.reduce((sum, { amount }) => sum + amount, 0);
      expect(left).toBe(Math.max(0, all - off));
    }),
  );
});

test('CART-01 all goods are taxed or exempt: both parts together are the price of the goods', () => {
  fc.assert(
    fc.property(bag, ([lines, discounts]) => {
      const given = discounts.map(({ productIds, ...one }) => ({
        ...one,
        ...(productIds && { productIds }),
      }));
      const taxed = addedTax(lines, given, NEW_YORK).taxed;
      const all = addedTax(lines, given, { ...NEW_YORK, exemptsPrescriptions: false }).taxed;
      const worths = worthAfter(worthOf(lines), given);
      const exempt = worths.reduce((sum, worth, at) => sum + (lines[at]?.isPrescription ? worth : 0), 0);
      expect(taxed + exempt).toBe(all);
    }),
  );
});
