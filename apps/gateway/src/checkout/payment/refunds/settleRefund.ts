import { eq } from 'drizzle-orm';
import type { Gateway } from '../../../platform/gateway.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { lockOrder } from '../../order/ownOrder.ts';
import type { Order } from '../../order/schema.ts';
import { refund, type Refund } from '../../schema.ts';
import type { ProviderRefund } from '../provider/paymentProvider.ts';
import { addRefund } from './addRefund.ts';
import { eraseAccount } from './bank/bankAccounts.ts';

/**
 * The next statuses that each status of a refund allows; even a refund that is done can fail, if the bank returns the money.
 */
const MOVES: Record<Refund['status'], readonly Refund['status'][]> = {
  due: ['sent', 'done', 'failed'],
  sent: ['done', 'failed'],
  done: ['failed'],
  failed: [],
};

const STATUS = { pending: 'sent', succeeded: 'done', failed: 'failed' } as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Stores the status of a refund at the provider or bank, from an answer or a webhook; both may come in any order and
 * repeatedly. A failed refund becomes store credit of the order's customer. A failed refund of a guest, or to a bank
 * account, stays failed until the shopper enters an account. Returns whether the refund is known.
 */
export async function settleRefund(
  {
    db,
    publish,
    log,
  }: Pick<Gateway, 'db' | 'publish'> & { log: { warn: (data: object, text: string) => void } },
  { reference, status, failureCode }: Pick<ProviderRefund, 'reference' | 'status' | 'failureCode'>,
): Promise<boolean> {
  if (!UUID.test(reference)) return false;
  return db.transaction(async (tx) => {
    const asked = await findRefund(tx, reference);
    if (!asked) return false;
    const order = await lockOrder(tx, asked.orderId);
    const known = await findRefund(tx, reference);
    const next = STATUS[status];
    if (!known || !MOVES[known.status].includes(next)) return true;
    const now = new Date();
    await tx
      .update(refund)
      .set({
        status: next,
        sentAt: known.sentAt ?? now,
        failureCode: next === 'failed' ? failureCode : null,
        ...(next !== 'sent' && { endedAt: now }),
      })
      .where(eq(refund.id, known.id));
    if (next !== 'sent') await eraseAccount(tx, known);
    if (next === 'failed') {
      log.warn({ refundId: known.id, orderId: order.id, failureCode }, 'a refund has failed');
      await fallBack(tx, order, known);
    } else if (known.status === 'due') await enqueueNotification(tx, known);
    if (next !== 'sent') await publish(tx, 'onRefundEnded', { orderId: order.id, returnId: known.returnId });
    return true;
  });
}

/** A refund by its id. */
export async function findRefund(db: Queries, id: string): Promise<Refund | null> {
  const [found] = await db.select().from(refund).where(eq(refund.id, id));
  return found ?? null;
}

async function fallBack(tx: Queries, order: Order, failed: Refund): Promise<void> {
  const { id, key, paymentId, amount, reason, returnId, method } = failed;
  if (order.customerId && paymentId && method !== 'neft')
    await addRefund(tx, order, {
      key: `${key}-credit`,
      paymentId,
      amount,
      reason,
      method: 'storecredit',
      fallbackOf: id,
      ...(returnId && { returnId }),
    });
  await enqueueNotification(tx, failed);
}

async function enqueueNotification(tx: Queries, { id }: Refund): Promise<void> {
  await enqueue(tx, 'refund.notify', { refundId: id }, { key: `refund.notify-${id}` });
}
