import type { returnContract } from '@lunette/orders-returns/contract';
import type { Parsed } from '@lunette/api-client/contract';
import { eq } from 'drizzle-orm';
import { lensPackageOf } from '../../../checkout/order/itemDetails.ts';
import { itemsOf, lockOrder } from '../../../checkout/order/ownOrder.ts';
import { restock } from '../../../checkout/order/releaseGoods.ts';
import type { Order } from '../../../checkout/order/schema.ts';
import type { Database, Queries } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/events.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { releasePieces, returnNotFound } from '../changeReturn.ts';
import { hasComeBack, orderIdOf, returnOf, type WholeReturn } from '../orderReturns.ts';
import { payReturn } from '../refund/payReturn.ts';
import { returnItem, type PieceOutcome, type StoredPiece } from '../schema.ts';
import { planRefusedParcel } from '../refusedParcel/sendRefusedParcel.ts';
import { isEnded } from './returnStates.ts';
import { setStatus } from './setStatus.ts';
import { holdPiecesAgain } from './holdPiecesAgain.ts';

/** A step of a return, with the counted pieces or the findings of the inspection. */
export type ReturnMove = Exclude<Parsed<typeof returnContract.moveReturn>['body'], { to: 'back_lost' }>;
type Inspected = NonNullable<Extract<ReturnMove, { to: 'inspected' }>['items']>[number];

/**
 * Moves a return to its next status for the warehouse, a store or the courier: fetched, counted, inspected, rejected or
 * lost. The table of states refuses a repeated step, so it changes nothing.
 */
export async function moveReturn(
  db: Database,
  returnId: string,
  move: ReturnMove,
  actor: Actor,
): Promise<WholeReturn> {
  return db.transaction(async (tx) => {
    const orderId = await orderIdOf(tx, returnId);
    if (orderId === null) throw returnNotFound();
    const order = await lockOrder(tx, orderId);
    const wholeReturn = await returnOf(tx, order.id, returnId);
    if (!wholeReturn) throw returnNotFound();
    if (move.to === 'picked_up') return pickUp(tx, wholeReturn, actor);
    requireItems(wholeReturn, 'items' in move ? move.items : undefined);
    if (move.to === 'received') return receive(tx, wholeReturn, move.items, actor);
    if (move.to === 'rejected') return reject(tx, order, wholeReturn, move.reason, actor);
    if (move.to === 'lost') return lose(tx, order, wholeReturn, actor);
    return inspect(tx, order, wholeReturn, move.items, actor);
  });
}

/** Refuses a finding about an item that is not in the return; without this check it would be ignored. */
function requireItems({ pieces }: WholeReturn, named: { itemId: string }[] = []): void {
  if (named.some(({ itemId }) => !pieces.some((piece) => piece.itemId === itemId)))
    throw refuse(404, 'item_not_found', 'orders.item-not-found');
}

/** Stores that the courier has a parcel. If the return was cancelled too late or has expired, it continues. */
async function pickUp(tx: Queries, wholeReturn: WholeReturn, actor: Actor): Promise<WholeReturn> {
  const moved = await setStatus(tx, wholeReturn, 'picked_up', actor);
  if (!isEnded(wholeReturn.status)) return moved;
  await holdPiecesAgain(tx, wholeReturn);
  return (await returnOf(tx, moved.orderId, moved.id)) ?? moved;
}

/** Counts the pieces of a parcel: announced pieces that are not in it can be returned later. */
async function receive(
  tx: Queries,
  wholeReturn: WholeReturn,
  counted: { itemId: string; quantity: number }[] | undefined,
  actor: Actor,
): Promise<WholeReturn> {
  const pieces = wholeReturn.pieces.map((piece) => {
    const own = wholeReturn.pieces.filter(({ itemId }) => itemId === piece.itemId);
    const count = counted
      ? (counted.find(({ itemId }) => itemId === piece.itemId)?.quantity ?? 0)
      : own.length;
    const hasArrived = own.indexOf(piece) < count;
    return hasArrived
      ? { ...piece, hasArrived }
      : { ...piece, hasArrived, outcome: 'missing' as const, isReleased: true };
  });
  await storePieces(tx, pieces);
  const isEmpty = pieces.every(({ hasArrived }) => !hasArrived);
  const moved = isEmpty
    ? await setStatus(tx, wholeReturn, 'rejected', actor, { rejection: 'empty' })
    : await setStatus(tx, wholeReturn, 'received', actor);
  return { ...moved, pieces };
}

/**
 * Stores the result of an inspection; pieces that it does not name are accepted. Accepted pieces are refunded and refused ones
 * go back to the shopper; if all are refused, the return is rejected.
 */
