import type { SalesTax } from '@lunette/country-config';
import type { TaxedLine } from '../lines.ts';
import type { AddedTax, StoredDiscount } from '../minorTotals.ts';
import { worthAfter } from '../allocation/worthAfter.ts';

/**
 * The sales tax on goods that are sent to a place. Discounts of the store lower the taxed amount; a voucher, store credit
 * and a bank's offer are payments and do not. Shipping is a separate charge and is not taxed.
 */
export function addedTax(lines: TaxedLine[], discounts: StoredDiscount[], tax: SalesTax): AddedTax {
  const { place, percent, exemptsPrescriptions } = tax;
  const isTaxed = ({ isPrescription }: TaxedLine) => !(exemptsPrescriptions && isPrescription);
  const worths = worthAfter(
    lines.map(({ productId, price, quantity }) => ({ productId, worth: price * quantity })),
    discounts,
  );
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
