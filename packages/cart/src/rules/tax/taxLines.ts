import type { TaxPart } from '@lunette/country-config';
import type { TaxedLine } from '../lines.ts';
import type { MinorTaxLine, MinorTotals } from '../minorTotals.ts';
import { piecesOf, worthOfPieces } from '../allocation/pieces.ts';

type TaxableLine = Pick<TaxedLine, 'productId' | 'price' | 'quantity' | 'classification' | 'taxPercent'>;

/**
 * The tax inside the prices, one line for each rate. Discounts of the store lower it; vouchers, credit, the wallet and a
 * bank's offer are payments and do not. Shipping and fee are taxed at the rate of the goods that they belong to.
 */
export function includedTax(
  lines: TaxableLine[],
  shared: Pick<MinorTotals, 'discounts' | 'shipping' | 'paymentFee'>,
  parts: readonly TaxPart[],
): MinorTaxLine[] {
  const pieces = piecesOf(lines);
  const { gross } = worthOfPieces(pieces, shared);
  const byRate = new Map<number, number>();
  pieces.forEach(({ taxPercent }, at) => {
    byRate.set(taxPercent, (byRate.get(taxPercent) ?? 0) + (gross[at] ?? 0));
  });
  return [...byRate]
    .filter(([percent, sum]) => percent > 0 && sum > 0)
    .toSorted(([one], [other]) => one - other)
    .map(([percent, sum]) => taxLine(percent, sum, parts));
}

/** The tax at one rate. Its equal parts are rounded separately, as the law computes each by itself. */
function taxLine(percent: number, gross: number, names: readonly TaxPart[]): MinorTaxLine {
  const count = Math.max(1, names.length);
  const part = Math.round((gross * percent) / count / (100 + percent));
  const amount = part * count;
  const parts = names.map((name) => ({ name, percent: percent / count, amount: part }));
  return { percent, taxed: gross - amount, amount, parts };
}

/** The tax percent of a total: its only rate, or the average of its rates. */
export function averageTaxPercent(lines: Pick<MinorTaxLine, 'percent' | 'taxed' | 'amount'>[]): number {
  const [only, ...others] = lines;
  if (!only || others.length === 0) return only?.percent ?? 0;
  const sum = (key: 'taxed' | 'amount') => lines.reduce((all, line) => all + line[key], 0);
  return Math.round((sum('amount') / sum('taxed')) * 10_000) / 100;
}
