import type { CartLine, CartTotals, Discount, TaxLine } from '../contract/index.ts';
import type { TaxPart } from '@lunette/country-config';
import { discountKind, type DiscountKind } from './discountKind.ts';
import { isSent } from './isSent.ts';
import type { PricedLine, TaxedLine } from './lines.ts';
import type { AddedTax, MinorDiscount, MinorTaxLine, MinorTotals, StoredDiscount } from './minorTotals.ts';
import { includedTax, averageTaxPercent } from './tax/taxLines.ts';
import type { Terms } from './terms.ts';

/**
 * The order in which discounts are used; the shopper's own money comes after those of the store (O-21). A bank's offer
 * comes last, because it depends on what the card has to pay.
 */
const ORDER: readonly DiscountKind[] = [
  'implicit',
  'first-frame',
  'gold',
  'supply',
  'exchange',
  'lunette',
  'gv',
  'sc',
  'wallet',
  'offer',
];
/** The shopper's own money, which pays for the delivery too. */
const OWN_MONEY: readonly Discount['type'][] = ['gv', 'sc'];
const FRAMES: readonly CartLine['classification'][] = ['eyeframe', 'sunglasses'];

/** The automatic discount of a cart with two frames or more. */
export function bagDiscount(lines: PricedLine[], terms: Terms): number {
  const frames = lines.filter(({ classification }) => FRAMES.includes(classification));
  return frames.reduce((count, { quantity }) => count + quantity, 0) >= 2 ? terms.bagDiscount : 0;
}

/** The shipping fee: zero if nothing is sent or the goods are worth enough. */
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

/** The part of an order's shipping that express delivery costs. */
export function expressPart(
  shipping: number,
  delivery: 'standard' | 'express',
  terms: Pick<Terms, 'expressFee'>,
): number {
  return delivery === 'express' ? Math.min(shipping, terms.expressFee) : 0;
}

/**
 * How much more the goods must cost, after the store's own discounts, to be sent free of charge; null if they are, or if
 * nothing is sent.
 */
export function toFreeShipping(
  lines: PricedLine[],
  discounts: MinorDiscount[],
  terms: Pick<Terms, 'freeShippingFrom'>,
): number | null {
  const off = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const worth = Math.max(0, worthOf(lines) - off);
  return isSent(lines) && worth < terms.freeShippingFrom ? terms.freeShippingFrom - worth : null;
}

/** The costs that are added to the goods of a cart, in minor units. */
export interface AddedCosts {
  shipping: number;
  payment?: number;
  salesTax?: AddedTax | null;
  /** The parts into which the included tax is divided at the place of supply. */
  taxParts?: readonly TaxPart[];
}

/**
 * A cart's totals. A discount is used up to the price of the goods, the shopper's own money up to the whole amount, so
 * that no total is negative. Tax that is not included in the prices is passed as `salesTax`.
 */
export function totalsOf(
  lines: Pick<TaxedLine, 'productId' | 'price' | 'quantity' | 'classification' | 'taxPercent'>[],
  { taxIncluded }: Pick<Terms, 'taxIncluded'>,
  granted: StoredDiscount[],
  { shipping, payment: paymentFee = 0, salesTax, taxParts = [] }: AddedCosts,
): MinorTotals {
  const subTotal = worthOf(lines);
  const added = taxIncluded ? 0 : (salesTax?.amount ?? 0);
  const discounts = useUp(granted, subTotal, shipping + added);
  const totalDiscount = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const taxLines = taxIncluded
    ? includedTax(lines, { discounts, shipping, paymentFee }, taxParts)
    : addedTaxLines(salesTax);
  return {
    subTotal,
    totalDiscount,
    totalTax: taxLines.reduce((sum, { amount }) => sum + amount, 0),
    taxIncluded,
    taxPercent: salesTax?.percent ?? averageTaxPercent(taxLines),
    taxLines,
    shipping,
    paymentFee,
    total: subTotal - totalDiscount + shipping + added + paymentFee,
    discounts,
    ...(salesTax !== undefined && { salesTax }),
  };
}

function addedTaxLines(salesTax: AddedTax | null | undefined): MinorTaxLine[] {
  if (!salesTax || salesTax.amount === 0) return [];
  const { percent, taxed, amount } = salesTax;
  return [{ percent, taxed, amount, parts: [] }];
}

/** The terms of a bank's offer for its cards; amounts in minor units. */
export interface OfferTerms {
  percent: number;
  /** The largest discount. */
  most: number;
  /** The smallest amount, before the offer, for which it applies. */
  least: number;
}

/** The discount of a bank's offer on the amount that its card pays. */
export function offerAmount({ percent, most, least }: OfferTerms, payable: number): number {
  return payable < least ? 0 : Math.min(most, Math.floor((payable * percent) / 100));
}

/** Totals as the contract has them: decimal amounts, and discounts with their texts. */
export function wireTotals(
  totals: Omit<MinorTotals, 'discounts'> & { discounts: MinorDiscount[] },
): CartTotals {
  return {
    subTotal: totals.subTotal / 100,
    totalDiscount: totals.totalDiscount / 100,
    totalTax: totals.totalTax / 100,
    taxIncluded: totals.taxIncluded,
    taxPercent: totals.taxPercent,
    ...(totals.taxLines && { taxLines: totals.taxLines.map(wireTaxLine) }),
    ...(totals.salesTax !== undefined && { salesTax: wireTax(totals.salesTax) }),
    shipping: totals.shipping / 100,
    paymentFee: totals.paymentFee / 100,
    total: totals.total / 100,
    discounts: totals.discounts.map((discount) => ({ ...discount, amount: discount.amount / 100 })),
  };
}

function wireTaxLine({ percent, taxed, amount, parts }: MinorTaxLine): TaxLine {
  return {
    percent,
    taxed: taxed / 100,
    amount: amount / 100,
    parts: parts.map((part) => ({ ...part, amount: part.amount / 100 })),
  };
}

function wireTax(salesTax: AddedTax | null): CartTotals['salesTax'] {
  if (!salesTax) return null;
  const { place, percent, taxed, names, hasExempt } = salesTax;
  return { place, percent, taxed: taxed / 100, names, hasExempt };
}

function worthOf(lines: PricedLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

function useUp(granted: StoredDiscount[], worth: number, added: number): StoredDiscount[] {
  let left = worth + added;
  return granted
    .toSorted((a, b) => ORDER.indexOf(discountKind(a)) - ORDER.indexOf(discountKind(b)))
    .map((discount) => {
      const most = OWN_MONEY.includes(discount.type) ? left : Math.max(0, left - added);
      const amount = Math.min(Math.max(0, discount.amount), most);
      left -= amount;
      return { ...discount, amount };
    })
    .filter(({ amount }) => amount > 0);
}
