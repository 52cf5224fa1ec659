import { refundDay } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import { giveStoreCredit } from '../../../identity/money/storeCredit.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Order } from '../../order/schema.ts';
import { payment, refund, type Refund } from '../../schema.ts';
import { receivedOf, refundedOf, refundsOf } from './refunds.ts';

/** Money of a payment that is to go back, in minor units. */
export interface NewRefund {
  /** The same key never makes a second refund: it names what the money goes back for. */
  key: string;
  paymentId: string;
  amount: number;
  method: Refund['method'];
  /** `cancelled`, `returned`, `surplus` and the like. */
  reason: string;
  returnItemId?: string;
  /** The refund that failed and in whose place this one comes. */
  fallbackOf?: string;
}

/**
 * Refunds an amount of a payment of an order that the caller has locked. Store credit is there at once; to a card or an
 * account a job sends it. Throws where the refunds of a payment would come to more than it has brought in.
 */
export async function addRefund(tx: Queries, order: Order, wanted: NewRefund): Promise<Refund> {
  const { key, paymentId, amount, method, reason, returnItemId = null, fallbackOf = null } = wanted;
  const refunds = await refundsOf(tx, order.id);
  const known = refunds.find((one) => one.key === key);
  if (known) return known;
  const [paid] = await tx.select().from(payment).where(eq(payment.id, paymentId));
  if (paid?.orderId !== order.id) throw new Error(`Order ${order.id} has no payment ${paymentId}`);
  if (amount > receivedOf(paid) - refundedOf(paid, refunds))
    throw new Error(`The refund ${key} is more than is left of the payment ${paymentId}`);
  const isCredit = method === 'storecredit';
  const now = new Date();
  const [added] = await tx
    .insert(refund)
    .values({
      ...{ orderId: order.id, paymentId, returnItemId, reason, method, amount, key, fallbackOf },
      currencyCode: paid.currencyCode,
      dueOn: refundDay(order.country, method, now),
      ...(isCredit && { status: 'done' as const, sentAt: now, endedAt: now }),
    })
    .returning();
  if (!added) throw new Error(`The refund ${key} was not stored`);
  if (!isCredit) await enqueue(tx, 'refund.send', { refundId: added.id }, { key: `refund.send-${added.id}` });
  else if (order.customerId)
    await giveStoreCredit(tx, { ...order, customerId: order.customerId, orderId: order.id, amount });
  else throw new Error(`Order ${order.id} has no customer to whom store credit could be given`);
  return added;
}
