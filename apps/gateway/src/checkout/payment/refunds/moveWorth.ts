import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Order } from '../../order/schema.ts';
import { payment, refund, type Payment, type Refund } from '../../schema.ts';
import { paymentsOf } from '../orderPayments.ts';
import { refundsOf } from './refunds.ts';

/** The worth of a return that pays for another order, held or moved. */
export async function worthMoved(tx: Queries, orderId: string, returnId: string): Promise<Refund[]> {
  return (await refundsOf(tx, orderId)).filter(
    (row) => row.method === 'exchange' && row.returnId === returnId,
  );
}

/**
 * Pays for another order with worth that was held; each part keeps its original payment. The caller has locked both orders.
 */
export async function receiveWorth(tx: Queries, into: Order, held: readonly Refund[]): Promise<void> {
  for (const { id: targetId, orderId, paymentId, amount, currencyCode } of held) {
    const from = (await paymentsOf(tx, orderId)).find(({ id }) => id === paymentId);
    const isPassedOn = from?.method === 'exchange';
    await tx.insert(payment).values({
      orderId: into.id,
      method: 'exchange',
      status: 'paid',
      amount,
      currencyCode,
      purpose: 'exchange',
      targetId,
      originId: isPassedOn ? from.originId : paymentId,
      originMethod: from && from.method !== 'exchange' ? from.method : (from?.originMethod ?? null),
      ...(from && { cardBrand: from.cardBrand, cardFirst6: from.cardFirst6, cardLast4: from.cardLast4 }),
    });
  }
}

/** Makes held worth final up to `most`, in minor units, because the old goods have arrived; the rest is deleted. */
export async function settleWorth(tx: Queries, held: readonly Refund[], most: number): Promise<void> {
  let left = most;
  const now = new Date();
  for (const { id, amount } of held) {
    const part = Math.min(left, amount);
    left -= part;
    if (part === 0) await tx.delete(refund).where(eq(refund.id, id));
    else
      await tx
        .update(refund)
        .set({ amount: part, status: 'done', sentAt: now, endedAt: now })
        .where(eq(refund.id, id));
  }
  const [{ orderId } = { orderId: null }] = held;
  if (orderId) await enqueue(tx, 'order.issue-papers', { orderId }, { key: `order.issue-papers-${orderId}` });
}

/** Releases worth that was held and has not paid for another order. */
export async function releaseWorth(tx: Queries, held: readonly Refund[]): Promise<void> {
  const ids = held.filter(({ status }) => status === 'due').map(({ id }) => id);
  if (ids.length > 0) await tx.delete(refund).where(inArray(refund.id, ids));
}

/**
 * Takes the worth of old goods that did not arrive back from an order, and returns that amount in minor units. The caller
 * has locked both orders.
 */
export async function withdrawWorth(tx: Queries, orderId: string): Promise<number> {
  const { rows } = await tx.execute<{ id: string; amount: number; moved: number }>(sql`
    SELECT payment.id, payment.amount, coalesce(refund.amount, 0) AS moved
    FROM payment LEFT JOIN refund ON refund.id = payment.target_id
    WHERE payment.order_id = ${orderId} AND payment.method = 'exchange' AND payment.status = 'paid'`);
  let lacking = 0;
  for (const { id, amount, moved } of rows) {
    lacking += amount - moved;
    if (moved < amount)
      await tx
        .update(payment)
        .set(moved === 0 ? { status: 'expired' } : { amount: moved })
        .where(and(eq(payment.id, id), eq(payment.status, 'paid')));
  }
  return lacking;
}

/** Removes the worth of exchanged goods from a cancelled order. */
export async function dropWorth(tx: Queries, orderId: string): Promise<void> {
  await tx
    .update(payment)
    .set({ status: 'expired' })
    .where(and(eq(payment.orderId, orderId), eq(payment.method, 'exchange'), eq(payment.status, 'paid')));
}

/** The order whose voucher or credit is the origin of a payment with worth; null if the origin is a payment with money. */
export async function creditOrderOf(
  tx: Queries,
  { method, originId, targetId }: Pick<Payment, 'method' | 'originId' | 'targetId'>,
): Promise<string | null> {
  if (method !== 'exchange' || originId !== null || targetId === null) return null;
  const [from] = await tx.select().from(refund).where(eq(refund.id, targetId));
  if (!from?.paymentId) return from?.orderId ?? null;
  const [earlier] = await tx.select().from(payment).where(eq(payment.id, from.paymentId));
  return earlier ? creditOrderOf(tx, earlier) : null;
}
