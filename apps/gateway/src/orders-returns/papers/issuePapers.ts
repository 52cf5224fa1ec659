import { isSent } from '@lunette/cart/rules';
import { asc, eq } from 'drizzle-orm';
import { itemsOf, lockOrder } from '../../checkout/order/ownOrder.ts';
import { sharesOf } from '../../checkout/order/pieceShares.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { totalOf, type Tenders } from '../../checkout/order/tenders.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import { cancelledPieces, faultsOf } from '../cancel/cancelledPieces.ts';
import type { FeeRefund } from '../cancel/cancelWorth.ts';
import { historyOf } from '../fulfilment/itemHistory.ts';
import { returnsOf } from '../returns/orderReturns.ts';
import { creditNoteContent } from './content/creditNoteContent.ts';
import { invoiceContent } from './content/invoiceContent.ts';
import {
  cancelledGoods,
  invoicedItem,
  isInvoiced,
  type CountedItem,
  type InvoicedItem,
} from './content/invoicedPieces.ts';
import { nextNumber, taxYear } from './paperNumber.ts';
import { lateShippingLines, returnedLines } from './content/returnedLines.ts';
import { paper, type PaperLine, type StoredPaper } from './schema.ts';

/** The statuses of goods that have left; from the first of them on, an invoice is due. */
const LEFT: readonly string[] = ['shipped', 'out_for_delivery', 'delivered'];

/**
 * The reasons of refunds without a credit note: goods that are cancelled or changed before they leave were never invoiced.
 */
const NOT_INVOICED: readonly string[] = ['cancelled', 'amended', 'amendment_refused', 'surplus'];

type New = Pick<StoredPaper, 'orderId' | 'country' | 'kind' | 'content'> &
  Partial<Pick<StoredPaper, 'itemIds' | 'refundId'>>;

/**
 * Issues the due papers of an order, which the caller has locked: one invoice for goods that have left and have no invoice,
 * and a credit note for each return and each other refund of invoiced goods. Returns all papers of the order, the oldest
 * first.
 */
export async function issuePapers(tx: Queries, order: Order): Promise<StoredPaper[]> {
  const known = await papersOfOrder(tx, order);
  const items = await itemsOf(tx, order.id);
  const due = await toInvoice(tx, order, items, known);
  const invoiced = due.length > 0 ? [...known, await issueInvoice(tx, order, due)] : known;
  return [...invoiced, ...(await issueCreditNotes(tx, order, items, invoiced))];
}

async function papersOfOrder(tx: Queries, { id }: Order): Promise<StoredPaper[]> {
  return tx.select().from(paper).where(eq(paper.orderId, id)).orderBy(asc(paper.id));
}

/** Issues the invoice of goods in the transaction that stores that they have left. */
export async function invoiceWhatLeft(
  { orderId, status }: DomainEvents['onItemsMoved'],
  { tx }: EventContext,
): Promise<void> {
  if (LEFT.includes(status)) await issuePapers(tx, await lockOrder(tx, orderId));
}

/**
 * The items that have left and are on no invoice yet, without the pieces that were cancelled before. Fees that are not
 * refunded for items that were cancelled completely are on the same invoice, or on a separate one if they were cancelled
 * later; when no goods remain that are sent, all fees were refunded.
 */
async function toInvoice(
  tx: Queries,
  order: Order,
  items: StoredItem[],
  known: StoredPaper[],
): Promise<InvoicedItem[]> {
  if (!order.placedAt || order.status === 'cancelled') return [];
  const done = new Set(known.flatMap(({ itemIds }) => itemIds));
  const history = await historyOf(tx, [order.id]);
  const hasLeft = ({ id }: StoredItem) =>
    history.get(id)?.some(({ status }) => LEFT.includes(status)) ?? false;
  if (!items.some(hasLeft)) return [];
  const cancelled = await cancelledPieces(tx, [order.id]);
  const isCancelled = ({ id, quantity }: StoredItem) => cancelled.get(id) === quantity;
  const isFeeDue = items.some((item) => isSent([item.details]) && !isCancelled(item));
  const faults = await faultsOf(tx, order.id);
  const shares = await sharesOf(tx, order, items);
  return items
    .filter((item) => !done.has(item.id) && (isCancelled(item) ? isFeeDue : hasLeft(item)))
    .map((item) =>
      invoicedItem(order, {
        item,
        shares: shares.get(item.id) ?? [],
        before: cancelled.get(item.id) ?? 0,
        faults: faults.get(item.id) ?? [],
      }),
    )
    .filter(isInvoiced);
}

