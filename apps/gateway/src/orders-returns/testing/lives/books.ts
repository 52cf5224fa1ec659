import { expect } from 'vitest';
import type { PieceShare } from '@lunette/cart/rules';
import { receivedOf } from '../../../checkout/payment/refunds/refunds.ts';
import { lensPackageOf } from '../../../checkout/order/itemDetails.ts';
import type { World } from './beginLife.ts';
import type { WrittenOrder } from './readOrder.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const AT_FAULT = ['broken', 'wrong_item', 'not_arrived'];
const came = (outcome: string | null) => outcome === 'resellable' || outcome === 'scrap';

/** A piece that was bought, and what has become of it. */
interface Piece {
  share: PieceShare;
  fate: 'kept' | 'cancelled' | 'returned';
  /** Of a returned one, whether the store was to blame. */
  atFault: boolean;
}

function piecesOf({ items, cancelled, returns }: WrittenOrder): Piece[] {
  const all = returns.flatMap(({ pieces }) => pieces);
  return items.flatMap(({ id, shares, quantity }) => {
    const left = quantity - (cancelled.get(id) ?? 0);
    return (shares ?? []).map((share, at): Piece => {
      const back = all.find(({ itemId, piece, outcome }) => itemId === id && piece === at && came(outcome));
      const fate = at >= left ? 'cancelled' : back ? 'returned' : 'kept';
      return { share, fate, atFault: AT_FAULT.includes(back?.reason ?? '') };
    });
  });
}

/** What a shopper has to have paid for a piece, by the policy of returns and cancelled pieces. */
function valueOf({ share, fate, atFault }: Piece, keepsNothing: boolean, isAllCancelled: boolean): number {
  const { voucher, credit, wallet, paid, shipping, express, fee } = share;
  const cost = voucher + credit + wallet + paid;
  if (fate === 'kept') return cost;
  if (fate === 'returned') return atFault ? 0 : (keepsNothing ? 0 : shipping) + express + fee;
  return isAllCancelled ? 0 : Math.min(cost, shipping + express + fee);
}

/** The value of what a shopper keeps of an order, in minor units. */
function keptValue(written: WrittenOrder): number {
  const { order } = written;
  if (order.placedAt === null) return 0;
  const pieces = piecesOf(written);
  const keepsNothing = pieces.every(({ fate }) => fate !== 'kept');
  const isAllCancelled = pieces.every(({ fate }) => fate === 'cancelled');
  return sum(pieces.map((piece) => valueOf(piece, keepsNothing, isAllCancelled)));
}

/** What has been received, or is due at the door, less what has gone back, in minor units. */
function balance({ payments, refunds, spent }: WrittenOrder): number {
  const received = sum(payments.map((one) => (one.status === 'cash_due' ? one.amount : receivedOf(one))));
  // What was the shopper's own is in `spent`; what came back of it is there too.
  const back = sum(
    refunds.flatMap(({ paymentId, method, status, amount }) =>
      paymentId !== null && method === 'source' && status !== 'failed' ? [amount] : [],
    ),
  );
  return received + spent - back;
}

/** Money that could not go back, and waits for a person. */
function stuck({ refunds }: WrittenOrder): number {
  return sum(
    refunds.flatMap(({ id, status, amount }) =>
      status === 'failed' && !refunds.some(({ fallbackOf }) => fallbackOf === id) ? [amount] : [],
    ),
  );
}

/** What holds at every moment. */
export function expectBooks(world: World, written: WrittenOrder): void {
  const { order, payments, refunds, movements, cancelled, undelivered, returns, items } = written;
  if (order.placedAt !== null || order.status === 'cancelled')
    expect(balance(written) - stuck(written), `order ${order.id}: the value of what is kept`).toBe(
      keptValue(written),
    );
  for (const paid of payments) {
    const intent = world.provider.intents.get(paid.intentId ?? '');
    if (!intent) continue;
    const own = refunds.filter(({ paymentId, method }) => paymentId === paid.id && method === 'source');
    const open = sum(own.flatMap(({ status, amount }) => (status === 'failed' ? [] : [amount])));
    expect(open, `payment ${paid.id}: refunds`).toBeLessThanOrEqual(intent.amountMinor);
    expect(intent.refundedMinor, `payment ${paid.id}: the provider`).toBeLessThanOrEqual(intent.amountMinor);
    if (paid.status === 'paid') expect(receivedOf(paid)).toBe(intent.amountMinor);
  }
  for (const { id, productId, details } of items) {
    const wasCut = lensPackageOf(details) !== null;
    const back = (cancelled.get(id) ?? 0) - (wasCut ? (undelivered.get(id) ?? 0) : 0);
    const resellable = returns
      .flatMap(({ pieces }) => pieces)
      .filter(({ itemId, outcome }) => itemId === id && outcome === 'resellable').length;
    const own = movements.filter((one) => one.itemId === id);
    expect(sum(own.map((one) => one.quantity)), `stock of ${productId}`).toBe(back + resellable);
  }
}

const ENDED = ['delivered', 'returned_to_sender', 'cancelled'];
const RETURN_ENDED = ['refunded', 'rejected', 'cancelled', 'expired'];

/** What holds at the end of a life: nothing is open, and papers and provider say the same as the order. */
export function expectEnded(world: World, written: WrittenOrder): void {
  const { order, payments, refunds, items, history, returns, amendments, papers, movements } = written;
  expectBooks(world, written);
  expect(order.status).toMatch(/^(placed|cancelled)$/);
  expect(payments.filter(({ status }) => ['created', 'pending', 'cash_due'].includes(status))).toEqual([]);
  expect(refunds.filter(({ status }) => status === 'due' || status === 'sent')).toEqual([]);
  expect(amendments.filter(({ status }) => status === 'open')).toEqual([]);
  expect(returns.filter(({ status }) => !RETURN_ENDED.includes(status)).map(({ status }) => status)).toEqual(
    [],
  );
  if (order.placedAt)
    for (const { id } of items)
      expect(ENDED, `item ${id} has ended`).toContain(history.get(id)?.at(-1)?.status);
  for (const { intentId, id } of payments) {
    const intent = world.provider.intents.get(intentId ?? '');
    if (!intent) continue;
    const own = refunds.filter(
      ({ paymentId, method, status }) => paymentId === id && method === 'source' && status === 'done',
    );
    expect(intent.refundedMinor, `the provider's refunds of ${id}`).toBe(
      sum(own.map(({ amount }) => amount)),
    );
    const isOurs = payments.find((one) => one.intentId === intentId)?.status === 'paid';
    expect(isOurs, `what the provider has of ${id}`).toBe(intent.status === 'succeeded');
  }
  if (!order.placedAt) {
    expect(sum(movements.map(({ quantity }) => quantity))).toBe(0);
    return expect(papers).toEqual([]);
  }
  const totals = (kind: string) =>
    sum(papers.flatMap((one) => (one.kind === kind ? [one.content.total - one.content.tenders.offer] : [])));
  expect(totals('invoice') - totals('credit_note'), 'invoices less credit notes').toBe(keptValue(written));
}
