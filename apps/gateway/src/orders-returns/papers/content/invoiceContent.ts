import { taxedGoods, type MinorTaxLine, type PieceShare } from '@lunette/cart/rules';
import { hsnOf, taxPartsTo, type TaxPart } from '@lunette/country-config';
import { needsPower } from '../../../catalog/lenses/chooseLens.ts';
import type { Order, StoredItem } from '../../../checkout/order/schema.ts';
import type { InvoicedItem } from './invoicedPieces.ts';
import type { PaperContent, PaperLine } from '../schema.ts';

/** The content of an invoice for goods of an order, from the shares of their pieces. */
export function invoiceContent(order: Order, items: InvoicedItem[]): PaperContent {
  const { taxIncluded } = order.totals;
  const lines = items.map((item) => lineOf(order, item));
  const pieces = items.flatMap(({ sent, retained }) => [...sent, ...retained]);
  const sum = (key: keyof PieceShare) => sumOf(pieces.map((piece) => piece[key]));
  return {
    lines,
    taxLines: taxLinesOf(lines, taxIncluded, taxPartsTo(order.country, order.address.state)),
    taxIncluded,
    total: sumOf(lines.map(({ total }) => total)),
    tenders: {
      offer: sum('offer'),
      voucher: sum('voucher'),
      credit: sum('credit'),
      wallet: sum('wallet'),
      paid: sum('paid'),
    },
    invoices: [],
  };
}

/** An item as a line of a paper. */
export function lineOf({ totals }: Order, { item: { details }, sent, retained }: InvoicedItem): PaperLine {
  const pieces = [...sent, ...retained];
  const sum = (key: keyof PieceShare) => sumOf(pieces.map((piece) => piece[key]));
  const delivery = sum('shipping') + sum('express') + sum('fee');
  const tax = sum('tax');
  return {
    ...namedGoods(details),
    quantity: sent.length,
    price: sum('price'),
    discount: sum('discount'),
    delivery,
    percent: soldTaxPercent({ totals }, details),
    tax,
    total: sum('price') - sum('discount') + delivery + (totals.taxIncluded ? 0 : tax),
  };
}

/** The name of goods on a paper. */
export function namedGoods(details: StoredItem['details']): Pick<PaperLine, 'name' | 'options' | 'hsn'> {
  return {
    name: details.name,
    options: details.options.map(({ name }) => name),
    hsn: hsnOf(taxedGoods(details, needsPower(details.powerType))),
  };
}

/** The tax rate, in percent, at which goods of an order were sold. */
export function soldTaxPercent({ totals }: Pick<Order, 'totals'>, details: StoredItem['details']): number {
  const isExempt = totals.salesTax?.hasExempt && needsPower(details.powerType);
  return isExempt ? 0 : details.taxPercent || totals.taxPercent;
}

/** The tax of lines by rate. */
export function taxLinesOf(
  lines: PaperLine[],
  taxIncluded: boolean,
  names: readonly TaxPart[],
): MinorTaxLine[] {
  const byRate = Map.groupBy(
    lines.filter(({ tax }) => tax > 0),
    ({ percent }) => percent,
  );
  return [...byRate]
    .toSorted(([a], [b]) => a - b)
    .map(([percent, of]) => {
      const amount = sumOf(of.map(({ tax }) => tax));
      const gross = sumOf(of.map(({ total, delivery }) => (taxIncluded ? total : total - delivery)));
      return { percent, taxed: gross - amount, amount, parts: partsOf(percent, amount, names) };
    });
}

/** An amount of tax divided into equal parts, one for each name; the last part includes the remainder. */
export function partsOf(percent: number, amount: number, names: readonly TaxPart[]): MinorTaxLine['parts'] {
  const each = Math.floor(amount / Math.max(1, names.length));
  return names.map((name, at) => ({
    name,
    percent: percent / names.length,
    amount: at === names.length - 1 ? amount - each * at : each,
  }));
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
