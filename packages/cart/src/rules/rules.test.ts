import { toMinor } from '@lunette/country-config';
import { Classification } from '@lunette/catalog/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CartTotals, Discount } from '../contract/index.ts';
import { bagDiscount } from './totals.ts';
import {
  offerAmount,
  cutName,
  derivedAmounts,
  discountKind,
  footerButton,
  hasQuantity,
  quantityControl,
  shippingFee,
  toFreeShipping,
  stockLabel,
  taxedGoods,
  taxRows,
  TERMS,
  totalsOf,
  wireTotals,
  type MinorDiscount,
  type PricedLine,
  type Terms,
} from './index.ts';

const bagOff = (lines: PricedLine[]): MinorDiscount[] => [
  { type: 'implicit', amount: bagDiscount(lines, TERMS.IN) },
];
const fee = (lines: PricedLine[], delivery?: 'express') =>
  shippingFee(lines, bagOff(lines), TERMS.IN, delivery);
const lacking = (lines: PricedLine[]) => toFreeShipping(lines, bagOff(lines), TERMS.IN);

const NEW_YORK = { place: 'New York', percent: 4, taxed: 0, names: [], hasExempt: false };

type TotalledLine = Parameters<typeof totalsOf>[0][number];
const frame = (price: number, quantity = 1): TotalledLine => ({
  productId: '100101',
  price,
  quantity,
  classification: 'eyeframe',
  taxPercent: 5,
});

describe('name', () => {
  test('CART-09 a name longer than 39 characters is cut to 39 and ends with an ellipsis', () => {
    expect(cutName('x'.repeat(39))).toBe('x'.repeat(39));
    expect(cutName('x'.repeat(40))).toBe(`${'x'.repeat(39)}…`);
  });

  test('CART-09 the limit counts characters as a reader sees them', () => {
    const family = '👨‍👩‍👧';
    expect(cutName(family.repeat(39))).toBe(family.repeat(39));
    expect(cutName(family.repeat(41))).toBe(`${family.repeat(39)}…`);
  });
});

describe('quantity', () => {
  test('CART-10 services, loyalty services, contact lenses and lens solution have no quantity controls', () => {
    for (const classification of [
      'services',
      'loyalty_services',
      'contact_lens',
      'contact_lens_solution',
    ] as const) {
      const control = quantityControl({ classification, quantity: 1, availableQuantity: 9 });
      expect(control).toEqual({ shown: false, canIncrease: false, reason: 'not_countable' });
    }
    expect(Classification.options.filter(hasQuantity)).toEqual(['eyeframe', 'sunglasses', 'accessories']);
  });

  test('CART-10 the quantity cannot be increased when availableQuantity is 1', () => {
    const control = quantityControl({ classification: 'eyeframe', quantity: 1, availableQuantity: 1 });
    expect(control).toEqual({ shown: true, canIncrease: false, reason: 'only_one' });
  });

  test('CART-10 the quantity cannot exceed the stock', () => {
    const control = (quantity: number) =>
      quantityControl({ classification: 'eyeframe', quantity, availableQuantity: 3 });
    expect(control(2)).toEqual({ shown: true, canIncrease: true, reason: null });
    expect(control(3)).toEqual({ shown: true, canIncrease: false, reason: 'all_in_cart' });
    expect(control(4).canIncrease).toBe(false);
    const largest = { classification: 'eyeframe', quantity: 99, availableQuantity: 99 } as const;
    expect(quantityControl(largest)).toEqual({ shown: true, canIncrease: false, reason: 'most' });
  });

  test('CART-11 the label warns of the last piece and of few pieces (2 to 5), and is null otherwise', () => {
    expect([0, 1, 2, 5, 6].map(stockLabel)).toEqual([null, 'one', 'few', 'few', null]);
  });
});

describe('footer button', () => {
  const items = [{ powerType: 'single_vision' as const }];

  test('CART-08 the button says proceed to checkout unless a main text is configured', () => {
    expect(footerButton({ isStudioFlow: false, items }, {}).label).toBe('proceed-to-checkout');
    expect(footerButton({ isStudioFlow: false, items }, { cart_popup: { mainText: 'Buy now' } })).toEqual({
      label: 'configured',
      mainText: 'Buy now',
      subText: null,
    });
  });

  test('CART-08 a studio cart continues with the choice of a store, if the studio flow is enabled', () => {
    const button = (enabled: boolean) =>
      footerButton({ isStudioFlow: true, items }, { studio_flow: { enabled } }).label;
    expect(button(true)).toBe('continue-select-store');
    expect(button(false)).toBe('proceed-to-checkout');
  });

  test('CART-08 the sub-text is shown only for a cart with a product without lenses', () => {
    const cart_popup = { frameOnlyText: 'Frame only, no lenses' };
    expect(footerButton({ isStudioFlow: false, items }, { cart_popup }).subText).toBeNull();
    const frameOnly = { isStudioFlow: false, items: [{ powerType: 'frame_only' as const }] };
    expect(footerButton(frameOnly, { cart_popup }).subText).toBe('Frame only, no lenses');
  });
});

