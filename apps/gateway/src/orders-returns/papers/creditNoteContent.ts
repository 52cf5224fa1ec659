import type { PieceShare } from '@lunette/cart/rules';
import { taxPartsTo } from '@lunette/country-config';
import type { Order } from '../../checkout/order/schema.ts';
import type { Refund } from '../../checkout/schema.ts';
import { partsOf } from './invoiceContent.ts';
import { printedNumber } from './paperNumber.ts';
import type { PaperContent, StoredPaper } from './schema.ts';

/**
 * What the credit note of a refund says. Its tax is the part of the invoiced tax that the refund has of what was invoiced,
 * counted from the first refund on, so that the notes of everything together have the tax of the invoices.
 */
export function creditNoteContent(
  order: Order,
  refund: Pick<Refund, 'amount' | 'paymentId'>,
  invoices: StoredPaper[],
  credited: number,
): PaperContent {
  const { taxIncluded } = order.totals;
  const { amount, paymentId } = refund;
  const tendered = sumOf(invoices.map(({ content }) => content.total - content.tenders.offer));
  const names = taxPartsTo(order.country, order.address.state);
  const invoiced = invoices.flatMap(({ content }) => content.taxLines);
  const rates = [...new Set(invoiced.map(({ percent }) => percent))].toSorted((one, other) => one - other);
  const partOf = (whole: number, upTo: number) =>
    tendered === 0 ? 0 : Math.round((whole * Math.min(upTo, tendered)) / tendered);
  const taxLines = rates.map((percent) => {
    const of = invoiced.filter((line) => line.percent === percent);
    const share = (key: 'amount' | 'taxed') => {
      const whole = sumOf(of.map((line) => line[key]));
      return partOf(whole, credited + amount) - partOf(whole, credited);
    };
    return {
      percent,
      taxed: share('taxed'),
      amount: share('amount'),
      parts: partsOf(percent, share('amount'), names),
    };
  });
  const tenders: Record<keyof PaperContent['tenders'] & keyof PieceShare, number> = {
    ...{ offer: 0, wallet: 0, credit: 0 },
    voucher: paymentId === null ? amount : 0,
    paid: paymentId === null ? 0 : amount,
  };
  return { lines: [], taxLines, taxIncluded, total: amount, tenders, invoices: invoices.map(printedNumber) };
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
