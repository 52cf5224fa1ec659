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

/** Sales tax that is added to a total, and on what; amounts in minor units. */
export interface AddedTax {
  place: string;
  percent: number;
  /** What the taxed goods cost, the store's own discounts taken off. */
  taxed: number;
  /** The taxed goods by name. */
  names: string[];
  /** Whether other goods are free of it, as they are made to a power. */
  hasExempt: boolean;
  amount: number;
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
  /** The tax that is added by place; null before the place is known, undefined where tax is inside the prices. */
  salesTax?: AddedTax | null;
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

/** What express delivery has of the shipping of an order. */
export function expressPart(
  shipping: number,
  delivery: 'standard' | 'express',
  terms: Pick<Terms, 'expressFee'>,
): number {
  return delivery === 'express' ? Math.min(shipping, terms.expressFee) : 0;
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

/** What is added to the goods of a cart, in minor units. */
export interface Added {
  shipping: number;
  payment?: number;
  salesTax?: AddedTax | null;
}

/**
 * A cart's totals. Each discount is used as far as goods are left to pay, and the shopper's own money as far as
 * anything is, so that nothing falls below zero. A tax that is not inside the prices comes as `salesTax`.
 */
export function totalsOf(
  lines: PricedLine[],
  terms: Pick<Terms, 'taxPercent' | 'taxIncluded'>,
  granted: StoredDiscount[],
  { shipping, payment: paymentFee = 0, salesTax }: Added,
): MinorTotals {
  const subTotal = worthOf(lines);
  const added = terms.taxIncluded ? 0 : (salesTax?.amount ?? 0);
  const discounts = useUp(granted, subTotal, shipping + added);
  const totalDiscount = discounts.reduce((all, { amount }) => all + amount, 0);
  const total = subTotal - totalDiscount + shipping + added + paymentFee;
  const totalTax = terms.taxIncluded
    ? Math.round((total * terms.taxPercent) / (100 + terms.taxPercent))
    : added;
  const sums = { subTotal, totalDiscount, totalTax, shipping, paymentFee, total, discounts };
  return salesTax === undefined ? sums : { ...sums, salesTax };
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
    taxPercent: totals.salesTax?.percent ?? taxPercent,
    ...(totals.salesTax !== undefined && { salesTax: wireTax(totals.salesTax) }),
    shipping: totals.shipping / 100,
    paymentFee: totals.paymentFee / 100,
    total: totals.total / 100,
    discounts: totals.discounts.map((discount) => ({ ...discount, amount: discount.amount / 100 })),
  };
}

function wireTax(salesTax: AddedTax | null): CartTotals['salesTax'] {
  if (!salesTax) return null;
  const { place, percent, taxed, names, hasExempt } = salesTax;
  return { place, percent, taxed: taxed / 100, names, hasExempt };
}

function worthOf(lines: PricedLine[]): number {
  return lines.reduce((all, { price, quantity }) => all + price * quantity, 0);
}

function useUp(granted: StoredDiscount[], worth: number, added: number): StoredDiscount[] {
  let left = worth + added;
  return granted
    .toSorted((one, other) => ORDER.indexOf(discountKind(one)) - ORDER.indexOf(discountKind(other)))
    .map((discount) => {
      const most = OWN_MONEY.includes(discount.type) ? left : Math.max(0, left - added);
      const amount = Math.min(Math.max(0, discount.amount), most);
      left -= amount;
      return { ...discount, amount };
    })
    .filter(({ amount }) => amount > 0);
}
