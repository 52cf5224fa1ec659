import type { SalesTax } from '@lunette/country-config';
import type { AddedTax, PricedLine, StoredDiscount } from './totals.ts';

/** A line whose goods may be free of sales tax; the price of one piece in minor units. */
export interface TaxedLine extends PricedLine {
  productId: string;
  /** What a shopper calls it. */
  name: string;
  /** Glasses or contact lenses that are made to a power. */
  isPrescription: boolean;
}

/**
 * The sales tax on goods that are sent to a place. The store's own discounts lower what is taxed; a voucher, store credit
 * and a bank's offer pay the price and do not. Shipping is told apart from the goods and is not taxed.
 */
export function addedTax(lines: TaxedLine[], discounts: StoredDiscount[], tax: SalesTax): AddedTax {
  const { place, percent, exemptsPrescriptions } = tax;
  const isTaxed = ({ isPrescription }: TaxedLine) => !(exemptsPrescriptions && isPrescription);
  const worths = worthAfter(lines, discounts);
  const taxed = lines.reduce((sum, line, index) => sum + (isTaxed(line) ? (worths[index] ?? 0) : 0), 0);
  return {
    place,
    percent,
    taxed,
    names: [...new Set(lines.filter(isTaxed).map(({ name }) => name))],
    hasExempt: !lines.every(isTaxed),
    amount: Math.round((taxed * percent) / 100),
  };
}

/** What each line is worth when the discounts are shared by worth among the goods that they were given for. */
export function worthAfter(
  lines: (PricedLine & { productId: string })[],
  discounts: StoredDiscount[],
): number[] {
  return discounts.reduce(
    (worths, { amount, productIds }) => {
      const shared = worths.map((worth, index) =>
        !productIds || productIds.includes(lines[index]?.productId ?? '') ? worth : 0,
      );
      const all = shared.reduce((sum, worth) => sum + worth, 0);
      let left = Math.min(amount, all);
      let open = all;
      return worths.map((worth, index) => {
        const part = shared[index] ?? 0;
        // The last share takes what rounding has left, so that the shares make the whole.
        const share = open === 0 ? 0 : Math.round((left * part) / open);
        left -= share;
        open -= part;
        return worth - share;
      });
    },
    lines.map(({ price, quantity }) => price * quantity),
  );
}
