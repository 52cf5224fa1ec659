import type { CartLine, CartTotals, Discount } from '../contract/index.ts';
import { discountKind, type DiscountKind } from './discountKind.ts';
import type { Terms } from './terms.ts';

/** What the totals need of a line; the price of one piece with its options, in minor units. */
export interface PricedLine {
  price: number;
  quantity: number;
  classification: CartLine['classification'];
}

/** A discount in minor units, as granted or, in the totals, as far as it was used. */
export interface MinorDiscount {
  type: Discount['type'];
  code?: string;
  amount: number;
  label?: string;
  note?: string;
}

/** A discount with the products that it was given for, as far as it was given for some. */
export interface StoredDiscount extends MinorDiscount {
  productIds?: string[];
}

/** A cart's totals in minor units. */
export interface MinorTotals {
  subTotal: number;
  totalDiscount: number;
  totalTax: number;
  shipping: number;
  paymentFee: number;
  total: number;
  discounts: StoredDiscount[];
}

/**
 * The order in which discounts are used up; the shopper's own money comes last (O-21). What a bank takes off for its
 * card comes after that: it depends on what the card has to pay.
 */
const ORDER: readonly DiscountKind[] = [
  'implicit',
  'first-frame',
  'gold',
  'lunette',
  'gv',
  'sc',
  'wallet',
  'offer',
];
/** Money that the shopper has already: it pays for the delivery too. */
const OWN_MONEY: readonly Discount['type'][] = ['gv', 'sc'];
const NOTHING_TO_SHIP: readonly CartLine['classification'][] = ['services', 'loyalty_services'];
const FRAMES: readonly CartLine['classification'][] = ['eyeframe', 'sunglasses'];

/** What is taken off by itself: two frames or more lower the total. */
export function bagDiscount(lines: PricedLine[], terms: Terms): number {
  const frames = lines.filter(({ classification }) => FRAMES.includes(classification));
  return frames.reduce((all, { quantity }) => all + quantity, 0) >= 2 ? terms.bagDiscount : 0;
}

/** Whether anything of the lines is sent: services and memberships are not. */
export function isSent(lines: Pick<PricedLine, 'classification'>[]): boolean {
  return lines.some(({ classification }) => !NOTHING_TO_SHIP.includes(classification));
}

/** What sending the goods costs: nothing where nothing is sent or the goods are worth enough. */
export function shippingFee(
  lines: PricedLine[],
  discounts: MinorDiscount[],
  terms: Terms,
  delivery: 'standard' | 'express' = 'standard',
): number {
  if (!isSent(lines)) return 0;
  const standard = toFreeShipping(lines, discounts, terms) === null ? 0 : terms.shippingFee;
  return delivery === 'express' ? standard + terms.expressFee : standard;
}

/**
 * What the goods still lack to be sent free of charge, when the store's own discounts are taken off; null where they
 * lack nothing, or nothing is sent.
 */
export function toFreeShipping(
  lines: PricedLine[],
  discounts: MinorDiscount[],
  terms: Pick<Terms, 'freeShippingFrom'>,
): number | null {
  const off = discounts.reduce((all, { amount }) => all + amount, 0);
  const worth = Math.max(0, worthOf(lines) - off);
  return isSent(lines) && worth < terms.freeShippingFrom ? terms.freeShippingFrom - worth : null;
}

/**
 * A cart's totals. Each discount is used as far as goods are left to pay, and the shopper's own money as far as
 * anything is, so that nothing falls below zero.
 */
export function totalsOf(
  lines: PricedLine[],
  terms: Pick<Terms, 'taxPercent' | 'taxIncluded'>,
  granted: StoredDiscount[],
  fees: { shipping: number; payment?: number },
): MinorTotals {
  const subTotal = worthOf(lines);
  const discounts = useUp(granted, subTotal, fees.shipping);
  const totalDiscount = discounts.reduce((all, { amount }) => all + amount, 0);
  const paymentFee = fees.payment ?? 0;
  const base = subTotal - totalDiscount + fees.shipping + paymentFee;
  const share = terms.taxIncluded ? 100 + terms.taxPercent : 100;
  const totalTax = Math.round((base * terms.taxPercent) / share);
  const total = terms.taxIncluded ? base : base + totalTax;
  return { subTotal, totalDiscount, totalTax, shipping: fees.shipping, paymentFee, total, discounts };
}

/** The terms of a bank's offer for its cards; amounts in minor units. */
export interface OfferTerms {
  percent: number;
  /** Taken off at most. */
  most: number;
  /** The least that the card has to pay before it. */
  least: number;
}

/** What a bank's offer takes off what its card has to pay. */
export function offerAmount({ percent, most, least }: OfferTerms, payable: number): number {
  return payable < least ? 0 : Math.min(most, Math.floor((payable * percent) / 100));
}

/** Totals as they travel: decimal, with the country's tax beside them. */
export function wireTotals(
  totals: Omit<MinorTotals, 'discounts'> & { discounts: MinorDiscount[] },
  { taxPercent, taxIncluded }: Pick<Terms, 'taxPercent' | 'taxIncluded'>,
): CartTotals {
  return {
    subTotal: totals.subTotal / 100,
    totalDiscount: totals.totalDiscount / 100,
    totalTax: totals.totalTax / 100,
    taxIncluded,
    taxPercent,
    shipping: totals.shipping / 100,
    paymentFee: totals.paymentFee / 100,
    total: totals.total / 100,
    discounts: totals.discounts.map((discount) => ({ ...discount, amount: discount.amount / 100 })),
  };
}

function worthOf(lines: PricedLine[]): number {
  return lines.reduce((all, { price, quantity }) => all + price * quantity, 0);
}

function useUp(granted: StoredDiscount[], worth: number, shipping: number): StoredDiscount[] {
  let left = worth + shipping;
  return granted
    .toSorted((one, other) => ORDER.indexOf(discountKind(one)) - ORDER.indexOf(discountKind(other)))
    .map((discount) => {
      const most = OWN_MONEY.includes(discount.type) ? left : Math.max(0, left - shipping);
      const amount = Math.min(Math.max(0, discount.amount), most);
      left -= amount;
      return { ...discount, amount };
    })
    .filter(({ amount }) => amount > 0);
}
