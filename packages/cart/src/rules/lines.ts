import type { CartLine } from '../contract/index.ts';

/** The fields of a line that the totals are computed from. `price` is that of one piece with its options, in minor units. */
export interface PricedLine {
  price: number;
  quantity: number;
  classification: CartLine['classification'];
}

/** The fields of a line that its tax is computed from. `price` is that of one piece, in minor units. */
export interface TaxedLine extends PricedLine {
  productId: string;
  /** The name that the shopper sees. */
  name: string;
  /** Glasses or contact lenses that are made to a power. */
  isPrescription: boolean;
  /** The percent of tax inside its price. */
  taxPercent: number;
}
