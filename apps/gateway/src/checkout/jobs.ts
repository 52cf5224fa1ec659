import { and, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { orders } from './order/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { enqueue, type JobContext, type Jobs } from '../platform/jobs/jobs.ts';
import { askProvider } from './payment/askProvider.ts';
import { expireOrder } from './payment/unpaid/endUnpaid.ts';
import { PROVIDER_NAMES } from './payment/provider/paymentProvider.ts';
import { cancelAtProvider, providerNamed } from './payment/provider/paymentProviders.ts';
import { deleteRemovedCard } from './payment/savedCards/forgetCards.ts';
import { eraseUnusedBankAccounts } from './payment/refunds/bank/bankAccounts.ts';
import { sendRefund } from './payment/refunds/sendRefund.ts';
import { payment, refund, type Payment } from './schema.ts';
import { deleteOldUnpaid } from './placing/unpaidOrders.ts';
import { settlePayment } from './payment/settlePayment.ts';

const OrderPayload = z.object({ orderId: z.string() });
const PaymentPayload = z.object({ paymentId: z.string() });
const CardPayload = z.object({ savedCardId: z.string() });
const TokenPayload = z.object({
  provider: z.enum(PROVIDER_NAMES),
  vaultCustomer: z.string(),
  token: z.string(),
});
const VaultCustomerPayload = z.object({ provider: z.enum(PROVIDER_NAMES), id: z.string() });
const RefundPayload = z.object({ refundId: z.string() });

/** The jobs of orders and payments. */
export const checkoutJobs: Jobs = {
  'order.expire': async (payload, context) => expireOrder(context, OrderPayload.parse(payload).orderId),
  'refund.send': async (payload, context) => sendRefund(context, RefundPayload.parse(payload).refundId),
  'payment.close': async (payload, context) => {
    const { db, services } = context;
    const opened = await findPayment(db, PaymentPayload.parse(payload).paymentId);
    const intent = await cancelAtProvider(services, opened);
    if (intent) await settlePayment(context, intent);
  },
  'payment.ask': async (payload, context) =>
    askProvider(context, await findPayment(context.db, PaymentPayload.parse(payload).paymentId)),
  'saved-card.forget': async (payload, { db }) =>
    deleteRemovedCard(db, CardPayload.parse(payload).savedCardId),
  'saved-card.delete': async (payload, { services }) => {
    const { provider, vaultCustomer, token } = TokenPayload.parse(payload);
    await providerNamed(services.payment, provider).vault?.deleteCard(vaultCustomer, token);
  },
  'vault-customer.delete': async (payload, { services }) => {
    const { provider, id } = VaultCustomerPayload.parse(payload);
    await providerNamed(services.payment, provider).vault?.customers?.delete(id);
  },
  'payment.find-overdue': async (_payload, context) => {
    await enqueueOverduePayments(context);
    await deleteOldUnpaid(context.db);
    await eraseUnusedBankAccounts(context.db);
  },
};

/**
 * Enqueues jobs for everything that has waited too long: orders that were not paid in time, payments without news from the
 * provider, ended payments for which late money may come, due refunds without a job, and refunds that the provider has not
 * confirmed.
 */
async function enqueueOverduePayments({ db, log }: Pick<JobContext, 'db' | 'log'>): Promise<void> {
  const overdue = await db
    .select({ orderId: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.reservedUntil), lt(orders.reservedUntil, sql`now()`)));
  for (const { orderId } of overdue)
    await enqueue(db, 'order.expire', { orderId }, { key: `order.expire-${orderId}` });
  for (const { paymentId } of await paymentsToAsk(db))
    await enqueue(db, 'payment.ask', { paymentId }, { key: `payment.ask-${paymentId}` });
  for (const { refundId } of await forgottenRefunds(db)) {
    log.warn({ refundId }, 'a refund is still open and is tried again');
    await enqueue(db, 'refund.send', { refundId }, { key: `refund.send-${refundId}` });
  }
}

/**
 * The payments about which the provider is asked: open ones without news for two minutes, each time; and ended ones every
 * twenty minutes of a day, because their money may come late and the webhook about it may be lost.
 */
async function paymentsToAsk(db: Queries): Promise<{ paymentId: string }[]> {
  const { status, updatedAt, intentId } = payment;
  const isUnheard = and(
    inArray(status, ['created', 'pending']),
    lt(updatedAt, sql`now() - interval '2 minutes'`),
  );
  const mayStillBePaid = and(
    inArray(status, ['expired', 'failed']),
    sql`now() - ${updatedAt} BETWEEN interval '20 minutes' AND interval '1 day'`,
    // The job runs once a minute, and an ended payment keeps the time of its end.
    sql`floor(extract(epoch FROM now() - ${updatedAt}) / 60) % 20 = 0`,
  );
  return db
    .select({ paymentId: payment.id })
    .from(payment)
    .where(and(isNotNull(intentId), or(isUnheard, mayStillBePaid)));
}

/**
 * The refunds by a provider or the bank that are due and have no job, or that were sent six hours ago and are not confirmed.
 */
async function forgottenRefunds(db: Queries): Promise<{ refundId: string }[]> {
  return db.select({ refundId: refund.id }).from(refund).where(sql`
      (${refund.status} = 'due' OR ${refund.status} = 'sent' AND ${refund.askedAt} < now() - interval '6 hours')
      AND (${refund.method} = 'source' OR ${refund.bankAccountId} IS NOT NULL) AND NOT EXISTS (
        SELECT FROM graphile_worker.jobs job
        WHERE job.key = 'refund.send-' || ${refund.id} AND job.attempts < job.max_attempts)`);
}

async function findPayment(db: JobContext['db'], paymentId: string): Promise<Payment> {
  const [found] = await db.select().from(payment).where(eq(payment.id, paymentId));
  if (!found) throw new Error(`There is no payment ${paymentId}`);
  return found;
}
