import type { ReturnStatus } from '@lunette/orders-returns/contract';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/events.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { recordAct } from '../../acts/recordAct.ts';
import { enqueueReturnAdvance } from '../transport/advanceReturn.ts';
import { exchangeOfReturn } from '../../exchange/exchanges.ts';
import { endsWithReturn } from '../../exchange/itemExchange.ts';
import { enqueueFollow } from '../../exchange/settlement/enqueueFollow.ts';
import { enqueueReturnNotice } from '../notifyReturn.ts';
import { mayMove, type ReturnActor } from './returnStates.ts';
import { orderReturn, returnStatusHistory, type StoredReturn } from '../schema.ts';

type Change = Partial<Pick<StoredReturn, 'rejection'>>;

/** The statuses without a message: the next status follows at once, or the refund has its own message. */
const WITHOUT_MESSAGE: readonly ReturnStatus[] = ['requested', 'approved', 'received', 'refunded'];

/** The statuses that courier or warehouse must be informed about. */
const ADVANCES: readonly ReturnStatus[] = ['label', 'picked_up', 'cancelled', 'expired'];

/**
 * Moves a return to its next status if the table of moves allows it, records that and notifies the shopper. The caller has
 * locked the order.
 */
export async function setStatus<R extends StoredReturn>(
  tx: Queries,
  storedReturn: R,
  to: ReturnStatus,
  actor: Actor,
  change: Change = {},
): Promise<R> {
  if (!isReturnActor(actor.kind) || !mayMove(storedReturn, to, actor.kind))
    throw refuse(409, 'return_move', `returns.refused.${to}`);
  await tx
    .update(orderReturn)
    .set({ status: to, ...change })
    .where(eq(orderReturn.id, storedReturn.id));
  await recordStatus(tx, storedReturn, to, actor);
  const exchange = await exchangeOfReturn(tx, storedReturn.id);
  const isTold =
    !WITHOUT_MESSAGE.includes(to) && !(to === 'cancelled' && exchange && endsWithReturn(exchange));
  if (isTold) await enqueueReturnNotice(tx, storedReturn.id, to);
  if (ADVANCES.includes(to)) await enqueueReturnAdvance(tx, storedReturn.id);
  if (exchange) await enqueueFollow(tx, exchange.id);
  return { ...storedReturn, ...change, status: to };
}

/** Records that a return has reached a status, with the actor. */
export async function recordStatus(
  tx: Queries,
  { id: returnId, orderId }: Pick<StoredReturn, 'id' | 'orderId'>,
  status: ReturnStatus,
  actor: Actor,
): Promise<void> {
  await tx.insert(returnStatusHistory).values({ returnId, status, at: new Date() });
  await recordAct(tx, { orderId, actor, act: 'return_moved', details: { returnId, status } });
}

function isReturnActor(kind: Actor['kind']): kind is ReturnActor {
  return kind !== 'lab' && kind !== 'provider';
}
