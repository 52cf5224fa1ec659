import { Classification } from '@lunette/catalog/contract';
import { COUNTRY_CODES } from '@lunette/country-config';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storeDiscounts, TERMS, type GoodsLine, type Shopper } from './index.ts';

const LOYALTY: Shopper['loyalty'] = {
  goldPid: '128269',
  brandsAllowed: ['Lunette Studio', 'Lunette Air'],
  classificationsAllowed: ['eyeframe'],
};
const guest: Shopper = { isNew: false, isMember: false, loyalty: LOYALTY };
const newcomer: Shopper = { ...guest, isNew: true };
const member: Shopper = { ...guest, isMember: true };

function frame(selling: number, change: Partial<GoodsLine> = {}): GoodsLine {
  const lenses = change.lenses === undefined ? 0 : change.lenses;
  return {
    productId: `frame-${selling}`,
    brand: 'Lunette Studio',
    classification: 'eyeframe' as const,
    quantity: 1,
    selling,
    firstBuy: null,
    lenses,
    supplyPercent: 0,
    price: selling + (lenses ?? 0),
    ...change,
  };
}

const gold: GoodsLine = {
  ...frame(60_000, { lenses: null }),
  productId: '128269',
  brand: 'Lunette',
  classification: 'loyalty_services' as const,
};

/** The amount of each discount and its products, by code. */
const taken = (lines: GoodsLine[], shopper: Shopper, country: (typeof COUNTRY_CODES)[number] = 'IN') =>
  Object.fromEntries(
    storeDiscounts(lines, country, shopper).map(({ code = 'bag', amount, productIds = [] }) => [
      code,
      [amount, ...productIds],
    ]),
  );

describe('the free first frame', () => {
  const neem = frame(240_000, { productId: '101101', firstBuy: 0 });

  test('PDP-07 a customer without an order pays a thousand rupees for the lenses and nothing for the frame', () => {
    expect(taken([neem], newcomer)).toEqual({ 'first-frame': [140_000, '101101'] });
    expect(taken([neem], guest)).toEqual({});
  });

  test('PDP-07 lenses above a thousand rupees are paid in full', () => {
    const thin = frame(240_000, { productId: '101101', firstBuy: 0, lenses: 180_000 });
    expect(taken([thin], newcomer)).toEqual({ 'first-frame': [240_000, '101101'] });
  });

  test('PDP-07 only one piece is free: the one that saves the most', () => {
    const dear = frame(300_000, { productId: '101102', firstBuy: 0 });
    expect(taken([{ ...neem, quantity: 3 }, dear], newcomer)).toEqual({
      bag: [TERMS.IN.bagDiscount],
      'first-frame': [200_000, '101102'],
    });
  });

  test('PDP-07 the discount needs lenses and a First Buy Price', () => {
    expect(taken([frame(240_000, { firstBuy: 0, lenses: null })], newcomer)).toEqual({});
    expect(taken([frame(240_000)], newcomer)).toEqual({});
  });
});

describe('Gold membership', () => {
  test('MONEY-04 the cheaper frame of every pair is free, its lenses are paid', () => {
    const lines = [frame(320_000), frame(290_000, { lenses: 60_000 })];
    expect(taken(lines, member)).toMatchObject({ gold: [290_000, 'frame-290000'] });
    expect(taken(lines, guest)).not.toHaveProperty('gold');
    expect(taken([frame(320_000)], member)).toEqual({});
    expect(taken([{ ...frame(320_000), quantity: 5 }], member)).toMatchObject({
      gold: [640_000, 'frame-320000'],
    });
  });

  test('MONEY-04 the product goldPid in the bag counts as membership at once', () => {
    expect(taken([gold, frame(320_000), frame(290_000)], guest)).toMatchObject({
      gold: [290_000, 'frame-290000'],
    });
  });

  test('MONEY-04 only brandsAllowed and classificationsAllowed form a pair', () => {
    const other = frame(290_000, { brand: 'Lunette Sun', classification: 'sunglasses' });
    expect(taken([frame(320_000), other], member)).not.toHaveProperty('gold');
    expect(taken([frame(320_000), frame(290_000, { brand: 'Lunette Read' })], member)).not.toHaveProperty(
      'gold',
    );
  });

  test('MONEY-04 PDP-07 no piece is free twice, and the cheapest combination is chosen', () => {
    const neem = frame(240_000, { productId: '101101', firstBuy: 0 });
    const both = { ...newcomer, isMember: true };
    // As the second frame of a pair it is free; as the first frame, its lenses would cost a thousand rupees.
    expect(taken([frame(320_000), neem], both)).toEqual({ bag: [50_000], gold: [240_000, '101101'] });
    expect(taken([frame(320_000), frame(320_000), neem], both)).toEqual({
      bag: [50_000],
      'first-frame': [140_000, '101101'],
      gold: [320_000, 'frame-320000'],
    });
  });
});

