import { toMinor } from '@lunette/country-config';
import { discountKind, type DiscountKind } from '../../rules/index.ts';
import type { Cart, CartLine } from '../../contract/index.ts';

const FRAMES: readonly CartLine['classification'][] = ['eyeframe', 'sunglasses'];

/** The rows of discounts in their order, each with the kinds that it adds up. */
const KINDS: { kind: SummaryParts['discounts'][number]['kind']; of: DiscountKind[] }[] = [
  { kind: 'implicit', of: ['implicit', 'exchange'] },
  { kind: 'first-frame', of: ['first-frame'] },
  { kind: 'gold', of: ['gold'] },
  { kind: 'supply', of: ['supply'] },
  { kind: 'voucher', of: ['gv', 'lunette'] },
  { kind: 'credit', of: ['sc'] },
  { kind: 'wallet', of: ['wallet'] },
  { kind: 'offer', of: ['offer'] },
];

/** The store's own discounts. */
const OWN: readonly SummaryParts['discounts'][number]['kind'][] = [
  'implicit',
  'first-frame',
  'gold',
  'supply',
];

/** The parts of a cart's total, for rows that explain it. Amounts are decimal. */
export interface SummaryParts {
  /** Pieces of goods, and whether all of them are frames. */
  pieces: number;
  onlyFrames: boolean;
  /** The goods without their lenses, and what they cost at market prices. */
  goods: number;
  market: number;
  /** Lens packages and coatings that cost something, equal names together. */
  lenses: { total: number; parts: { name: string; amount: number }[] };
  /** Discounts by kind, with the text of the gateway if it sends one. */
  discounts: {
    kind: 'implicit' | 'first-frame' | 'gold' | 'supply' | 'voucher' | 'credit' | 'wallet' | 'offer';
    amount: number;
    label: string | null;
    /** The reason for the discount, if the gateway sends one. */
    note: string | null;
  }[];
  /** The amount saved against market prices, without vouchers, credit and offers of banks. */
  saved: number;
}

/** Splits a cart's total into its parts. The goods are the subtotal without the lenses, so the rows always add up. */
export function summaryParts({ items, totals }: Pick<Cart, 'items' | 'totals'>): SummaryParts {
  const parts = new Map<string, number>();
  for (const { options, quantity } of items)
    for (const { name, catalogPrices } of options) {
      const amount = toMinor(catalogPrices.at(-1)?.price ?? 0) * quantity;
      if (amount > 0) parts.set(name, (parts.get(name) ?? 0) + amount);
    }
  const lenses = [...parts.values()].reduce((sum, amount) => sum + amount, 0);
  const goods = toMinor(totals.subTotal) - lenses;
  const market = Math.max(
    goods,
    items.reduce((sum, line) => sum + marketOf(line), 0),
  );
  const discounts = KINDS.map(({ kind, of }) => {
    const ofKind = totals.discounts.filter((discount) => of.includes(discountKind(discount)));
    const amount = ofKind.reduce((sum, { amount }) => sum + toMinor(amount), 0) / 100;
    const [labelled] = ofKind.filter(({ label }) => label);
    return { kind, amount, label: labelled?.label ?? null, note: labelled?.note ?? null };
  });
  const ownAmt = discounts
    .filter(({ kind }) => OWN.includes(kind))
    .reduce((sum, { amount }) => sum + toMinor(amount), 0);
  return {
    pieces: items.reduce((count, { quantity }) => count + quantity, 0),
    onlyFrames: items.every(({ classification }) => FRAMES.includes(classification)),
    goods: goods / 100,
    market: market / 100,
    lenses: {
      total: lenses / 100,
      parts: [...parts].map(([name, amount]) => ({ name, amount: amount / 100 })),
    },
    discounts: discounts.filter(({ amount }) => amount > 0),
    saved: (market - goods + ownAmt) / 100,
  };
}

function marketOf({ catalogPrices, quantity }: CartLine): number {
  return toMinor(Math.max(0, ...catalogPrices.map(({ price }) => price))) * quantity;
}
