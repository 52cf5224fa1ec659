import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { orders } from './order/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { enqueue, type JobContext, type Jobs } from '../platform/jobs/jobs.ts';
import { askProvider } from './payment/askProvider.ts';
import { expireOrder } from './payment/endUnpaid.ts';
import { methodRules } from './payment/methods/methods.ts';
import { refundPayment } from './payment/refundPayment.ts';
import { payment, type Payment } from './schema.ts';
import { settlePayment } from './payment/settlePayment.ts';

const OfOrder = z.object({ orderId: z.string() });
const OfPayment = z.object({ paymentId: z.string() });

/** The jobs of orders and payments. */
export const checkoutJobs: Jobs = {
  'order.expire': async (payload, context) => expireOrder(context, OfOrder.parse(payload).orderId),
  'payment.refund': async (payload, context) => refundPayment(context, OfPayment.parse(payload).paymentId),
  'payment.close': async (payload, context) => {
    const { db, services } = context;
    const { method, intentId } = await findPayment(db, OfPayment.parse(payload).paymentId);
    const { provider } = methodRules(method);
    if (intentId && provider) await settlePayment(context, await provider.cancel(services, intentId));
  },
  'payment.ask': async (payload, context) =>
    askProvider(context, await findPayment(context.db, OfPayment.parse(payload).paymentId)),
  'payment.look-after': async (_payload, context) => lookAfter(context),
};

/** Longer than a refund is tried by its job, which gives up after about four. */
const REFUND_DAYS = 5;

/**
 * Finds what has waited too long: payments without news from the provider, orders whose time to be paid has
 * passed, and refunds that are still due.
 */
async function lookAfter({ db, log }: Pick<JobContext, 'db' | 'log'>): Promise<void> {
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
  const unrefunded = await db.transaction(refundAgain);
  for (const { paymentId } of unrefunded)
    log.warn({ paymentId }, 'a refund has failed for days and is tried anew');
}

async function refundAgain(tx: Queries): Promise<{ paymentId: string }[]> {
  const unrefunded = await tx
    .update(payment)
    .set({ updatedAt: sql`now()` })
    .where(
      and(
        eq(payment.refund, 'due'),
        lt(payment.updatedAt, sql`now() - make_interval(days => ${REFUND_DAYS})`),
      ),
    )
    .returning({ paymentId: payment.id });
  for (const { paymentId } of unrefunded)
    await enqueue(tx, 'payment.refund', { paymentId }, { key: `payment.refund-${paymentId}` });
  return unrefunded;
}

async function findPayment(db: JobContext['db'], paymentId: string): Promise<Payment> {
  const [found] = await db.select().from(payment).where(eq(payment.id, paymentId));
  if (!found) throw new Error(`There is no payment ${paymentId}`);
  return found;
}
