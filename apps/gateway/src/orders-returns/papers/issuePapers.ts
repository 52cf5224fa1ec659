import { isSent } from '@lunette/cart/rules';
import { asc, eq } from 'drizzle-orm';
import { itemsOf, lockOrder } from '../../checkout/order/ownOrder.ts';
import { sharesOf } from '../../checkout/order/pieceShares.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import { historyOf } from '../fulfilment/itemHistory.ts';
import { returnsOf } from '../returns/orderReturns.ts';
import { creditNoteContent } from './creditNoteContent.ts';
import { invoiceContent } from './invoiceContent.ts';
import { nextNumber, taxYear } from './paperNumber.ts';
import { returnedLines } from './returnedLines.ts';
import { paper, type PaperLine, type StoredPaper } from './schema.ts';

/** From these on goods are on their way, and an invoice is due. */
const LEFT: readonly string[] = ['shipped', 'out_for_delivery', 'delivered'];

type New = Pick<StoredPaper, 'orderId' | 'country' | 'kind' | 'content'> &
  Partial<Pick<StoredPaper, 'itemIds' | 'refundId'>>;

/**
 * Issues what is due of an order that the caller has locked: one invoice of the goods that have left and have none, and a
 * credit note for each return, and each other refund, of what was invoiced. Answers all its papers, the oldest first.
 */
export async function issuePapers(tx: Queries, order: Order): Promise<StoredPaper[]> {
  const known = await tx.select().from(paper).where(eq(paper.orderId, order.id)).orderBy(asc(paper.id));
  const items = await itemsOf(tx, order.id);
  const due = await toInvoice(tx, order, items, known);
  const invoiced = due.length > 0 ? [...known, await issueInvoice(tx, order, items, due)] : known;
  return [...invoiced, ...(await issueCreditNotes(tx, order, items, invoiced))];
}

/** Goods that leave get their invoice in the transaction in which they do. */
export async function invoiceWhatLeft(
  { orderId, status }: DomainEvents['onItemsMoved'],
  { tx }: EventContext,
): Promise<void> {
  if (LEFT.includes(status)) await issuePapers(tx, await lockOrder(tx, orderId));
}

/** Goods that have left, and services once they are paid or will be; each is on one invoice. */
async function toInvoice(
  tx: Queries,
  order: Order,
  items: StoredItem[],
  known: StoredPaper[],
): Promise<StoredItem[]> {
  if (!order.placedAt) return [];
  const done = new Set(known.flatMap(({ itemIds }) => itemIds));
  const history = await historyOf(tx, [order.id]);
  return items.filter(({ id, details }) => {
    const steps = (history.get(id) ?? []).map(({ status }) => status);
    if (done.has(id)) return false;
    return isSent([details]) ? steps.some((step) => LEFT.includes(step)) : !steps.includes('cancelled');
  });
}

async function issueInvoice(
  tx: Queries,
  order: Order,
  items: StoredItem[],
  due: StoredItem[],
): Promise<StoredPaper> {
  const shares = await sharesOf(tx, order, items);
  const { id: orderId, country } = order;
  return issue(tx, {
    ...{ orderId, country, kind: 'invoice', content: invoiceContent(order, due, shares) },
    itemIds: due.map(({ id }) => id),
  });
}

async function issueCreditNotes(
  tx: Queries,
  order: Order,
  items: StoredItem[],
  known: StoredPaper[],
): Promise<StoredPaper[]> {
  const invoices = known.filter(({ kind }) => kind === 'invoice');
  const [first] = invoices;
  if (!first) return [];
  const refunds = await refundsOf(tx, order.id);
  const noted = new Set(known.flatMap(({ refundId }) => (refundId ? [refundId] : [])));
  const notes = known.filter(({ kind }) => kind === 'credit_note');
  const due = refunds.filter(
    // Money of before the invoice was for other goods, a surplus for none, and a second way of the same money has its note.
    ({ createdAt, reason, fallbackOf }) =>
      createdAt >= first.issuedAt && reason !== 'surplus' && fallbackOf === null,
  );
  const issued: StoredPaper[] = [];
  // A return is paid at once, in several ways: one note is of all of them.
  for (const group of Map.groupBy(due, ({ id, returnId }) => returnId ?? id).values()) {
    const [one] = group;
    if (!one || group.some(({ id }) => noted.has(id))) continue;
    const lines = one.returnId ? await linesOfReturn(tx, order, items, one.returnId) : [];
    const content = creditNoteContent(order, { refunds: group, lines }, invoices, [...notes, ...issued]);
    const { id: orderId, country } = order;
    issued.push(await issue(tx, { orderId, country, kind: 'credit_note', content, refundId: one.id }));
  }
  return issued;
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
