import { releaseWorth, worthMoved } from '../../../checkout/payment/refunds/moveWorth.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/events.ts';
import { releasePieces } from '../../returns/changeReturn.ts';
import { returnOf } from '../../returns/orderReturns.ts';
import { mayMove } from '../../returns/state/returnStates.ts';
import { setStatus } from '../../returns/state/setStatus.ts';
import { updateExchange } from '../exchanges.ts';
import type { StoredExchange } from '../schema.ts';

const STORE: Actor = { kind: 'store', id: null };

/**
 * Ends the return of an exchange that was cancelled or has expired, if the return is still open: its pieces can be returned
 * later, and the worth that was held for the new goods is released. The caller has locked the old order.
 */
export async function endReturn(
  tx: Queries,
  exchange: StoredExchange,
  actor: Actor = STORE,
): Promise<StoredExchange> {
  const { orderId, returnId } = exchange;
  const wholeReturn = returnId ? await returnOf(tx, orderId, returnId) : null;
  if (!wholeReturn) return exchange;
  await releaseWorth(tx, await worthMoved(tx, orderId, wholeReturn.id));
  if (mayMove(wholeReturn, 'cancelled', 'store')) {
    await setStatus(tx, wholeReturn, 'cancelled', actor);
    await releasePieces(tx, wholeReturn.id);
  }
  return exchange.status === 'open' ? updateExchange(tx, exchange, { returnId: null }) : exchange;
}
