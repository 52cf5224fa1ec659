import { refundDay } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import { usedOf } from '../../../cart/money/cartMoney.ts';
import { returnToVoucher } from '../../../cart/money/spendMoney.ts';
import { giveStoreCredit } from '../../../identity/money/storeCredit.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Order } from '../../order/schema.ts';
import { payment, refund, type Payment, type Refund } from '../../schema.ts';
import { refundRules } from '../methods/methods.ts';
import { currentAccount } from './bank/bankAccounts.ts';
import { creditOrderOf } from './moveWorth.ts';
import { receivedOf, refundedOf, refundsOf } from './refunds.ts';

/** A refund that is to be made, in minor units. */
export interface NewRefund {
  /** A second call with the same key makes no second refund; the key contains the reason of the refund. */
  key: string;
  /** The payment that is refunded; null for the part that was paid with a voucher, store credit or the wallet. */
  paymentId: string | null;
  amount: number;
  method: Refund['method'];
  /** `cancelled`, `returned`, `surplus` and the like. */
  reason: string;
  /** The return whose pieces are refunded. */
  returnId?: string | undefined;
  /** The failed refund that this one replaces. */
  fallbackOf?: string;
}

/**
 * Refunds an amount of an order that the caller has locked. Store credit is added at once; a job sends a refund to a card or
 * a bank account; an amount that is to pay for another order (`exchange`) is held until that is certain. Throws if the
 * refunds would exceed what the payment has received, or what vouchers and credit have paid.
 */
export async function addRefund(tx: Queries, order: Order, wanted: NewRefund): Promise<Refund> {
  const { key, paymentId, amount, method, reason, returnId = null, fallbackOf = null } = wanted;
  const refunds = await refundsOf(tx, order.id);
  const known = refunds.find((earlier) => earlier.key === key);
  if (known) return known;
  const paid = paymentId === null ? null : await paymentOf(tx, order, paymentId);
  if (amount > leftOf(order, paid, refunds))
    throw new Error(`The refund ${key} is more than is left of what the order ${order.id} was paid with`);
  const sentBy = refundMethodFor(order, paid, method);
  const isSent = paid !== null && sentBy !== 'storecredit';
  const isHeld = method === 'exchange';
  const account = sentBy === 'neft' ? await currentAccount(tx, order.id) : null;
  const now = new Date();
  const [added] = await tx
    .insert(refund)
    .values({
      orderId: order.id,
      paymentId,
      returnId,
      reason,
      amount,
      key,
      fallbackOf,
      ...(account && { bankAccountId: account.id, accountLast4: account.last4 }),
      // A guest has no store credit: the part that their voucher has paid is returned to the voucher.
      method: paid || order.customerId || isHeld ? sentBy : 'source',
      currencyCode: paid?.currencyCode ?? order.currencyCode,
      dueOn: sentBy === 'exchange' ? null : refundDay(order.country, paid ? sentBy : 'storecredit', now),
      ...(!isSent && !isHeld && { status: 'done' as const, sentAt: now, endedAt: now }),
    })
    .returning();
  if (!added) throw new Error(`The refund ${key} was not stored`);
  if (isHeld) return added;
  await enqueue(tx, 'order.issue-papers', { orderId: order.id }, { key: `order.issue-papers-${order.id}` });
  if (isSent) await enqueue(tx, 'refund.send', { refundId: added.id }, { key: `refund.send-${added.id}` });
  if (!isSent) await giveNow(tx, order, amount, paid);
  return added;
}

/**
 * The method by which an amount is refunded. Worth from an earlier order is refunded as that order was paid: what credit has
 * paid becomes store credit. What no provider can refund becomes store credit too, or is sent to a bank account if the
 * shopper is a guest.
 */
function refundMethodFor(
  { customerId }: Pick<Order, 'customerId'>,
  paid: Payment | null,
  method: Refund['method'],
): Refund['method'] {
  if (paid?.method !== 'exchange' || method === 'exchange') return method;
  if (paid.originMethod === null) return 'storecredit';
  if (method !== 'source' || refundRules(paid).provider) return method;
  return customerId === null ? 'neft' : 'storecredit';
}

async function giveNow(tx: Queries, order: Order, amount: number, paid: Payment | null): Promise<void> {
  const { id: orderId, customerId, country } = order;
  if (customerId) return giveStoreCredit(tx, { ...order, customerId, orderId, amount });
  const voucherOf = paid && (await creditOrderOf(tx, paid));
  if (voucherOf) return returnToVoucher(tx, { id: voucherOf, country }, amount);
  if (paid) throw new Error(`Order ${orderId} has no customer to whom store credit could be given`);
  await returnToVoucher(tx, order, amount);
}

async function paymentOf(tx: Queries, order: Order, paymentId: string): Promise<Payment> {
  const [paid] = await tx.select().from(payment).where(eq(payment.id, paymentId));
  if (paid?.orderId !== order.id) throw new Error(`Order ${order.id} has no payment ${paymentId}`);
  return paid;
}

/** The amount that is left to refund: of a payment, or of the part that voucher, store credit and wallet have paid. */
function leftOf(order: Order, paid: Payment | null, refunds: Refund[]): number {
  return paid ? receivedOf(paid) - refundedOf(paid, refunds) : creditLeft(order, refunds);
}

/** The part that voucher, store credit and wallet have paid and that is not refunded, in minor units. */
export function creditLeft({ totals }: Pick<Order, 'totals'>, refunds: Refund[]): number {
  return spentCredit({ totals }) - refundedOf({ id: null }, refunds);
}

/** The part of an order that voucher, store credit and wallet have paid, in minor units. */
export function spentCredit({ totals }: Pick<Order, 'totals'>): number {
  return (['gv', 'lunette', 'sc', 'wallet'] as const).reduce((sum, kind) => sum + usedOf(totals, kind), 0);
}
