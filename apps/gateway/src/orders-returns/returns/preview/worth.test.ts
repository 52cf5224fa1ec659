import { allocate, type PieceShare } from '@lunette/cart/rules';
import { RETURN_REASONS } from '@lunette/orders-returns/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REASON_RULES } from '../eligibility/returnReasons.ts';
import { worthsOf, type ReturnedPiece } from './worth.ts';
import { addTenders, totalOf, type Tenders } from '../../../checkout/order/tenders.ts';

const TENDERS = ['voucher', 'credit', 'wallet', 'paid'] as const;

/** A piece of an order whose tenders add up to its price. */
const aPiece = fc
  .record({
    price: fc.integer({ min: 0, max: 500_000 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    taxRate: fc.constantFrom(0, 0.05, 0.09, 0.18),
    shipping: fc.integer({ min: 0, max: 9_900 }),
    express: fc.integer({ min: 0, max: 19_900 }),
    fee: fc.integer({ min: 0, max: 4_900 }),
    parts: fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100), fc.nat(100)),
    lensPart: fc.double({ min: 0, max: 1, noNaN: true }),
    reason: fc.constantFrom(...RETURN_REASONS),
  })
  .map(({ price, off, taxRate, shipping, express, fee, parts, lensPart, reason }): ReturnedPiece => {
    const discount = Math.round(price * off);
    const tax = Math.round((price - discount) * taxRate);
    const cost = price - discount + tax + shipping + express + fee;
    const all = parts.reduce((sum, part) => sum + part, 0) || 1;
    const [voucher, credit, wallet] = parts.map((part) => Math.floor(((cost - fee) * part) / all));
    const spent = { voucher: voucher ?? 0, credit: credit ?? 0, wallet: wallet ?? 0 };
    const paid = cost - spent.voucher - spent.credit - spent.wallet;
    const share: PieceShare = { price, discount, offer: 0, shipping, express, fee, tax, ...spent, paid };
    return { share, lenses: Math.round(price * lensPart), reason };
  });

/** The pieces of an order, and the successive returns in which they come back. */
const aLife = fc
  .array(fc.record({ piece: aPiece, turn: fc.nat(4) }), { minLength: 1, maxLength: 12 })
  .map((pieces) => ({
    pieces: pieces.map(({ piece }) => piece),
    returns: [...Map.groupBy(pieces, ({ turn }) => turn).values()].map((group) =>
      group.map(({ piece }) => piece),
    ),
  }));

/** The worth of each return, in their order; after the last one no piece is kept. */
function worthsOfLife(returns: ReturnedPiece[][], lenses: 'full' | 'kept'): Tenders[] {
  const last = returns.length - 1;
  return returns.map((pieces, at) => {
    const before = returns.slice(0, at).flat();
    return addTenders(...worthsOf(pieces, before, { lenses }, at === last).map(({ tenders }) => tenders));
  });
}

const tendersOf = (pieces: ReturnedPiece[]): Tenders => addTenders(...pieces.map(({ share }) => share));

test('RET-08 returns in any order refund a tender never more than it had paid, and never a negative amount', () => {
  fc.assert(
    fc.property(aLife, fc.constantFrom('full', 'kept'), ({ pieces, returns }, lenses) => {
      const brought = worthsOfLife(returns, lenses);
      const paid = tendersOf(pieces);
      for (const [at, tenders] of brought.entries()) {
        const so = addTenders(...brought.slice(0, at + 1));
        for (const tender of TENDERS) {
          expect(tenders[tender]).toBeGreaterThanOrEqual(0);
          expect(so[tender]).toBeLessThanOrEqual(paid[tender]);
        }
      }
    }),
    { numRuns: 2_000 },
  );
});

test('RET-08 all pieces together refund everything, except express and fee where the shop is not at fault', () => {
  fc.assert(
    fc.property(aLife, ({ pieces, returns }) => {
      const all = totalOf(addTenders(...worthsOfLife(returns, 'full')));
      const kept = pieces.reduce(
        (sum, { share: { express, fee }, reason }) =>
          sum + (REASON_RULES[reason].shopAtFault ? 0 : express + fee),
        0,
      );
      expect(all).toBe(totalOf(tendersOf(pieces)) - kept);
    }),
    { numRuns: 2_000 },
  );
});

test('RET-08 the number of returns in which the pieces come back does not change the total', () => {
  fc.assert(
    fc.property(aLife, fc.constantFrom('full', 'kept'), ({ pieces, returns }, lenses) => {
      const parted = addTenders(...worthsOfLife(returns, lenses));
      expect(parted).toEqual(addTenders(...worthsOfLife([pieces], lenses)));
    }),
    { numRuns: 1_000 },
  );
});

test('RET-08 with the shares of a whole order, returning everything refunds everything that was paid', () => {
  const lines = fc.array(
    fc.record({ price: fc.integer({ min: 1, max: 300_000 }), quantity: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(
      lines,
      fc.nat(9_900),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (sold, shipping, credit) => {
        const subTotal = sold.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        const used = Math.floor(subTotal * credit);
        const totals = {
          subTotal,
          totalDiscount: used,
          totalTax: 0,
          taxIncluded: true,
          taxPercent: 5,
          shipping,
          paymentFee: 0,
          express: 0,
          total: subTotal + shipping - used,
          discounts: used > 0 ? [{ type: 'sc' as const, amount: used }] : [],
        };
        const shares = allocate(
          sold.map(({ price, quantity }, at) => ({
            productId: String(at),
            price,
            quantity,
            classification: 'eyeframe',
            isPrescription: false,
            taxPercent: 5,
          })),
          totals,
        ).flat();
        const pieces = shares.map((share): ReturnedPiece => ({ share, lenses: 0, reason: 'changed_mind' }));
        const brought = addTenders(
          ...worthsOf(pieces, [], { lenses: 'full' }, true).map(({ tenders }) => tenders),
        );
        expect(totalOf(brought)).toBe(subTotal + shipping);
        expect(brought.credit).toBe(used);
      },
    ),
    { numRuns: 500 },
  );
});
