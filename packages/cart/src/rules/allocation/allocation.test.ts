import { Classification } from '@lunette/catalog/contract';
import { COUNTRY_CODES, taxPartsTo, type CountryCode } from '@lunette/country-config';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, type AllocatedTotals, type PieceShare } from './allocation.ts';
import {
  addedTax,
  discountKind,
  expressPart,
  offerAmount,
  shippingFee,
  storeDiscounts,
  TERMS,
  totalsOf,
  type DiscountKind,
  type GoodsLine,
  type MinorDiscount,
  type Shopper,
  type StoredDiscount,
  type TaxedLine,
} from '../index.ts';
import { shareOut } from './shareOut.ts';

type Line = GoodsLine & TaxedLine;

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
const worth = ({ price, discount, offer, shipping, express, fee, tax }: PieceShare, taxIncluded: boolean) =>
  price - discount - offer + shipping + express + fee + (taxIncluded ? 0 : tax);
const tendersOf = ({ voucher, credit, wallet, paid }: PieceShare) => [voucher, credit, wallet, paid];
const usedOf = ({ discounts }: AllocatedTotals, ...kinds: DiscountKind[]) =>
  sum(discounts.filter((one) => kinds.includes(discountKind(one))).map(({ amount }) => amount));

const frame = (productId: string, price: number, more: Partial<Line> = {}): Line => ({
  productId,
  name: productId,
  brand: 'Lunette',
  price,
  selling: price,
  firstBuy: null,
  lenses: null,
  supplyPercent: 0,
  quantity: 1,
  classification: 'eyeframe',
  isPrescription: false,
  taxPercent: 5,
  ...more,
});

interface How {
  delivery?: 'standard' | 'express';
  fee?: number;
  taxPercent?: number;
  exempts?: boolean;
  offer?: boolean;
  state?: string;
}

/** The totals of an order under the rules of its country. */
function totalsIn(
  country: CountryCode,
  lines: Line[],
  granted: StoredDiscount[],
  { delivery = 'standard', fee = 0, taxPercent = 0, exempts = false, offer = false, state = '' }: How = {},
): AllocatedTotals {
  const terms = TERMS[country];
  const store = granted.filter(({ type }) => type === 'implicit');
  const shipping = shippingFee(lines, store, terms, delivery);
  const place = { place: 'Here', percent: taxPercent, exemptsPrescriptions: exempts };
  const taxParts = taxPartsTo(country, state);
  const added = terms.taxIncluded
    ? { shipping, taxParts }
    : { shipping, salesTax: addedTax(lines, store, place) };
  const before = totalsOf(lines, terms, granted, added);
  const bank = { percent: 10, most: 50_000, least: 1 };
  const all: StoredDiscount[] = offer
    ? [...granted, { type: 'implicit', code: 'offer', amount: offerAmount(bank, before.total) }]
    : granted;
  const totals = totalsOf(lines, terms, all, { ...added, payment: fee });
  return { ...totals, express: expressPart(shipping, delivery, terms) };
}

describe('shares of an amount', () => {
  test('the sum of the first shares is their exact part, rounded once, and the last share takes the rest', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(shareOut(1, [1, 1, 1])).toEqual([0, 1, 0]);
    expect(shareOut(1_000, [410_000, 380_000])).toEqual([519, 481]);
  });

  test('if all goods are free of charge, the shares are equal', () => {
    expect(shareOut(9_900, [0, 0])).toEqual([4_950, 4_950]);
    expect(shareOut(0, [])).toEqual([]);
  });
});

describe('shares of the pieces', () => {
  test('two frames with the bag discount, a voucher and cash: each piece has its share of each', () => {
    const lines = [frame('1', 410_000), frame('2', 390_000)];
    const granted: StoredDiscount[] = [
      { type: 'implicit', amount: 50_000 },
      { type: 'gv', amount: 100_000 },
    ];
    const [[first], [second]] = allocate(lines, totalsIn('IN', lines, granted, { fee: 4_900 })) as [
      [PieceShare],
      [PieceShare],
    ];
    expect(first).toMatchObject({
      price: 410_000,
      discount: 25_625,
      fee: 2_511,
      voucher: 51_250,
      paid: 335_636,
    });
    expect(second).toMatchObject({
      price: 390_000,
      discount: 24_375,
      fee: 2_389,
      voucher: 48_750,
      paid: 319_264,
    });
  });

  test('a discount for one product lowers only the pieces of that product', () => {
    const lines = [frame('1', 300_000, { quantity: 2 }), frame('2', 200_000)];
    const gold = { type: 'implicit' as const, code: 'gold', amount: 200_000, productIds: ['2'] };
    const [own, free] = allocate(lines, totalsIn('IN', lines, [gold]));
    expect(own?.map(({ discount, paid }) => [discount, paid])).toEqual([
      [0, 300_000],
      [0, 300_000],
    ]);
    expect(free?.map(({ discount, paid }) => [discount, paid])).toEqual([[200_000, 0]]);
  });

  test('sales tax is allocated to the pieces that are taxed, shipping to those that are sent', () => {
    const lines = [
      frame('1', 6_000, { isPrescription: true }),
      frame('2', 1_000),
      frame('3', 500, { classification: 'services' }),
    ];
    const totals = totalsIn('US', lines, [], { taxPercent: 8, exempts: true, delivery: 'express' });
    const shares = allocate(lines, totals).flat();
    expect(shares.map(({ tax }) => tax)).toEqual([0, 80, 40]);
    expect(shares.map(({ shipping, express }) => shipping + express)).toEqual([1_200, 200, 0]);
  });
});

