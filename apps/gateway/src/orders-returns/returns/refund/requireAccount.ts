import { currentAccount } from '../../../checkout/payment/refunds/bank/bankAccounts.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refuse.ts';

/** Refuses a refund to a bank account if the order has none. */
export async function requireAccount(tx: Queries, orderId: string): Promise<void> {
  if (await currentAccount(tx, orderId)) return;
  const text = 'orders.account-missing';
  throw refuse(422, 'bank_account_missing', text, {}, { accountNumber: text });
}
