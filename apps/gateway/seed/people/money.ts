import type { CountryCode } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../src/platform/database/database.ts';
import { demoCustomers } from './customers.ts';

/** Gift vouchers in known states, for tests. */
export const demoVouchers = {
  full: 'GIFT-2026-FULL',
  used: 'GIFT-2026-USED',
  expired: 'GIFT-2024-OLD1',
  dirham: 'GIFT-2026-AED1',
} as const;

/** The store credit and the wallet of the repeat customer. */
export const demoStoreCredits = {
  refund: 'SC-7KQ4-M2XD',
  expired: 'SC-OLD1-2024',
  wallet: 'WA-2F6H-9TNP',
} as const;

const VOUCHERS: readonly [
  code: string,
  CountryCode,
  string,
  amount: number,
  balance: number,
  string | null,
][] = [
  [demoVouchers.full, 'IN', 'INR', 100_000, 100_000, '2036-12-31'],
  [demoVouchers.used, 'IN', 'INR', 50_000, 12_000, null],
  [demoVouchers.expired, 'IN', 'INR', 50_000, 50_000, '2024-12-31'],
  [demoVouchers.dirham, 'AE', 'AED', 20_000, 20_000, '2036-12-31'],
];

/** Inserts vouchers that anybody with the code may use, and store credit that belongs to a customer. */
export async function seedMoney(db: Queries): Promise<void> {
  for (const [code, country, currency, amount, balance, expires] of VOUCHERS)
    await db.execute(sql`
      INSERT INTO gift_voucher (code, country, currency_code, amount, balance, expires_on)
      VALUES (${code}, ${country}, ${currency}, ${amount}, ${balance}, ${expires}::date)`);
  const owner = demoCustomers.repeat.id;
  await db.execute(sql`
    INSERT INTO store_credit (code, customer_id, country, currency_code, balance, expires_on) VALUES
      (${demoStoreCredits.refund}, ${owner}, 'IN', 'INR', 75000, '2036-05-31'),
      (${demoStoreCredits.expired}, ${owner}, 'IN', 'INR', 20000, '2024-05-31')`);
  await db.execute(sql`
    INSERT INTO store_credit (code, customer_id, country, currency_code, balance, kind)
    VALUES (${demoStoreCredits.wallet}, ${owner}, 'IN', 'INR', 20000, 'wallet')`);
  await db.execute(sql`
    INSERT INTO store_credit_entry (code, amount, reason, order_id, at) VALUES
      (${demoStoreCredits.expired}, 20000, 'goodwill', NULL, '2023-05-31T08:00:00Z'),
      (${demoStoreCredits.refund}, 90000, 'refund', '4521367890', '2026-07-02T08:00:00Z'),
      (${demoStoreCredits.refund}, -15000, 'spent', '4521399001', '2026-08-19T13:20:00Z')`);
}
