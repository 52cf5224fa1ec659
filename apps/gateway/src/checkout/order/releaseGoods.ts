import { and, eq } from 'drizzle-orm';
import { returnStock } from '../../catalog/stock/stock.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import { stockMovement } from './schema.ts';

/** Returns the goods of an order that has ended to the stock, once. */
export async function releaseGoods(
  { orderId }: DomainEvents['onOrderEnded'],
  { tx }: EventContext,
): Promise<void> {
  const taken = await tx
    .select()
    .from(stockMovement)
    .where(and(eq(stockMovement.orderId, orderId), eq(stockMovement.reason, 'ordered')));
  const back = taken.map(({ productId, quantity }) => ({ productId, quantity: -quantity }));
  if (back.length === 0) return;
  await tx
    .insert(stockMovement)
    .values(back.map((piece) => ({ ...piece, orderId, reason: 'released' as const })));
  await returnStock(tx, back);
}
