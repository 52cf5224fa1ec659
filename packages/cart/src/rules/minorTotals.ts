import type { TaxPart } from '@lunette/country-config';
import type { Discount } from '../contract/index.ts';

/** A discount in minor units: the granted amount or, in totals, the amount that was used. */
export interface MinorDiscount {
  type: Discount['type'];
  code?: string;
  amount: number;
  label?: string;
  note?: string;
}

/** A discount with the products that it is limited to, if any. */
export interface StoredDiscount extends MinorDiscount {
  productIds?: string[];
}

/** Sales tax that is added to a total, and the goods that are taxed; amounts in minor units. */
export interface AddedTax {
  place: string;
  percent: number;
  /** What the taxed goods cost after the store's own discounts. */
  taxed: number;
  /** The taxed goods by name. */
  names: string[];
  /** Whether other goods are exempt because they are made to a power. */
  hasExempt: boolean;
  amount: number;
}

/** The tax at one rate, in minor units. */
export interface MinorTaxLine {
  percent: number;
  /** The taxed amount, without the tax. */
  taxed: number;
  amount: number;
  /** The taxes into which the law divides it, in equal parts. */
  parts: { name: TaxPart; percent: number; amount: number }[];
}

/** A cart's totals in minor units. */
export interface MinorTotals {
  subTotal: number;
  totalDiscount: number;
  totalTax: number;
  /** Whether tax is inside the prices; else it is added to them. */
  taxIncluded: boolean;
  /** The percent of tax; the average if there are several rates. */
  taxPercent: number;
  /** The tax at each rate; missing in orders that were placed before rates were stored. */
  taxLines?: MinorTaxLine[];
  shipping: number;
  paymentFee: number;
  total: number;
  discounts: StoredDiscount[];
  /** The added tax; null before the place of delivery is known, undefined if the prices include tax. */
  salesTax?: AddedTax | null;
}
