import { bankAccountForm } from '@lunette/country-config';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../../../platform/database/database.ts';
import type { Order } from '../../../order/schema.ts';
import { bankAccount, type BankAccount, type Payment, type Refund } from '../../../schema.ts';
import { isPaidAtDoor } from '../../methods/methods.ts';
import { receivedOf } from '../refunds.ts';

/** The statuses of returns whose refund is still to be sent, in SQL. */
const OPEN_RETURN = sql`('requested', 'approved', 'label', 'picked_up', 'received')`;

/** True if no refund that the bank still has to send goes to the account, in SQL. */
const UNUSED = sql`NOT EXISTS (
  SELECT FROM refund used WHERE used.bank_account_id = ${bankAccount.id} AND used.status IN ('due', 'sent'))`;

/** The account for refunds of an order that are still to be sent; null if none was entered. */
export async function currentAccount(db: Queries, orderId: string): Promise<BankAccount | null> {
  const [newest] = await db
    .select()
    .from(bankAccount)
    .where(eq(bankAccount.orderId, orderId))
    .orderBy(desc(bankAccount.id))
    .limit(1);
  return newest ?? null;
}

/** Whether money that was paid at the door can go to a bank account in the order's country. */
export function paysToBank({ country }: Pick<Order, 'country'>, payments: readonly Payment[]): boolean {
  const isCash = payments.some((payment) => isPaidAtDoor(payment) && receivedOf(payment) > 0);
  return isCash && bankAccountForm(country) !== null;
}

/** Failed refunds whose amount has not been refunded in another way. */
export function waitingRefunds(refunds: readonly Refund[]): Refund[] {
  return refunds.filter(
    ({ id, status, paymentId }) =>
      status === 'failed' && paymentId !== null && !refunds.some(({ fallbackOf }) => fallbackOf === id),
  );
}

/** Refunds to a bank account that were not sent to the bank yet. */
export function unsentRefunds(refunds: readonly Refund[]): Refund[] {
  return refunds.filter(
    ({ method, status, askedAt }) => method === 'neft' && status === 'due' && askedAt === null,
  );
}

/**
 * Whether an account can be entered or changed: a refund waits for one or will need one, and the bank is not sending a
 * refund to the stored one, unless a return that is still open needs an account.
 */
export async function isAccountOpen(
  db: Queries,
  order: Order,
  payments: readonly Payment[],
  refunds: readonly Refund[],
): Promise<boolean> {
  if (bankAccountForm(order.country) === null) return false;
  if (waitingRefunds(refunds).length + unsentRefunds(refunds).length > 0) return true;
  if (!paysToBank(order, payments)) return false;
  const isSending = refunds.some(
    ({ method, status }) => method === 'neft' && (status === 'due' || status === 'sent'),
  );
  return !isSending || (await hasOpenReturn(db, order.id));
}

/** Erases the older accounts of an order, except those to which the bank is still sending a refund. */
export async function eraseOlderAccounts(tx: Queries, orderId: string, kept: string): Promise<void> {
  await tx.delete(bankAccount).where(and(eq(bankAccount.orderId, orderId), ne(bankAccount.id, kept), UNUSED));
}

/**
 * Erases the account of a refund that has ended, unless another refund is or will be sent there. The caller has locked the
 * order.
 */
export async function eraseAccount(tx: Queries, { orderId, bankAccountId }: Refund): Promise<void> {
  if (bankAccountId === null) return;
  const current = await currentAccount(tx, orderId);
  if (current?.id === bankAccountId && (await hasOpenReturn(tx, orderId))) return;
  await tx.delete(bankAccount).where(and(eq(bankAccount.id, bankAccountId), UNUSED));
}

/**
 * Erases unused accounts that were entered more than a day ago: those of returns that were never begun or have ended without
 * a refund.
 */
export async function eraseUnusedBankAccounts(db: Queries): Promise<void> {
  await db.delete(bankAccount).where(
    and(
      UNUSED,
      sql`${bankAccount.createdAt} < now() - interval '1 day'`,
      sql`NOT EXISTS (SELECT FROM order_return WHERE order_return.order_id = ${bankAccount.orderId}
        AND order_return.refund_method = 'neft' AND order_return.status IN ${OPEN_RETURN})`,
    ),
  );
}

async function hasOpenReturn(db: Queries, orderId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    SELECT 1 FROM order_return WHERE order_id = ${orderId} AND refund_method = 'neft' AND status IN ${OPEN_RETURN}`);
  return (rowCount ?? 0) > 0;
}