async function inspect(
  tx: Queries,
  order: Order,
  wholeReturn: WholeReturn,
  inspected: Inspected[] | undefined,
  actor: Actor,
): Promise<WholeReturn> {
  const items = await itemsOf(tx, order.id);
  const isCut = (itemId: string) => {
    const item = items.find(({ id }) => id === itemId);
    return item !== undefined && lensPackageOf(item.details) !== null;
  };
  const pieces = wholeReturn.pieces.map((piece) => {
    if (piece.hasArrived === false) return piece;
    const own = wholeReturn.pieces.filter(
      ({ itemId, hasArrived }) => itemId === piece.itemId && hasArrived !== false,
    );
    const word = inspected?.find(({ itemId }) => itemId === piece.itemId);
    if (word && word.resellable > 0 && isCut(piece.itemId))
      throw refuse(422, 'cut_lenses', 'returns.cut-lenses');
    if (word && word.quantity < own.length && !word.refusal)
      throw refuse(
        422,
        'refusal_missing',
        'returns.refusal-missing',
        {},
        { items: 'returns.refusal-missing' },
      );
    return { ...piece, ...outcomeOf(own.indexOf(piece), own.length, word) };
  });
  await storePieces(tx, pieces);
  const refused = pieces.find(({ refusal }) => refusal !== null);
  if (!pieces.some(hasComeBack)) {
    const moved = await reject(tx, order, { ...wholeReturn, pieces }, refused?.refusal ?? '', actor);
    return moved;
  }
  const approved =
    wholeReturn.status === 'requested' ? await setStatus(tx, wholeReturn, 'approved', actor) : wholeReturn;
  const moved = await setStatus(tx, approved, 'inspected', actor);
  const whole = { ...moved, pieces };
  await planRefusedParcel(tx, order, whole);
  const back = items.flatMap((item) => {
    const own = pieces.filter(({ itemId, outcome }) => itemId === item.id && outcome === 'resellable');
    return own.length > 0 ? [{ item, pieces: own.length }] : [];
  });
  await restock(tx, back, 'returned');
  return payReturn(tx, order, whole);
}

/**
 * Stores that the courier has lost a parcel on its way to the warehouse: its pieces are refunded as if they had arrived, and
 * none returns to the stock.
 */
async function lose(tx: Queries, order: Order, wholeReturn: WholeReturn, actor: Actor): Promise<WholeReturn> {
  if (wholeReturn.status !== 'picked_up') throw refuse(409, 'return_move', 'returns.refused.lost');
  const moved = await setStatus(tx, wholeReturn, 'inspected', actor);
  const pieces = wholeReturn.pieces.map((piece) => ({ ...piece, outcome: 'lost' as const }));
  await storePieces(tx, pieces);
  return payReturn(tx, order, { ...moved, pieces });
}

function outcomeOf(
  at: number,
  count: number,
  word: Inspected | undefined,
): { outcome: PieceOutcome; refusal: string | null } {
  const { quantity = count, resellable = 0, refusal = '' } = word ?? {};
  if (at >= quantity) return { outcome: 'back_to_sender', refusal };
  return { outcome: at < resellable ? 'resellable' : 'scrap', refusal: null };
}

/**
 * Rejects a return with a reason: pieces that have arrived are sent back to the shopper. For a claim nothing was sent, so
 * its pieces can be returned in a parcel.
 */
async function reject(
  tx: Queries,
  order: Order,
  wholeReturn: WholeReturn,
  reason: string,
  actor: Actor,
): Promise<WholeReturn> {
  const moved = await setStatus(tx, wholeReturn, 'rejected', actor, { rejection: reason });
  if (wholeReturn.kind === 'claim') {
    await releasePieces(tx, wholeReturn.id);
    return moved;
  }
  const pieces = wholeReturn.pieces.map((piece) =>
    piece.hasArrived === false ? piece : { ...piece, outcome: 'back_to_sender' as const, refusal: reason },
  );
  await storePieces(tx, pieces);
  // Pieces that were rejected before the courier had them are still with the shopper.
  if (wholeReturn.status !== 'requested') await planRefusedParcel(tx, order, { ...moved, pieces });
  return { ...moved, pieces };
}

async function storePieces(tx: Queries, pieces: readonly StoredPiece[]): Promise<void> {
  for (const { id, hasArrived, outcome, refusal, isReleased } of pieces)
    await tx
      .update(returnItem)
      .set({ hasArrived, outcome, refusal, isReleased })
      .where(eq(returnItem.id, id));
}