const SHOPPER: Shopper = {
  isNew: false,
  isMember: true,
  loyalty: { goldPid: '9', brandsAllowed: ['Lunette'], classificationsAllowed: ['eyeframe'] },
};
const line: fc.Arbitrary<Line> = fc
  .record({
    productId: fc.constantFrom('1', '2', '3', '4'),
    selling: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 2_000_000 })),
    options: fc.oneof(fc.constant(0), fc.integer({ min: -20_000, max: 900_000 })),
    firstBuy: fc.constantFrom(null, 0, 100),
    quantity: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5 })),
    classification: fc.constantFrom(...Classification.options),
    isPrescription: fc.boolean(),
    taxPercent: fc.constantFrom(5, 18),
    supplyPercent: fc.constantFrom(0, 0, 5, 10),
    brand: fc.constantFrom('Lunette', 'Other'),
  })
  .map(({ options, selling, ...one }) => {
    const price = Math.max(0, selling + options);
    const lenses = options > 0 ? options : null;
    return { ...one, name: one.productId, price, selling: Math.min(selling, price), lenses };
  });
const own: fc.Arbitrary<MinorDiscount> = fc.record(
  {
    type: fc.constantFrom('gv', 'sc', 'lunette'),
    code: fc.constant('wallet'),
    amount: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 3_000_000 })),
  },
  { requiredKeys: ['type', 'amount'] },
);
const anyOrder = fc.record({
  country: fc.constantFrom(...COUNTRY_CODES),
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  isNew: fc.boolean(),
  own: fc.array(own, { maxLength: 4 }),
  delivery: fc.constantFrom('standard' as const, 'express' as const),
  fee: fc.constantFrom(0, 1, 4_900),
  taxPercent: fc.constantFrom(0, 4, 7.25, 8.875),
  exempts: fc.boolean(),
  offer: fc.boolean(),
  state: fc.constantFrom('', 'Karnataka', 'Maharashtra'),
  order: fc.array(fc.nat(), { minLength: 25, maxLength: 25 }),
});

/** `pnpm --filter @lunette/cart allocation:proof` tries a million orders. */
const ORDERS = Number(process.env['ALLOCATION_ORDERS'] ?? 2_000);

test(
  'the shares of any order add up exactly, and no set of pieces was paid with more than the order',
  { timeout: 0 },
  () => {
    fc.assert(
      fc.property(anyOrder, ({ country, lines, isNew, own: money, order, ...how }) => {
        const store = storeDiscounts(lines, country, { ...SHOPPER, isNew });
        const totals = totalsIn(country, lines, [...store, ...money], how);
        const byLine = allocate(lines, totals);
        const pieces = byLine.flat();
        const total = (key: keyof PieceShare) => sum(pieces.map((piece) => piece[key]));

        expect(byLine.map((shares) => shares.length)).toEqual(lines.map(({ quantity }) => quantity));
        expect({
          price: total('price'),
          discount: total('discount'),
          offer: total('offer'),
          shipping: total('shipping'),
          express: total('express'),
          fee: total('fee'),
          tax: total('tax'),
          voucher: total('voucher'),
          credit: total('credit'),
          wallet: total('wallet'),
          paid: total('paid'),
        }).toEqual({
          price: totals.subTotal,
          discount: usedOf(totals, 'implicit', 'first-frame', 'gold', 'supply'),
          offer: usedOf(totals, 'offer'),
          shipping: totals.shipping - totals.express,
          express: totals.express,
          fee: totals.paymentFee,
          tax: totals.totalTax,
          voucher: usedOf(totals, 'gv', 'lunette'),
          credit: usedOf(totals, 'sc'),
          wallet: usedOf(totals, 'wallet'),
          paid: totals.total,
        });
        for (const piece of pieces) {
          if (Object.values(piece).some((amount) => amount < 0)) expect(piece).toBe('not below zero');
          if (sum(tendersOf(piece)) !== worth(piece, totals.taxIncluded)) expect(piece).toBe('paid exactly');
        }

        // The pieces are returned one after the other, in any order.
        const returned = pieces
          .map(({ paid }, at) => ({ paid, turn: order[at] ?? 0 }))
          .toSorted((one, other) => one.turn - other.turn);
        const back = returned.map((_, at) => sum(returned.slice(0, at + 1).map(({ paid }) => paid)));
        expect(Math.max(...back)).toBe(totals.total);
        expect(back.at(-1)).toBe(totals.total);
      }),
      { numRuns: ORDERS },
    );
  },
);

test('a discount for one product leaves the price of the other lines unchanged', () => {
  fc.assert(
    fc.property(anyOrder, ({ lines }) => {
      const amount = sum(lines.filter(({ productId }) => productId === '1').map((one) => one.selling));
      const given = { type: 'implicit' as const, code: 'gold', amount, productIds: ['1'] };
      const others = allocate(lines, totalsIn('IN', lines, [given])).filter(
        (_, at) => lines[at]?.productId !== '1',
      );
      expect(sum(others.flat().map(({ discount }) => discount))).toBe(0);
    }),
  );
});
