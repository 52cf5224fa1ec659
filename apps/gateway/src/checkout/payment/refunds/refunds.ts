import { asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { refund, type Payment, type Refund } from '../../schema.ts';

/** The refunds of an order, oldest first. */
export async function refundsOf(db: Queries, orderId: string): Promise<Refund[]> {
  return db
    .select()
    .from(refund)
    .where(eq(refund.orderId, orderId))
    .orderBy(asc(refund.createdAt), asc(refund.id));
}

/** The refunds of several orders, by order, oldest first. */
export async function refundsByOrder(db: Queries, orderIds: string[]): Promise<Map<string, Refund[]>> {
  const rows = await db
    .select()
    .from(refund)
    .where(inArray(refund.orderId, orderIds))
    .orderBy(asc(refund.createdAt), asc(refund.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** The amount that a payment has received, in minor units. */
export function receivedOf({
  status,
  amount,
  received,
}: Pick<Payment, 'status' | 'amount' | 'received'>): number {
  return status === 'paid' ? (received ?? amount) : 0;
}

/**
 * The refunded amount of a payment, in minor units, including refunds that are not sent yet; failed refunds do not count. If
 * the id is null, the amount refunded of voucher, store credit and wallet.
 */
export function refundedOf({ id }: { id: string | null }, refunds: Refund[]): number {
  return refunds.reduce(
    (sum, { paymentId, status, amount }) => sum + (paymentId === id && status !== 'failed' ? amount : 0),
    0,
  );
}

/** The day by which the banks show refunds; null if one waits for a bank account, or if none is sent to a bank. */
export function shownBy(refunds: readonly Refund[]): string | null {
  const sent = refunds.filter(
    ({ paymentId, method, status }) =>
      paymentId !== null && (method === 'source' || method === 'neft') && status !== 'failed',
  );
  if (sent.some(({ method, accountLast4 }) => method === 'neft' && accountLast4 === null)) return null;
  return (
    sent
      .flatMap(({ dueOn }) => dueOn ?? [])
      .sort()
      .at(-1) ?? null
  );
}
