import { firstFramePrice, supplyDiscount } from '@lunette/catalog/rules';
import type { CountryCode } from '@lunette/country-config';
import type { PricedLine } from './lines.ts';
import type { StoredDiscount } from './minorTotals.ts';
import { TERMS } from './terms.ts';
import { bagDiscount } from './totals.ts';

/** The fields of a line that the store's own discounts depend on; amounts of one piece, in minor units. */
export interface GoodsLine extends PricedLine {
  productId: string;
  /** The English name of its brand. */
  brand: string;
  /** The price of the goods without their lenses. */
  selling: number;
  /** The price of the frame in a first order; null if it has none. */
  firstBuy: number | null;
  /** The price of its lens package and coatings; null without lenses. */
  lenses: number | null;
  /** The percent off contact lenses for a long supply, else 0. */
  supplyPercent: number;
}

/** What a shopper is entitled to, in addition to the discounts for every shopper. */
export interface Shopper {
  /** Whether the shopper has an account and no order yet. */
  isNew: boolean;
  /** Whether the shopper is a Gold member today. */
  isMember: boolean;
  /** What membership covers (MONEY-04): its product, the brands and kinds of goods. */
  loyalty: {
    goldPid: string;
    brandsAllowed: readonly string[];
    classificationsAllowed: readonly string[];
  };
}

/**
 * All automatic discounts: for two frames or more, for a long supply of contact lenses, for the first frame of a customer,
 * and for the second frame of every pair with Gold. No frame is free twice; of the possible combinations the cheapest for
 * the shopper is chosen.
 */
export function storeDiscounts(lines: GoodsLine[], country: CountryCode, shopper: Shopper): StoredDiscount[] {
  const isGold = shopper.isMember || lines.some(({ productId }) => productId === shopper.loyalty.goldPid);
  const pairs = isGold ? lines.filter((line) => isCovered(line, shopper.loyalty)) : [];
  const bag = { type: 'implicit' as const, amount: bagDiscount(lines, TERMS[country]) };
  const offers = shopper.isNew
    ? cheapest(lines, pairs, country)
    : [{ type: 'implicit' as const, code: 'gold', ...freeOfPairs(pairs) }];
  return [bag, supplyOf(lines), ...offers].filter(({ amount }) => amount > 0);
}

/** What is taken off contact lenses that are bought for many months. */
function supplyOf(lines: GoodsLine[]): StoredDiscount {
  const long = lines.filter(({ supplyPercent }) => supplyPercent > 0);
  return {
    type: 'implicit',
    code: 'supply',
    amount: long.reduce(
      (sum, { selling, quantity, supplyPercent }) => sum + supplyDiscount(selling * quantity, supplyPercent),
      0,
    ),
    productIds: [...new Set(long.map(({ productId }) => productId))],
  };
}

/** Whether Gold membership makes a frame of a pair free. */
function isCovered(
  { brand, classification }: Pick<GoodsLine, 'brand' | 'classification'>,
  { brandsAllowed, classificationsAllowed }: Shopper['loyalty'],
): boolean {
  return brandsAllowed.includes(brand) && classificationsAllowed.includes(classification);
}

/** The best combination of first-frame and Gold discounts: each frame is tried as the first one, and none. */
function cheapest(lines: GoodsLine[], pairs: GoodsLine[], country: CountryCode): StoredDiscount[] {
  const tries = [null, ...lines].map((first) => ({
    first,
    saved: first ? savedOnFirst(first, country) : 0,
    gold: freeOfPairs(pairs, first),
  }));
  const sum = ({ saved, gold }: (typeof tries)[number]) => saved + gold.amount;
  const best = tries.reduce((found, next) => (next.saved > 0 && sum(next) > sum(found) ? next : found));
  return [
    {
      type: 'implicit',
      code: 'first-frame',
      amount: best.saved,
      productIds: best.first ? [best.first.productId] : [],
    },
    { type: 'implicit', code: 'gold', ...best.gold },
  ];
}

/** What is saved if one piece of a line is the first frame. */
function savedOnFirst({ selling, firstBuy, lenses }: GoodsLine, country: CountryCode): number {
  const inMajor = {
    firstBuy: firstBuy === null ? null : firstBuy / 100,
    lenses: lenses === null ? null : lenses / 100,
  };
  const price = firstFramePrice(inMajor, country);
  return price === null ? 0 : Math.max(0, selling + (lenses ?? 0) - Math.round(price * 100));
}

/** The cheaper frame of every pair, beginning with the two most expensive; one piece of `first` is left out. Lenses are paid. */
function freeOfPairs(
  pairs: GoodsLine[],
  first: GoodsLine | null = null,
): { amount: number; productIds: string[] } {
  let before = 0;
  let amount = 0;
  const productIds: string[] = [];
  for (const line of pairs.toSorted((one, other) => other.selling - one.selling)) {
    const upTo = before + line.quantity - (line === first ? 1 : 0);
    const free = Math.floor(upTo / 2) - Math.floor(before / 2);
    if (free > 0 && line.selling > 0 && !productIds.includes(line.productId)) productIds.push(line.productId);
    amount += free * line.selling;
    before = upTo;
  }
  return { amount, productIds };
}