describe('totals', () => {
  test('prices include tax in all countries but the United States', () => {
    const rows = Object.entries(TERMS).map(([code, { taxIncluded }]) => [code, taxIncluded]);
    expect(rows).toEqual([
      ['IN', true],
      ['SG', true],
      ['AE', true],
      ['SA', true],
      ['US', false],
    ]);
  });

  const glasses = frame(410_000);
  const sunglasses = { ...frame(380_000), classification: 'sunglasses' as const, taxPercent: 18 };

  test('goods of 7,900 with bag discount, voucher and credit cost 6,160; only the bag discount lowers the tax', () => {
    const lines = [glasses, sunglasses];
    const granted: MinorDiscount[] = [
      { type: 'sc', amount: 24_000 },
      { type: 'gv', amount: 100_000 },
      { type: 'implicit', amount: bagDiscount(lines, TERMS.IN) },
    ];
    const totals = totalsOf(lines, TERMS.IN, granted, { shipping: fee(lines) });
    expect(totals).toMatchObject({
      subTotal: 790_000,
      totalDiscount: 174_000,
      shipping: 0,
      total: 616_000,
      // 3,840.51 of glasses at 5% and 3,559.49 of sunglasses at 18%.
      totalTax: 18_288 + 54_297,
      taxPercent: 10.88,
    });
    expect(totals.taxLines).toEqual([
      { percent: 5, taxed: 365_763, amount: 18_288, parts: [] },
      { percent: 18, taxed: 301_652, amount: 54_297, parts: [] },
    ]);
    expect(totals.discounts.map(({ type }) => type)).toEqual(['implicit', 'gv', 'sc']);
  });

  test('the tax at a rate has two equal halves, or one part for another state; shipping and fee are taxed with their goods', () => {
    const added = { shipping: 9_900, payment: 4_900 };
    const within = totalsOf([frame(50_000)], TERMS.IN, [], { ...added, taxParts: ['CGST', 'SGST'] });
    expect(within.taxLines).toEqual([
      {
        percent: 5,
        taxed: 61_714,
        amount: 3_086,
        parts: [
          { name: 'CGST', percent: 2.5, amount: 1_543 },
          { name: 'SGST', percent: 2.5, amount: 1_543 },
        ],
      },
    ]);
    const beyond = totalsOf([frame(50_000)], TERMS.IN, [], { ...added, taxParts: ['IGST'] });
    expect(beyond.taxLines?.[0]?.parts).toEqual([{ name: 'IGST', percent: 5, amount: 3_086 }]);
    expect(beyond).toMatchObject({ total: 64_800, taxPercent: 5 });
  });

  test('glasses with a power are corrective; screen glasses and frames alone are not', () => {
    const of = (
      classification: PricedLine['classification'],
      powerType: Parameters<typeof taxedGoods>[0]['powerType'],
      isPrescription = false,
    ) => taxedGoods({ classification, powerType }, isPrescription);
    expect(of('eyeframe', 'single_vision', true)).toBe('corrective_glasses');
    expect(of('sunglasses', 'single_vision', true)).toBe('corrective_glasses');
    expect(of('eyeframe', 'zero_power')).toBe('plain_glasses');
    expect(of('eyeframe', 'frame_only')).toBe('frame');
    expect(of('sunglasses', 'without_power')).toBe('sunglasses');
    expect(
      (['contact_lens', 'contact_lens_solution', 'accessories', 'services', 'loyalty_services'] as const).map(
        (kind) => of(kind, null),
      ),
    ).toEqual(['contact_lens', 'solution', 'accessory', 'service', 'membership']);
  });

  test('an order from before the rates were stored has one row of tax', () => {
    expect(taxRows({ taxPercent: 12, totalTax: 660 })).toEqual([{ percent: 12, amount: 660, parts: [] }]);
    expect(taxRows({ taxPercent: 0, totalTax: 0 })).toEqual([]);
  });

  test('shipping is free from the threshold, for services, and for an empty cart', () => {
    expect(fee([frame(99_899)])).toBe(9_900);
    expect(fee([frame(99_900)])).toBe(0);
    expect(fee([frame(99_900)], 'express')).toBe(14_900);
    expect(fee([{ ...frame(100), classification: 'loyalty_services' }], 'express')).toBe(0);
    expect(fee([])).toBe(0);
  });

  test('the amount that is missing for free shipping is null once nothing is missing, for services and for an empty cart', () => {
    expect(lacking([frame(99_899)])).toBe(1);
    expect(lacking([frame(99_900)])).toBeNull();
    // Two frames of 600 rupees are worth 700 after the bag discount of 500.
    expect(lacking([frame(60_000), frame(60_000)])).toBe(29_900);
    expect(lacking([{ ...frame(100), classification: 'services' }])).toBeNull();
    expect(lacking([])).toBeNull();
  });

  test('CART-02 CART-03 gvAmt has vouchers and the in-house discount, scAmt credit and wallet, implicitAmt also bank offers; netAmountCart is the total', () => {
    const granted: MinorDiscount[] = [
      { type: 'gv', amount: 10_000 },
      { type: 'lunette', amount: 5_000 },
      { type: 'sc', amount: 2_050 },
      { type: 'sc', code: 'wallet', amount: 1_000 },
      { type: 'implicit', amount: 1_000 },
      { type: 'implicit', code: 'offer', amount: 500 },
    ];
    const totals = wireTotals(totalsOf([frame(200_000)], TERMS.IN, granted, { shipping: 0, payment: 4_900 }));
    expect(derivedAmounts(totals)).toEqual({
      gvAmt: 150,
      scAmt: 30.5,
      implicitAmt: 15,
      netAmountCart: totals.total,
    });
    expect(totals.total).toBe(1_853.5);
  });

  test('CART-17 voucher, store credit and wallet are used in this order, also for the delivery, and the total is never negative', () => {
    const own = (amount: number): MinorDiscount[] => [
      { type: 'sc', code: 'wallet', amount },
      { type: 'sc', amount },
      { type: 'gv', amount },
    ];
    const used = (amount: number) => {
      const { discounts, total } = totalsOf([frame(50_000)], TERMS.IN, own(amount), { shipping: 9_900 });
      return [...discounts.map((one) => `${discountKind(one)} ${one.amount}`), total];
    };
    expect(used(10_000)).toEqual(['gv 10000', 'sc 10000', 'wallet 10000', 29_900]);
    expect(used(40_000)).toEqual(['gv 40000', 'sc 19900', 0]);
    const given: MinorDiscount[] = [{ type: 'implicit', amount: 90_000 }];
    expect(totalsOf([frame(50_000)], TERMS.IN, given, { shipping: 9_900 }).total).toBe(9_900);
  });

  test('CART-18 a bank offer takes its percent off what the card pays, within its largest discount and smallest amount', () => {
    const terms = { percent: 10, most: 50_000, least: 150_000 };
    expect([149_999, 150_000, 150_009, 900_000].map((payable) => offerAmount(terms, payable))).toEqual([
      0, 15_000, 15_000, 50_000,
    ]);
  });

  const line = fc.record({
    price: fc.integer({ min: 0, max: 50_000_000 }),
    productId: fc.constantFrom('1', '2'),
    quantity: fc.integer({ min: 1, max: 99 }),
    classification: fc.constantFrom(...Classification.options),
    taxPercent: fc.constantFrom(0, 5, 18),
  });
  const discount = fc.record({
    type: fc.constantFrom(...Discount.shape.type.options),
    code: fc.constantFrom('wallet', 'offer', 'gold', 'first-frame', 'unheard-of', undefined),
    amount: fc.integer({ min: -1_000, max: 100_000_000 }),
  });
  const anyFee = fc.integer({ min: 0, max: 100_000 });
  const terms: fc.Arbitrary<Pick<Terms, 'taxIncluded'>> = fc.record({ taxIncluded: fc.boolean() });
  const anything = fc.tuple(
    fc.array(line, { maxLength: 12 }),
    terms,
    fc.array(discount, { maxLength: 5 }),
    anyFee,
    anyFee,
    anyFee.map((amount) => ({ ...NEW_YORK, amount })),
  );

  test('CART-01 no amount is below zero, and the parts add up to the total', () => {
    fc.assert(
      fc.property(anything, ([lines, terms, granted, shipping, payment, salesTax]) => {
        const totals = totalsOf(lines, terms, granted, { shipping, payment, salesTax });
        const used = totals.discounts.reduce((all, { amount }) => all + amount, 0);
        const tax = terms.taxIncluded ? 0 : totals.totalTax;
        expect(totals.total).toBe(totals.subTotal - used + shipping + payment + tax);
        expect(totals.totalDiscount).toBe(used);
        expect(used).toBeLessThanOrEqual(totals.subTotal + shipping + tax);
        const taxed = totals.taxLines?.reduce((all, { taxed, amount }) => all + taxed + amount, 0) ?? 0;
        if (terms.taxIncluded)
          expect(taxed).toBeLessThanOrEqual(totals.subTotal + totals.shipping + totals.paymentFee);
        const amounts = [
          totals.subTotal,
          totals.totalTax,
          totals.total,
          ...totals.discounts.map(({ amount }) => amount),
        ];
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });

  test('CART-01 totals keep their sums as decimal amounts of the contract', () => {
    fc.assert(
      fc.property(anything, ([lines, terms, granted, shipping, payment, salesTax]) => {
        const totals = totalsOf(lines, terms, granted, { shipping, payment, salesTax });
        const wire = CartTotals.parse(wireTotals(totals));
        expect(toMinor(wire.total)).toBe(totals.total);
        expect(toMinor(derivedAmounts(wire).netAmountCart)).toBe(totals.total);
      }),
    );
  });
});
