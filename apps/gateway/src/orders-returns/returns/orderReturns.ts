import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { orderReturn, returnItem, type StoredPiece, type StoredReturn } from './schema.ts';
import { isEnded } from './state/returnStates.ts';

/** A return with its pieces, in the order of the items. */
export interface WholeReturn extends StoredReturn {
  pieces: StoredPiece[];
}

/** The returns of several orders, by order, the newest first. */
export async function returnsByOrder(db: Queries, orderIds: string[]): Promise<Map<string, WholeReturn[]>> {
  const returns = await db
    .select()
    .from(orderReturn)
    .where(inArray(orderReturn.orderId, orderIds))
    .orderBy(desc(orderReturn.createdAt), desc(orderReturn.id));
  const pieces = await piecesOf(
    db,
    returns.map(({ id }) => id),
  );
  const whole = returns.map((storedReturn) => ({
    ...storedReturn,
    pieces: pieces.get(storedReturn.id) ?? [],
  }));
  return Map.groupBy(whole, ({ orderId }) => orderId);
}

/** The id of a return's order; null if there is no such return. */
export async function orderIdOf(db: Queries, returnId: string): Promise<string | null> {
  const [found] = await db
    .select({ orderId: orderReturn.orderId })
    .from(orderReturn)
    .where(eq(orderReturn.id, returnId));
  return found?.orderId ?? null;
}

/** The returns of an order, the newest first. */
export async function returnsOf(db: Queries, orderId: string): Promise<WholeReturn[]> {
  return (await returnsByOrder(db, [orderId])).get(orderId) ?? [];
}

/** The returns of an item: first the open ones, then those that have ended, both with the newest first. */
export function returnsOfItem(returns: readonly WholeReturn[], itemId: string): WholeReturn[] {
  return returns
    .filter(({ pieces }) => pieces.some((piece) => piece.itemId === itemId))
    .toSorted((a, b) => Number(isEnded(a.status)) - Number(isEnded(b.status)));
}

/** A return of an order; null if the order has none with this number. */
export async function returnOf(db: Queries, orderId: string, returnId: string): Promise<WholeReturn | null> {
  const [found] = await db
    .select()
    .from(orderReturn)
    .where(and(eq(orderReturn.id, returnId), eq(orderReturn.orderId, orderId)));
  return found ? { ...found, pieces: (await piecesOf(db, [returnId])).get(returnId) ?? [] } : null;
}

async function piecesOf(db: Queries, returnIds: string[]): Promise<Map<string, StoredPiece[]>> {
  if (returnIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(returnItem)
    .where(inArray(returnItem.returnId, returnIds))
    .orderBy(asc(returnItem.itemId), asc(returnItem.piece));
  return Map.groupBy(rows, ({ returnId }) => returnId);
}

/** Whether the return of a piece is final: it was inspected and accepted, or was lost on its way to the warehouse. */
export function hasComeBack({ outcome }: Pick<StoredPiece, 'outcome'>): boolean {
  return outcome === 'resellable' || outcome === 'scrap' || outcome === 'lost';
}
