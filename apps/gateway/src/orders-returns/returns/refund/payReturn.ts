import { eq } from 'drizzle-orm';
import type { Order } from '../../../checkout/order/schema.ts';
import { refundAll } from '../../../checkout/payment/refunds/refundAll.ts';
import { waitingRefunds } from '../../../checkout/payment/refunds/bank/bankAccounts.ts';
import { settleWorth, worthMoved } from '../../../checkout/payment/refunds/moveWorth.ts';
import { refundsOf } from '../../../checkout/payment/refunds/refunds.ts';
import type { Refund } from '../../../checkout/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor, DomainEvents, EventContext } from '../../../platform/events.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { exchangeOfReturn } from '../../exchange/exchanges.ts';
import { hasComeBack, returnOf, type WholeReturn } from '../orderReturns.ts';
import { comeBackPieces, keepsNothing, pieceKey, pricedPiece, returnBasis } from '../preview/returnBasis.ts';
import { RETURN_TERMS } from '../eligibility/returnTerms.ts';
import { returnItem } from '../schema.ts';
import { setStatus } from '../state/setStatus.ts';
import { NOTHING, worthsOf } from '../preview/worth.ts';
import { addTenders, type Tenders } from '../../../checkout/order/tenders.ts';

const STORE: Actor = { kind: 'store', id: null };

/**
 * Refunds the inspected pieces of a return, by the tenders that have paid for them. The amount is computed from the accepted
 * pieces: it is lower if pieces are missing, and higher if no piece of the order remains by now.
 */
export async function payReturn(tx: Queries, order: Order, wholeReturn: WholeReturn): Promise<WholeReturn> {
  const returnWithWorth = await withWorth(tx, order, wholeReturn);
  const { credit, paid } = await lessExchanged(tx, wholeReturn, tendersOf(returnWithWorth));
  await refundAll(tx, order, {
    key: `return-${wholeReturn.id}`,
    reason: 'returned',
    returnId: wholeReturn.id,
    credit,
    paid: { amount: paid, method: wholeReturn.refundMethod },
  });
  return closeReturn(tx, returnWithWorth);
}

/** The total worth of the pieces of a return, by tender. */
export function tendersOf({ pieces }: Pick<WholeReturn, 'pieces'>): Tenders {
  return addTenders(...pieces.map(({ worth }) => worth.tenders));
}

/**
 * Computes and stores the worth of the pieces of a return: accepted and lost pieces are refunded, the others are worth
 * nothing.
 */
export async function withWorth(tx: Queries, order: Order, wholeReturn: WholeReturn): Promise<WholeReturn> {
  const basis = await returnBasis(tx, order);
  const accepted = wholeReturn.pieces.filter(hasComeBack);
  const priced = accepted.map(({ itemId, piece, reason }) => {
    const item = basis.items.find(({ id }) => id === itemId);
    if (!item) throw new Error(`Order ${order.id} has no item ${itemId}`);
    return pricedPiece(basis, item, piece, reason);
  });
  const isAll = keepsNothing(basis, new Set(accepted.map(pieceKey)));
  const worths = worthsOf(priced, comeBackPieces(basis, wholeReturn.id), RETURN_TERMS[order.country], isAll);
  const pieces = wholeReturn.pieces.map((piece) => ({
    ...piece,
    worth: worths[accepted.indexOf(piece)] ?? NOTHING,
  }));
  for (const { id, worth } of pieces) await tx.update(returnItem).set({ worth }).where(eq(returnItem.id, id));
  return { ...wholeReturn, pieces };
}

/**
 * The worth of pieces without the part that pays for the new goods of an exchange, which is final now. If the pieces are
 * worth less than that, nothing is left to refund. Refuses as long as it is not certain whether the new goods will be
 * placed; a late pickup can move an exchange in this state to a fetched parcel.
 */
async function lessExchanged(
  tx: Queries,
  { id, orderId }: WholeReturn,
  { voucher, credit, wallet, paid }: Tenders,
): Promise<{ credit: number; paid: number }> {
  const own = voucher + credit + wallet;
  const held = await worthMoved(tx, orderId, id);
  const exchange = await exchangeOfReturn(tx, id);
  if (exchange && exchange.status !== 'confirmed' && held.some(({ status }) => status === 'due'))
    throw refuse(409, 'return_move', 'returns.refused.inspected');
  await settleWorth(tx, held, own + paid);
  const moved = (ofPayments: boolean) =>
    held.reduce((sum, { paymentId, amount }) => sum + ((paymentId !== null) === ofPayments ? amount : 0), 0);
  const left = Math.max(0, own + paid - moved(true) - moved(false));
  const back = Math.min(left, Math.max(0, own - moved(false)));
  return { credit: back, paid: left - back };
}

/** The refunds of a return. */
export function refundsOfReturn(refunds: readonly Refund[], returnId: string): Refund[] {
  return refunds.filter((refund) => refund.returnId === returnId);
}

/** Ends the return of a refund after its last refund has arrived. */
export async function closePaidReturn(
  { orderId, returnId }: DomainEvents['onRefundEnded'],
  { tx }: Pick<EventContext, 'tx'>,
): Promise<void> {
  const wholeReturn = returnId === null ? null : await returnOf(tx, orderId, returnId);
  if (wholeReturn?.status === 'inspected') await closeReturn(tx, wholeReturn);
}

async function closeReturn(tx: Queries, wholeReturn: WholeReturn): Promise<WholeReturn> {
  const own = refundsOfReturn(await refundsOf(tx, wholeReturn.orderId), wholeReturn.id);
  const isOnItsWay = own.some(({ status }) => status === 'due' || status === 'sent');
  const isOpen = isOnItsWay || waitingRefunds(own).length > 0;
  return isOpen ? wholeReturn : setStatus(tx, wholeReturn, 'refunded', STORE);
}
