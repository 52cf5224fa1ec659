import { isGood, isOpen } from '@lunette/checkout/rules';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { payment, type Payment } from '../schema.ts';

/** The payments of an order, oldest first. */
export async function paymentsOf(db: Queries, orderId: string): Promise<Payment[]> {
  return db
    .select()
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(asc(payment.createdAt), asc(payment.id));
}

/** The payments of several orders, by order, oldest first. */
export async function paymentsByOrder(db: Queries, orderIds: string[]): Promise<Map<string, Payment[]>> {
  const rows = await db
    .select()
    .from(payment)
    .where(inArray(payment.orderId, orderIds))
    .orderBy(asc(payment.createdAt), asc(payment.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/** The payment that the provider still has to decide; an order has one at most. */
export function openPayment(payments: Payment[]): Payment | undefined {
  return payments.find(({ status, refund }) => isOpen(status) && refund === null);
}

/** The payment that says how an order stands: the good one, the open one, else the last that was tried. */
export function decidingPayment(payments: Payment[]): Payment | undefined {
  const kept = payments.filter(({ refund }) => refund === null);
  return kept.find(({ status }) => isGood(status)) ?? openPayment(kept) ?? payments.at(-1);
}