const line: fc.Arbitrary<GoodsLine> = fc
  .record({
    productId: fc.constantFrom('1', '2', '3', '128269'),
    brand: fc.constantFrom('Lunette Studio', 'Lunette Air', 'Lunette Sun'),
    classification: fc.constantFrom(...Classification.options),
    quantity: fc.integer({ min: 1, max: 99 }),
    selling: fc.integer({ min: 0, max: 1_000_000 }),
    firstBuy: fc.option(fc.integer({ min: 0, max: 400_000 })),
    lenses: fc.option(fc.integer({ min: 0, max: 500_000 })),
    supplyPercent: fc.constantFrom(0, 0, 5, 10),
  })
  .map((one) => ({ ...one, price: one.selling + (one.lenses ?? 0) }));
const shopper: fc.Arbitrary<Shopper> = fc.record({
  isNew: fc.boolean(),
  isMember: fc.boolean(),
  loyalty: fc.constant(LOYALTY),
});
const off = (lines: GoodsLine[], who: Shopper, country: (typeof COUNTRY_CODES)[number], code?: string) =>
  storeDiscounts(lines, country, who)
    .filter((one) => code === undefined || one.code === code)
    .reduce((all, { amount }) => all + amount, 0);
const bag = fc.tuple(fc.array(line, { maxLength: 12 }), shopper, fc.constantFrom(...COUNTRY_CODES));

describe('a long supply of contact lenses', () => {
  const boxes = (productId: string, quantity: number, supplyPercent: number): GoodsLine => ({
    ...frame(110_000, { lenses: null }),
    productId,
    classification: 'contact_lens',
    quantity,
    supplyPercent,
  });

  test('PDP-05 takes its percent off the boxes of each line that lasts so long', () => {
    const lines = [boxes('300701', 8, 10), boxes('300501', 2, 5), boxes('300101', 1, 0)];
    expect(taken(lines, guest)).toEqual({ supply: [88_000 + 11_000, '300701', '300501'] });
    expect(taken([boxes('300101', 1, 0)], guest)).toEqual({});
  });
});

describe('for any bag', () => {
  test('MONEY-04 Gold takes off at most half of the frames that it covers, in whole minor units', () => {
    fc.assert(
      fc.property(bag, ([lines, who, country]) => {
        const covered = lines
          .filter(({ brand, classification }) => brand !== 'Lunette Sun' && classification === 'eyeframe')
          .reduce((all, { selling, quantity }) => all + selling * quantity, 0);
        const saved = off(lines, who, country, 'gold');
        expect(Number.isSafeInteger(saved)).toBe(true);
        expect(saved * 2).toBeLessThanOrEqual(covered);
      }),
    );
  });

  test('PDP-07 MONEY-04 being new or a member never raises the price, and the order of the lines does not matter', () => {
    fc.assert(
      fc.property(bag, ([lines, who, country]) => {
        const saved = off(lines, who, country);
        expect(off(lines, { ...who, isNew: true }, country)).toBeGreaterThanOrEqual(saved);
        expect(off(lines, { ...who, isMember: true }, country)).toBeGreaterThanOrEqual(saved);
        expect(off(lines.toReversed(), who, country)).toBe(saved);
      }),
    );
  });

  test('PDP-07 the first frame is one frame: it saves at most the most expensive one', () => {
    fc.assert(
      fc.property(bag, ([lines, who, country]) => {
        const dearest = Math.max(0, ...lines.map(({ price }) => price));
        expect(off(lines, who, country, 'first-frame')).toBeLessThanOrEqual(dearest);
        expect(off(lines, { ...who, isNew: false }, country, 'first-frame')).toBe(0);
      }),
    );
  });
});
