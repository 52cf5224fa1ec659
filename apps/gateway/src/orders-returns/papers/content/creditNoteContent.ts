import type { MinorTaxLine, PieceShare } from '@lunette/cart/rules';
import { taxPartsTo } from '@lunette/country-config';
import type { Order } from '../../../checkout/order/schema.ts';
import { partsOf, taxLinesOf } from './invoiceContent.ts';
import { printedNumber } from '../paperNumber.ts';
import type { PaperContent, PaperLine, StoredPaper } from '../schema.ts';

/** The refund of a credit note, in minor units. */
export interface Credited {
  /** The part that was paid with voucher, store credit and wallet, and the part that was paid with money. */
  own: number;
  money: number;
  /** The amount of money that was received; the rest is not due any more. */
  received: number;
  /** The refunded pieces; empty if it is not for certain pieces. */
  lines: PaperLine[];
}

/**
 * The content of a credit note. Returned pieces have their own tax. Money that is not for certain pieces has its share of
 * the invoiced tax that no earlier note has reversed, so that the notes of a full refund add up to the tax of the invoices.
 */
export function creditNoteContent(
  order: Order,
  { own, money, received, lines }: Credited,
  invoices: StoredPaper[],
  notes: StoredPaper[],
): PaperContent {
  const { taxIncluded } = order.totals;
  const total = own + money;
  const names = taxPartsTo(order.country, order.address.state);
  const tenders: Record<keyof PaperContent['tenders'] & keyof PieceShare, number> = {
    offer: 0,
    wallet: 0,
    credit: 0,
    voucher: own,
    paid: Math.min(money, received),
  };
  const taxLines =
    lines.length > 0
      ? taxLinesOf(lines, taxIncluded, names)
      : partOfRest(total, invoices, notes).map((line) => ({
          ...line,
          parts: partsOf(line.percent, line.amount, names),
        }));
  return { lines, taxLines, taxIncluded, total, tenders, invoices: invoices.map(printedNumber) };
}

/** The share of an amount in the invoiced tax that no earlier note has reversed. */
function partOfRest(
  amount: number,
  invoices: StoredPaper[],
  notes: StoredPaper[],
): Omit<MinorTaxLine, 'parts'>[] {
  const left =
    sumOf(invoices.map(({ content }) => content.total - content.tenders.offer)) -
    sumOf(notes.map(({ content }) => content.total));
  const linesOf = (papers: StoredPaper[]) => papers.flatMap(({ content }) => content.taxLines);
  const [invoiced, credited] = [linesOf(invoices), linesOf(notes)];
  const rates = [...new Set(invoiced.map(({ percent }) => percent))].toSorted((a, b) => a - b);
  return rates.map((percent) => {
    const part = (key: 'amount' | 'taxed') => {
      const of = (lines: MinorTaxLine[]) =>
        sumOf(lines.filter((line) => line.percent === percent).map((line) => line[key]));
      const rest = Math.max(0, of(invoiced) - of(credited));
      return left <= 0 ? 0 : Math.round((rest * Math.min(amount, left)) / left);
    };
    return { percent, taxed: part('taxed'), amount: part('amount') };
  });
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
