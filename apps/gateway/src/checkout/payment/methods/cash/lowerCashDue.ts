import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../../platform/database/database.ts';
import { payment } from '../../../schema.ts';

/** Lowers the amount to be paid at the door, in minor units, after pieces were cancelled. The caller has locked the order. */
export async function lowerCashDue(tx: Queries, orderId: string, amount: number): Promise<void> {
  await tx
    .update(payment)
    .set({ amount: sql`greatest(0, ${payment.amount} - ${amount})`, updatedAt: new Date() })
    .where(and(eq(payment.orderId, orderId), eq(payment.purpose, 'order'), eq(payment.status, 'cash_due')));
}
