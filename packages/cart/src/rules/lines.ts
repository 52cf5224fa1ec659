import type { CartLine } from '../contract/index.ts';

/** What the totals need of a line; the price of one piece with its options, in minor units. */
export interface PricedLine {
  price: number;
  quantity: number;
  classification: CartLine['classification'];
}

/** A line as tax sees it; the price of one piece in minor units. */
export interface TaxedLine extends PricedLine {
  productId: string;
  /** What a shopper calls it. */
  name: string;
  /** Glasses or contact lenses that are made to a power. */
  isPrescription: boolean;
  /** The percent of tax inside its price. */
  taxPercent: number;
}
