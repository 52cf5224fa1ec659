import { expect, test } from 'vitest';
import { aCart, aCartLine, aLastPiece } from '../../testing/fixtures.ts';
import { summaryParts } from './summaryParts.ts';

test('the goods, at market price and as sold, are separate from lenses and coatings', () => {
  const parts = summaryParts(aCart());
  expect(parts).toMatchObject({ pieces: 2, onlyFrames: true, goods: 7000, market: 9400 });
  expect(parts.lenses).toEqual({
    total: 900,
    parts: [
      { name: 'Clear 1.56, screen filter', amount: 600 },
      { name: 'Water and dust', amount: 300 },
    ],
  });
});

test('the same lens on two lines is one part, and its amount counts the pieces', () => {
  const { lenses } = summaryParts(aCart([aCartLine({ quantity: 2 }), aCartLine({ id: 'line-other' })]));
  expect(lenses.parts[0]).toEqual({ name: 'Clear 1.56, screen filter', amount: 1800 });
});

test('CART-03 the in-house discount is added to the voucher; wallet and card offer have their own rows; unused kinds are left out', () => {
  const discounts = [
    { type: 'gv' as const, amount: 1000, label: 'DIWALI-7731' },
    { type: 'lunette' as const, amount: 200 },
    { type: 'implicit' as const, amount: 500, label: 'Bag discount' },
    { type: 'implicit' as const, code: 'offer', amount: 300, label: 'Card offer' },
    { type: 'sc' as const, code: 'wallet', amount: 50 },
  ];
  const parts = summaryParts(aCart(undefined, { discounts }));
  expect(parts.discounts).toEqual([
    { kind: 'implicit', amount: 500, label: 'Bag discount', note: null },
    { kind: 'voucher', amount: 1200, label: 'DIWALI-7731', note: null },
    { kind: 'wallet', amount: 50, label: null, note: null },
    { kind: 'offer', amount: 300, label: 'Card offer', note: null },
  ]);
  expect(parts.saved).toBe(2900);
});

test('goods without a market price save nothing', () => {
  const parts = summaryParts(aCart([aLastPiece({ catalogPrices: [] })]));
  expect(parts).toMatchObject({ goods: 3800, market: 3800, saved: 0 });
});
