import type { Queries } from '../../../platform/database/database.ts';
import type { Order } from '../../order/schema.ts';
import type { Payment, Refund } from '../../schema.ts';
import { paymentsOf } from '../orderPayments.ts';
import { addRefund, creditLeft, type NewRefund } from './addRefund.ts';
import { receivedOf, refundedOf, refundsOf } from './refunds.ts';

interface GoodsRefund {
  /** The start of the refunds' keys, which prevent a second refund. */
  key: string;
  reason: string;
  /** The return whose pieces it is for. */
  returnId?: string;
  /** The part that voucher, store credit and wallet have paid. */
  credit: number;
  /** The part of the received money; null if none was received. */
  paid: { amount: number; method: Refund['method'] } | null;
}

/**
 * Refunds the worth of goods, in minor units, by tender: credit becomes store credit, and money is refunded to its payments,
 * the oldest first. The caller has locked the order.
 */
export async function refundAll(
  tx: Queries,
  order: Order,
  { key, reason, returnId, credit: share, paid }: GoodsRefund,
): Promise<void> {
  const credit = paid ? await creditWithin(tx, order, key, share) : share;
  if (credit > 0)
    await addRefund(tx, order, {
      key: `${key}-credit`,
      paymentId: null,
      amount: credit,
      method: 'storecredit',
      reason,
      returnId,
    });
  if (!paid) return;
  const left = await refundToPayments(tx, order, await paymentsOf(tx, order.id), {
    ...paid,
    amount: paid.amount + share - credit,
    key,
    reason,
    returnId,
  });
  if (left > 0) throw new Error(`${key} brings back ${left} more than its order has received`);
}

/**
 * Holds the worth of goods for another order, in minor units, separately for credit and for each payment. The caller has
 * locked the order.
 */
export async function holdWorth(
  tx: Queries,
  order: Order,
  { key, returnId, credit: share, paid }: { key: string; returnId: string; credit: number; paid: number },
): Promise<void> {
  const credit = await creditWithin(tx, order, key, share);
  const held = { method: 'exchange', reason: 'exchanged', returnId } as const;
  if (credit > 0)
    await addRefund(tx, order, { ...held, key: `${key}-credit`, paymentId: null, amount: credit });
  const payments = await paymentsOf(tx, order.id);
  const left = await refundToPayments(tx, order, payments, {
    ...held,
    key,
    amount: paid + share - credit,
  });
  if (left > 0) throw new Error(`${key} holds ${left} more than its order has received`);
}

/**
 * The part of a credit share that is left of the order's credit, in minor units. An exchange uses credit first, so less may
 * be left than the shares of the other pieces; their money is left in its place.
 */
async function creditWithin(tx: Queries, order: Order, key: string, share: number): Promise<number> {
  const others = (await refundsOf(tx, order.id)).filter((refund) => refund.key !== `${key}-credit`);
  return Math.min(share, Math.max(0, creditLeft(order, others)));
}

/**
 * Refunds money to payments in the given order. Returns the amount, in minor units, that exceeds what they have received.
 */
export async function refundToPayments(
  tx: Queries,
  order: Order,
  payments: readonly Payment[],
  { key, amount: total, ...refund }: Pick<NewRefund, 'key' | 'amount' | 'method' | 'reason' | 'returnId'>,
): Promise<number> {
  let left = total;
  const refunds = await refundsOf(tx, order.id);
  for (const payment of payments) {
    const amount = payment.surplus ? 0 : Math.min(left, receivedOf(payment) - refundedOf(payment, refunds));
    if (amount <= 0) continue;
    left -= amount;
    await addRefund(tx, order, { ...refund, key: `${key}-${payment.id}`, paymentId: payment.id, amount });
  }
  return left;
}
