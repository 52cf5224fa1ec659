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

/** The payment of the order itself that is still open at the provider; an order has at most one. */
export function openPayment(payments: Payment[]): Payment | undefined {
  return ofOrder(payments).find(({ status }) => isOpen(status));
}

/** The payment that decides the state of an order: the good one; without it the open one; without that the last attempt. */
export function decidingPayment(payments: Payment[]): Payment | undefined {
  const own = ofOrder(payments);
  const last = payments.filter(({ purpose }) => purpose !== 'amendment').at(-1);
  return own.find(({ status }) => isGood(status)) ?? openPayment(own) ?? last;
}

/** The amount that is still to be paid at the door, in minor units; null for an order that is paid otherwise or already. */
export function cashDueOf(payments: Payment[]): number | null {
  const deciding = decidingPayment(payments);
  return deciding?.status === 'cash_due' ? deciding.amount : null;
}

/** The payments of the order itself, also by exchange, without surplus (money that came too late or twice). */
function ofOrder(payments: Payment[]): Payment[] {
  return payments.filter(({ purpose, surplus }) => purpose !== 'amendment' && !surplus);
}
