import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { orders } from '../orders-returns/schema.ts';
import { enqueue, type JobContext, type Jobs } from '../platform/jobs.ts';
import { askProvider } from './askProvider.ts';
import { expireOrder } from './expireOrder.ts';
import { refundPayment } from './refundPayment.ts';
import { payment, type Payment } from './schema.ts';
import { settlePayment } from './settlePayment.ts';

const OfOrder = z.object({ orderId: z.string() });
const OfPayment = z.object({ paymentId: z.string() });

/** What goes on with orders and payments when nobody looks. */
export const checkoutJobs: Jobs = {
  'order.expire': async (payload, context) => expireOrder(context, OfOrder.parse(payload).orderId),
  'payment.refund': async (payload, context) => refundPayment(context, OfPayment.parse(payload).paymentId),
  'payment.close': async (payload, { db, services }) => {
    const { intentId } = await findPayment(db, OfPayment.parse(payload).paymentId);
    if (intentId) await settlePayment(db, await services.payment.cancelIntent(intentId));
  },
  'payment.ask': async (payload, context) =>
    askProvider(context, await findPayment(context.db, OfPayment.parse(payload).paymentId)),
  'payment.look-after': async (_payload, { db }) => lookAfter(db),
};

/** Finds what has waited too long: payments of which nothing was heard, and orders whose time to be paid has passed. */
async function lookAfter(db: JobContext['db']): Promise<void> {
  const overdue = await db
    .select({ orderId: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.reservedUntil), lt(orders.reservedUntil, sql`now()`)));
  for (const { orderId } of overdue)
    await enqueue(db, 'order.expire', { orderId }, { key: `order.expire-${orderId}` });
  const unheard = await db
    .select({ paymentId: payment.id })
    .from(payment)
    .where(
      and(
        inArray(payment.status, ['created', 'pending']),
        isNotNull(payment.intentId),
        lt(payment.updatedAt, sql`now() - interval '2 minutes'`),
      ),
    );
  for (const { paymentId } of unheard)
    await enqueue(db, 'payment.ask', { paymentId }, { key: `payment.ask-${paymentId}` });
}

async function findPayment(db: JobContext['db'], paymentId: string): Promise<Payment> {
  const [found] = await db.select().from(payment).where(eq(payment.id, paymentId));
  if (!found) throw new Error(`There is no payment ${paymentId}`);
  return found;
}
