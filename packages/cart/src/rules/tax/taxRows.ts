/** What a total tells of its tax; amounts as the total has them. */
interface Taxed<Part> {
  taxLines?: { percent: number; amount: number; parts: Part[] }[] | undefined;
  taxPercent: number;
  totalTax: number;
}

/** The tax of a total by rate. An order of before its rates were told apart has one. */
export function taxRows<Part>({ taxLines, taxPercent, totalTax }: Taxed<Part>) {
  const one = { percent: taxPercent, amount: totalTax, parts: [] as Part[] };
  return taxLines ?? (taxPercent > 0 ? [one] : []);
}
