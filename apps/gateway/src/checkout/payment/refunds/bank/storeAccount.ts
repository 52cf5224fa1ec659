import {
  maskedBankAccount,
  normalBankAccount,
  refundDay,
  type BankAccountInput,
} from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../../platform/database/database.ts';
import { enqueue } from '../../../../platform/jobs/jobs.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import type { Order } from '../../../order/schema.ts';
import { bankAccount, refund, type Refund } from '../../../schema.ts';
import { addRefund } from '../addRefund.ts';
import { eraseOlderAccounts, unsentRefunds, waitingRefunds } from './bankAccounts.ts';
import { sealAccount } from './sealAccount.ts';

/**
 * Stores the account for refunds of an order: refunds that were not sent to the bank yet, and failed ones, are sent there.
 * The caller has locked the order.
 */
export async function storeAccount(
  tx: Queries,
  { secrets }: Pick<Settings, 'secrets'>,
  order: Order,
  refunds: readonly Refund[],
  typed: BankAccountInput,
): Promise<void> {
  const account = normalBankAccount(typed);
  const shown = maskedBankAccount(order.country, account);
  const sealed = sealAccount(secrets, order.id, account);
  const [kept] = await tx
    .insert(bankAccount)
    .values({ orderId: order.id, ...sealed, ...shown })
    .returning({ id: bankAccount.id });
  if (!kept) throw new Error(`No bank account of order ${order.id} was stored`);
  const dueOn = refundDay(order.country, 'neft', new Date());
  for (const { id } of unsentRefunds(refunds)) {
    const change = { bankAccountId: kept.id, accountLast4: shown.last4, dueOn };
    await tx.update(refund).set(change).where(eq(refund.id, id));
    await enqueue(tx, 'refund.send', { refundId: id }, { key: `refund.send-${id}` });
  }
  for (const { id, key, paymentId, amount, reason, returnId } of waitingRefunds(refunds))
    await addRefund(tx, order, {
      key: `${key}-again`,
      paymentId,
      amount,
      reason,
      method: 'neft',
      fallbackOf: id,
      ...(returnId && { returnId }),
    });
  await eraseOlderAccounts(tx, order.id, kept.id);
}
