import { randomUUID } from 'node:crypto';
import { endPaymentsOf } from '../../../checkout/payment/endPayments.ts';
import { receiveWorth, worthMoved } from '../../../checkout/payment/refunds/moveWorth.ts';
import { holdWorth } from '../../../checkout/payment/refunds/refundAll.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { WholeReturn } from '../../returns/orderReturns.ts';
import { totalOf } from '../../../checkout/order/tenders.ts';
import { tendersOf } from '../../returns/refund/payReturn.ts';
import { updateExchange, type LockedExchange } from '../exchanges.ts';
import { endDebt } from './endDebt.ts';

/**
 * Uses the worth of old goods that were refused, and then lost on their way back to the shopper, to pay the debt of the new
 * ones. Returns the used amount in minor units; the claim for the lost goods refunds the rest.
 */
export async function payDebtWithWorth(
  tx: Queries,
  { exchange, order, next }: LockedExchange,
  claim: WholeReturn,
): Promise<number> {
  const { status, owed, debtId } = exchange;
  if (status !== 'owed' || !owed || !next) return 0;
  const tenders = tendersOf(claim);
  const moved = Math.min(owed, totalOf(tenders));
  if (moved === 0) return 0;
  const credit = Math.min(moved, tenders.voucher + tenders.credit + tenders.wallet);
  const held = { key: `exchange-${claim.id}`, returnId: claim.id, credit, paid: moved - credit };
  await holdWorth(tx, order, held);
  await receiveWorth(tx, next, await worthMoved(tx, order.id, claim.id));
  if (debtId) await endPaymentsOf(tx, next.id, debtId);
  // The rest of the debt gets a new id, so that a late payment of the whole debt does not count for it.
  if (moved < owed) await updateExchange(tx, exchange, { owed: owed - moved, debtId: randomUUID() });
  else await endDebt(tx, exchange);
  return moved;
}
