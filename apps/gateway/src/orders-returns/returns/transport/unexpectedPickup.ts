import { and, eq, sql } from 'drizzle-orm';
import { lockOrder } from '../../../checkout/order/ownOrder.ts';
import type { Order } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Gateway, MessageContext } from '../../../platform/gateway.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { orderAct, recordAct } from '../../acts/recordAct.ts';
import { colleagueMail, shopperValues } from '../../messages/colleagueMail.ts';
import { returnOf } from '../orderReturns.ts';
import { orderReturn, type StoredReturn } from '../schema.ts';
import { isEnded, mayMove } from '../state/returnStates.ts';
import { returnsWithPiecesOf } from '../state/returnsWithPiecesOf.ts';

const COURIER = { kind: 'courier', id: null } as const;

/**
 * Records once that the courier has the parcel of an ended return that cannot go on, because its pieces are in another one,
 * and asks a colleague to look at both; does nothing for any other return.
 */
export async function recordUnexpectedPickup(
  { db, ...context }: MessageContext & Pick<Gateway, 'db'>,
  returnId: string,
): Promise<void> {
  const [named] = await db.select().from(orderReturn).where(eq(orderReturn.id, returnId));
  if (!named || !isEnded(named.status) || !mayMove(named, 'picked_up', 'courier')) return;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, named.orderId);
    const ended = await returnOf(tx, order.id, returnId);
    const others = ended ? await returnsWithPiecesOf(tx, ended) : [];
    if (others.length === 0 || (await isRecorded(tx, named))) return;
    const details = { returnId, status: 'picked_up' };
    await recordAct(tx, { orderId: order.id, actor: COURIER, act: 'return_moved', details });
    await askColleague(tx, context, order, {
      number: returnId,
      other: others.map(({ id }) => id).join(', '),
    });
  });
}

async function isRecorded(
  tx: Queries,
  { id: returnId, orderId }: Pick<StoredReturn, 'id' | 'orderId'>,
): Promise<boolean> {
  const isPickup = sql`${orderAct.details} ->> 'returnId' = ${returnId} AND ${orderAct.details} ->> 'status' = 'picked_up'`;
  const recorded = and(eq(orderAct.orderId, orderId), eq(orderAct.act, 'return_moved'), isPickup);
  return (await tx.$count(orderAct, recorded)) > 0;
}

async function askColleague(
  tx: Queries,
  { settings, texts }: MessageContext,
  order: Order,
  { number, other }: { number: string; other: string },
): Promise<void> {
  const t = texts('en', order.country);
  const values = { ...shopperValues(order, t), orderId: order.id, number, other };
  const subject = t('returns.unexpected-subject', values);
  const mail = colleagueMail(settings, subject, t('returns.unexpected-text', values));
  await enqueue(tx, 'mail.send', { ...mail }, { key: `return.unexpected-${number}` });
}
