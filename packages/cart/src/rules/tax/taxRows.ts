/** The fields of a total that describe its tax, with its amounts. */
interface TaxFields<Part> {
  taxLines?: { percent: number; amount: number; parts: Part[] }[] | undefined;
  taxPercent: number;
  totalTax: number;
}

/** The tax of a total by rate. An older order, for which the rates were not stored, has one row. */
export function taxRows<Part>({ taxLines, taxPercent, totalTax }: TaxFields<Part>) {
  const onlyRow = { percent: taxPercent, amount: totalTax, parts: [] as Part[] };
  return taxLines ?? (taxPercent > 0 ? [onlyRow] : []);
}