async function issueInvoice(tx: Queries, order: Order, due: InvoicedItem[]): Promise<StoredPaper> {
  const { id: orderId, country } = order;
  return issue(tx, {
    orderId,
    country,
    kind: 'invoice',
    content: invoiceContent(order, due),
    itemIds: due.map(({ item }) => item.id),
  });
}

async function issueCreditNotes(
  tx: Queries,
  order: Order,
  items: StoredItem[],
  known: StoredPaper[],
): Promise<StoredPaper[]> {
  const invoices = known.filter(({ kind }) => kind === 'invoice');
  if (invoices.length === 0) return [];
  const refunds = await refundsOf(tx, order.id);
  const noted = new Set(known.flatMap(({ refundId }) => (refundId ? [refundId] : [])));
  const notes = known.filter(({ kind }) => kind === 'credit_note');
  const due = refunds.filter(
    // A refund that replaces a failed one already has its credit note. Worth that pays for an exchange is credited after the
    // old goods are accepted.
    ({ reason, fallbackOf, method, status }) =>
      !NOT_INVOICED.includes(reason) && fallbackOf === null && (method !== 'exchange' || status === 'done'),
  );
  const issued: StoredPaper[] = [];
  // The refunds of a return are made together and have one credit note.
  for (const group of Map.groupBy(due, ({ id, returnId }) => returnId ?? id).values()) {
    const [refund] = group;
    if (!refund || group.some(({ id }) => noted.has(id))) continue;
    const lines = refund.returnId ? await linesOfReturn(tx, order, items, refund.returnId) : [];
    const back = (isOwn: boolean) =>
      group.reduce((sum, { paymentId, amount }) => sum + ((paymentId === null) === isOwn ? amount : 0), 0);
    const money = back(false);
    const credited = { own: back(true), money, received: money, lines };
    const content = creditNoteContent(order, credited, invoices, [...notes, ...issued]);
    const { id: orderId, country } = order;
    issued.push(await issue(tx, { orderId, country, kind: 'credit_note', content, refundId: refund.id }));
  }
  return issued;
}

/**
 * Issues the credit note of invoiced goods that are cancelled, or could not be delivered, whether or not they were paid yet,
 * and of the shipping of returned pieces that is refunded with them (`late`).
 */
export async function creditCancelled(
  tx: Queries,
  order: Order,
  items: readonly CountedItem[],
  { feeRefund, received, late }: { feeRefund: FeeRefund; received: number; late: Tenders },
): Promise<void> {
  const known = await papersOfOrder(tx, order);
  const invoices = known.filter(({ kind }) => kind === 'invoice');
  const done = new Set(invoices.flatMap(({ itemIds }) => itemIds));
  const invoiced = items.filter(({ item }) => done.has(item.id));
  const { own, money, lines } = cancelledGoods(order, invoiced, feeRefund);
  const { voucher, credit, wallet, paid } = late;
  const credited = {
    own: own + voucher + credit + wallet,
    money: money + paid,
    received,
    lines: totalOf(late) > 0 ? [...lines, ...(await linesOfShipping(tx, order, items))] : lines,
  };
  if (credited.lines.length === 0) return;
  const content = creditNoteContent(order, credited, invoices, []);
  await issue(tx, { orderId: order.id, country: order.country, kind: 'credit_note', content });
}

async function linesOfShipping(
  tx: Queries,
  order: Order,
  items: readonly CountedItem[],
): Promise<PaperLine[]> {
  const shares = new Map(items.map(({ item, shares: own }) => [item.id, own]));
  const stored = items.map(({ item }) => item);
  return lateShippingLines(order, stored, shares, await returnsOf(tx, order.id));
}

async function linesOfReturn(
  tx: Queries,
  order: Order,
  items: StoredItem[],
  returnId: string,
): Promise<PaperLine[]> {
  const shares = await sharesOf(tx, order, items);
  return returnedLines(order, items, shares, await returnsOf(tx, order.id), returnId);
}

async function issue(tx: Queries, wanted: New): Promise<StoredPaper> {
  const { country, kind } = wanted;
  const issuedAt = new Date();
  const year = taxYear(country, issuedAt);
  const number = await nextNumber(tx, { country, kind, year });
  const [stored] = await tx
    .insert(paper)
    .values({ ...wanted, year, number, issuedAt })
    .returning();
  if (!stored) throw new Error(`The ${kind} of order ${wanted.orderId} was not stored`);
  return stored;
}
