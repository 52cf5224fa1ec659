import { eq } from 'drizzle-orm';
import type { JobContext } from '../../../../platform/jobs/jobs.ts';
import { OutboundRefusal } from '../../../../platform/outbound/outbound.ts';
import { lockOrder } from '../../../order/ownOrder.ts';
import { bankAccount, refund, type Refund } from '../../../schema.ts';
import { findRefund } from '../settleRefund.ts';
import type { Payout } from './bank.ts';
import { openAccount } from './sealAccount.ts';

/**
 * Sends a refund by the bank, or asks for the status of one that may have been sent. After the first attempt its account
 * cannot change, because the bank may have paid to it although its answer was lost. Null if the refund has ended or waits
 * for an account.
 */
export async function payOut(context: JobContext, { id, orderId }: Refund): Promise<Payout | null> {
  const { db, services, settings } = context;
  const begun = await db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const known = await findRefund(tx, id);
    const isOpen = known?.status === 'due' || known?.status === 'sent';
    if (!isOpen || known.bankAccountId === null) return null;
    const [account] = await tx.select().from(bankAccount).where(eq(bankAccount.id, known.bankAccountId));
    if (!account) return null;
    await tx.update(refund).set({ askedAt: new Date() }).where(eq(refund.id, id));
    return { known, account };
  });
  if (!begun) return null;
  const { amount: amountMinor, currencyCode } = begun.known;
  const found = await services.bank.findPayout(id);
  if (found) return found;
  const account = openAccount(settings.secrets, orderId, begun.account);
  try {
    return await services.bank.payOut({ reference: id, amountMinor, currencyCode, account });
  } catch (error) {
    if (!(error instanceof OutboundRefusal)) throw error;
    // Of two concurrent calls, the bank may have accepted the other one.
    const made = await services.bank.findPayout(id);
    return made ?? { reference: id, status: 'failed', failureCode: 'refused' };
  }
}
