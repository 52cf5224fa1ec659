import type { TaxPart } from '@lunette/country-config';
import type { Discount } from '../contract/index.ts';

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

/** The tax at one rate, in minor units. */
export interface MinorTaxLine {
  percent: number;
  /** What is taxed, without the tax. */
  taxed: number;
  amount: number;
  /** Into which taxes the law divides it, in equal parts. */
  parts: { name: TaxPart; percent: number; amount: number }[];
}

/** A cart's totals in minor units. */
export interface MinorTotals {
  subTotal: number;
  totalDiscount: number;
  totalTax: number;
  /** Whether tax is inside the prices; else it is added to them. */
  taxIncluded: boolean;
  /** The percent of tax; where there are several rates, what they come to. */
  taxPercent: number;
  /** The tax at each rate; orders of before its rates were told apart have none. */
  taxLines?: MinorTaxLine[];
  shipping: number;
  paymentFee: number;
  total: number;
  discounts: StoredDiscount[];
  /** The tax that is added by place; null before the place is known, undefined where tax is inside the prices. */
  salesTax?: AddedTax | null;
}
