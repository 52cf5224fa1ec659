import { randomBytes } from 'node:crypto';
import type { CountryCode, CurrencyCode } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/** The number of days for which a welcome voucher is valid, and at least also a voucher to which an amount is refunded. */
export const VOUCHER_DAYS = 60;

/** Store credit or a gift voucher, with its balance in minor units. */
export interface CreditRow extends Record<string, unknown> {
  code: string;
  balance: number;
  currency_code: CurrencyCode;
  expires_on: string | null;
}

interface EntryRow extends Record<string, unknown> {
  id: string;
  code: string;
  amount: number;
  currency_code: CurrencyCode;
  reason: 'refund' | 'goodwill' | 'gift' | 'spent' | 'returned';
  order_id: string | null;
  at: Date;
}

/** The store credit of a customer in a country, sorted by expiry, the earliest first. */
export async function creditsOf(db: Queries, customerId: string, country: CountryCode): Promise<CreditRow[]> {
  const { rows } = await db.execute<CreditRow>(sql`
    SELECT code, balance, currency_code, expires_on::text FROM store_credit
    WHERE customer_id = ${customerId} AND country = ${country} AND kind = 'credit' ORDER BY expires_on NULLS LAST, code`);
  return rows;
}

/** The entries of store credit, newest first, at most 500; with `orderId` those of one order. */
export async function entriesOf(
  db: Queries,
  customerId: string,
  country: CountryCode,
  orderId?: string,
): Promise<EntryRow[]> {
  const { rows } = await db.execute<EntryRow>(sql`
    SELECT entry.id, entry.code, entry.amount, credit.currency_code, entry.order_id, entry.at,
      CASE entry.reason WHEN 'spent_again' THEN 'spent' ELSE entry.reason END AS reason
    FROM store_credit_entry entry JOIN store_credit credit USING (code)
    WHERE credit.customer_id = ${customerId} AND credit.country = ${country} AND credit.kind = 'credit'
      AND (${orderId ?? null}::text IS NULL OR entry.order_id = ${orderId ?? null})
    ORDER BY entry.at DESC, entry.id DESC LIMIT 500`);
  return rows;
}

interface OrderRow extends Record<string, unknown> {
  order_id: string;
  amount: number;
  currency_code: CurrencyCode;
  at: Date;
}

/** A page of the orders that earned or spent store credit, with the number of all of them. */
export async function ordersWithCredit(
  db: Queries,
  customerId: string,
  country: CountryCode,
  { page, pagesize }: { page: number; pagesize: number },
): Promise<{ count: number; rows: OrderRow[] }> {
  const { rows } = await db.execute<OrderRow & { count: number }>(sql`
    SELECT entry.order_id, sum(entry.amount)::int AS amount, credit.currency_code, max(entry.at) AS at,
           count(*) OVER ()::int AS count
    FROM store_credit_entry entry JOIN store_credit credit USING (code)
    WHERE credit.customer_id = ${customerId} AND credit.country = ${country} AND credit.kind = 'credit'
      AND entry.order_id IS NOT NULL
    GROUP BY entry.order_id, credit.currency_code ORDER BY max(entry.at) DESC`);
  return { count: rows[0]?.count ?? 0, rows: rows.slice(page * pagesize, (page + 1) * pagesize) };
}

/** A gift voucher of a country by its code; null if there is none. */
export async function voucherOf(
  db: Queries,
  country: CountryCode,
  code: string,
): Promise<(CreditRow & { amount: number }) | null> {
  const { rows } = await db.execute<CreditRow & { amount: number }>(sql`
    SELECT code, amount, balance, currency_code, expires_on::text FROM gift_voucher
    WHERE code = ${code} AND country = ${country}`);
  return rows[0] ?? null;
}

/** Refunds an amount of an order, in minor units, as new store credit of its customer. */
export async function giveStoreCredit(
  tx: Queries,
  {
    customerId,
    country,
    currencyCode,
    orderId,
    amount,
  }: {
    customerId: string;
    country: CountryCode;
    currencyCode: CurrencyCode;
    orderId: string;
    amount: number;
  },
): Promise<void> {
  const code = `SC-${randomBytes(5).toString('hex').toUpperCase()}`;
  await tx.execute(sql`
    INSERT INTO store_credit (code, customer_id, country, currency_code, balance)
    VALUES (${code}, ${customerId}, ${country}, ${currencyCode}, ${amount})`);
  await tx.execute(sql`
    INSERT INTO store_credit_entry (code, amount, reason, order_id)
    VALUES (${code}, ${amount}, 'refund', ${orderId})`);
}
