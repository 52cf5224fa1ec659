import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PieceShare } from './allocation.ts';
import { amendShares } from './amendShares.ts';

const amount = fc.nat({ max: 1_000_000 });
/** A piece with discounts and fees, whose amount to pay is exactly what paid for it; the fee is never paid by a voucher. */
const piece = fc
  .record({
    discount: amount,
    offer: amount,
    shipping: amount,
    express: amount,
    fee: amount,
    tax: amount,
    voucher: amount,
    credit: amount,
    wallet: amount,
    rest: amount,
    taxIncluded: fc.boolean(),
  })
  .map(({ rest, taxIncluded, ...share }) => {
    const { discount, offer, shipping, express, fee, tax, voucher, credit, wallet } = share;
    const price = discount + offer + rest;
    const paid = rest + shipping + express + fee + (taxIncluded ? 0 : tax) - voucher - credit - wallet;
    return { share: { ...share, price, paid } satisfies PieceShare, taxIncluded };
  })
  .filter(({ share }) => share.paid >= share.fee);

const left = (share: PieceShare, taxIncluded: boolean) =>
  share.price -
  share.discount -
  share.offer +
  share.shipping +
  share.express +
  share.fee +
  (taxIncluded ? 0 : share.tax);
const right = ({ voucher, credit, wallet, paid }: PieceShare) => voucher + credit + wallet + paid;

test('LPU-01 after any change of the price, the tenders pay exactly for the piece, and no share is below zero', () => {
  fc.assert(
    fc.property(
      piece,
      fc.integer({ min: -900_000, max: 900_000 }),
      fc.nat({ max: 9_000 }),
      (one, unit, tax) => {
        const { share, taxIncluded } = one;
        expect(left(share, taxIncluded)).toBe(right(share));
        const amended = amendShares([share], { unit, tax, taxIncluded });
        if (!amended) return;
        const [next] = amended.shares;
        if (!next) throw new Error('The piece is gone');
        expect(left(next, taxIncluded)).toBe(right(next));
        expect(Math.min(...Object.values({ ...next }))).toBeGreaterThanOrEqual(0);
        const { paid, wallet, credit, voucher } = amended.money;
        expect(paid + wallet + credit + voucher).toBe(unit + (taxIncluded ? 0 : tax));
        expect(Math.max(wallet, credit, voucher)).toBeLessThanOrEqual(0);
        expect(next.paid).toBeGreaterThanOrEqual(next.fee);
      },
    ),
  );
});

const PIECE: PieceShare = {
  price: 320_000,
  discount: 20_000,
  offer: 0,
  shipping: 0,
  express: 0,
  fee: 0,
  tax: 14_286,
  voucher: 250_000,
  credit: 0,
  wallet: 0,
  paid: 50_000,
};

test('LPU-01 a lower price is refunded to the payment before the voucher, for each piece', () => {
  const amended = amendShares([PIECE, PIECE], { unit: -60_000, tax: -5_715, taxIncluded: true });
  expect(amended?.money).toEqual({ paid: -100_000, wallet: 0, credit: 0, voucher: -20_000 });
  expect(amended?.shares.map(({ tax }) => tax)).toEqual([11_428, 11_429]);
});

test('LPU-01 a lower price takes nothing off the fee of the payment method, which a voucher cannot pay', () => {
  const atTheDoor = { ...PIECE, discount: 0, price: 300_000, fee: 4_900, voucher: 290_000, paid: 14_900 };
  const amended = amendShares([atTheDoor], { unit: -60_000, tax: -2_857, taxIncluded: true });
  expect(amended?.money).toEqual({ paid: -10_000, wallet: 0, credit: 0, voucher: -50_000 });
});

test('LPU-01 a price below the discounts of the piece is refused', () => {
  expect(amendShares([PIECE], { unit: -310_000, tax: 0, taxIncluded: true })).toBeNull();
});
