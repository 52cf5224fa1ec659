import type { CountryCode } from '@lunette/country-config';
import { dateIn } from '@lunette/country-config';
import type { MinorTotals } from '@lunette/cart/rules';
import type { CheckoutState } from '../checkoutState.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { statement } from '../../platform/database/statement.ts';
import { VOUCHER_DAYS } from '../../identity/money/storeCredit.ts';
import { usedOf } from './cartMoney.ts';

interface Spending {
  orderId: string;
  country: CountryCode;
  customerId: string | null;
  chosen: Pick<CheckoutState, 'voucherCode'>;
  totals: Pick<MinorTotals, 'discounts'>;
  /** Whether the order spends amounts that were returned to the balances before. */
  again?: boolean;
}

/** One order at a time changes a balance: a second one waits for the row lock and sees the remaining balance. */
const SPEND_VOUCHER = `
  WITH spent AS (
    UPDATE gift_voucher SET balance = balance - $3::int
    WHERE code = $1 AND country = $2 AND balance >= $3::int AND (expires_on IS NULL OR expires_on >= $5::date)
    RETURNING code)
  INSERT INTO gift_voucher_entry (code, amount, reason, order_id) SELECT code, -$3::int, $6, $4 FROM spent`;
const CREDITS = `
  SELECT code, balance FROM store_credit
  WHERE customer_id = $1 AND country = $2 AND kind = $3 AND balance > 0
    AND (expires_on IS NULL OR expires_on >= $4::date)
  ORDER BY expires_on NULLS LAST, code FOR UPDATE`;
const SPEND_CREDIT = `
  WITH spent AS (UPDATE store_credit SET balance = balance - $2::int WHERE code = $1 RETURNING code)
  INSERT INTO store_credit_entry (code, amount, reason, order_id) SELECT code, -$2::int, $4, $3 FROM spent`;

/** Whether a total takes anything from voucher, store credit or wallet. */
export function spendsMoney(totals: Spending['totals']): boolean {
  return (['gv', 'sc', 'wallet'] as const).some((kind) => usedOf(totals, kind) > 0);
}

/**
 * Deducts the amounts of an order from voucher, store credit and wallet, in the transaction that makes the order.
 * If another order has spent a balance meanwhile, this one is refused and its transaction rolled back.
 */
export async function spendMoney(tx: Queries, spending: Spending): Promise<void> {
  const { orderId, country, chosen, totals } = spending;
  const gv = usedOf(totals, 'gv');
  if (gv > 0) {
    const values = [
      chosen.voucherCode,
      country,
      gv,
      orderId,
      dateIn(country, new Date()),
      reasonOf(spending),
    ];
    const { rowCount } = await tx.execute(statement(SPEND_VOUCHER, values));
    if (rowCount !== 1) throw refuse(409, 'voucher_spent', 'cart.voucher-spent');
  }
  await spendCredit(tx, spending, 'credit', usedOf(totals, 'sc'));
  await spendCredit(tx, spending, 'wallet', usedOf(totals, 'wallet'));
}

/** Spends the credit that expires first before the others. */
async function spendCredit(
  tx: Queries,
  spending: Spending,
  kind: 'credit' | 'wallet',
  amount: number,
): Promise<void> {
  if (amount === 0) return;
  const { orderId, country, customerId } = spending;
  const { rows } = await tx.execute<{ code: string; balance: number }>(
    statement(CREDITS, [customerId, country, kind, dateIn(country, new Date())]),
  );
  let left = amount;
  for (const { code, balance } of rows) {
    const part = Math.min(balance, left);
    if (part > 0) await tx.execute(statement(SPEND_CREDIT, [code, part, orderId, reasonOf(spending)]));
    left -= part;
  }
  if (left > 0) throw refuse(409, 'store_credit_spent', 'cart.credit-spent');
}

const reasonOf = ({ again }: Spending) => (again ? 'spent_again' : 'spent');

/** Spends the voucher, credit and wallet of an order again, after they were returned. Refuses if a balance is too low. */
export async function spendMoneyAgain(
  tx: Queries,
  order: Pick<Spending, 'orderId' | 'country' | 'customerId' | 'totals'>,
): Promise<void> {
  if (!spendsMoney(order.totals)) return;
  const { rows } = await tx.execute<{ code: string }>(
    statement("SELECT code FROM gift_voucher_entry WHERE order_id = $1 AND reason = 'spent'", [
      order.orderId,
    ]),
  );
  await spendMoney(tx, { ...order, chosen: { voucherCode: rows[0]?.code ?? null }, again: true });
}

/** The amounts of an order that are spent and not returned yet, by code. */
const outstanding = (table: 'gift_voucher_entry' | 'store_credit_entry') => `
  SELECT code, -sum(amount)::int AS amount FROM ${table}
  WHERE order_id = $1 AND reason IN ('spent', 'spent_again', 'returned') GROUP BY code HAVING sum(amount) < 0`;
/** Makes a balance that gets an amount back valid until a day at least; one that never expires stays so. */
const validUntil = (day: string) =>
  `expires_on = CASE WHEN expires_on < ${day} THEN ${day} ELSE expires_on END`;
const giveBack = (table: 'gift_voucher' | 'store_credit') => `
  WITH due AS (${outstanding(`${table}_entry`)}),
  back AS (
    UPDATE ${table} SET balance = balance + due.amount, ${validUntil('$2::date')}
    FROM due WHERE ${table}.code = due.code)
  INSERT INTO ${table}_entry (code, amount, reason, order_id) SELECT code, amount, 'returned', $1 FROM due`;
const GIVE_BACK = [giveBack('gift_voucher'), giveBack('store_credit')];

/**
 * Returns all that an unpaid order has spent of voucher, store credit and wallet, once. The caller has locked the order. If
 * the order was placed and then cancelled, its refund returns the amounts instead. What has expired while the order waited
 * is valid until the end of today.
 */
export async function returnMoney(
  { orderId, country, reason }: DomainEvents['onOrderEnded'],
  { tx }: EventContext,
): Promise<void> {
  if (reason !== 'unpaid') return;
  const today = dateIn(country, new Date());
  for (const text of GIVE_BACK) await tx.execute(statement(text, [orderId, today]));
}

const RETURN_TO_VOUCHER = `
  WITH spent AS (
    SELECT code FROM gift_voucher_entry
    WHERE order_id = $1 AND reason IN ('spent', 'spent_again', 'returned') GROUP BY code HAVING -sum(amount) >= $2::int LIMIT 1),
  back AS (
    UPDATE gift_voucher SET balance = balance + $2::int, ${validUntil(`($3::date + ${VOUCHER_DAYS})`)}
    FROM spent WHERE gift_voucher.code = spent.code)
  INSERT INTO gift_voucher_entry (code, amount, reason, order_id) SELECT code, $2::int, 'returned', $1 FROM spent`;

/**
 * Returns a part of what an order has spent of a voucher to it. The voucher is then valid for `VOUCHER_DAYS` at least. The
 * caller has locked the order.
 */
export async function returnToVoucher(
  tx: Queries,
  { id: orderId, country }: { id: string; country: CountryCode },
  amount: number,
): Promise<void> {
  const values = [orderId, amount, dateIn(country, new Date())];
  const { rowCount } = await tx.execute(statement(RETURN_TO_VOUCHER, values));
  if (rowCount !== 1) throw new Error(`The order ${orderId} has not spent ${amount} of a voucher`);
}
