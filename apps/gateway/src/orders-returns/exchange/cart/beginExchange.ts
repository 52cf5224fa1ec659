import type { Parsed } from '@lunette/api-client/contract';
import type { exchangeContract } from '@lunette/orders-returns/contract';
import { eq } from 'drizzle-orm';
import { cart, cartLine } from '../../../cart/schema.ts';
import { lockOrder, orderNotFound } from '../../../checkout/order/ownOrder.ts';
import type { Order } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/events.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { recordAct } from '../../acts/recordAct.ts';
import { orderAccess } from '../../guestAccess/orderAccess.ts';
import { oldGoods, type OldGoods } from '../preview/exchangeBasis.ts';
import { madeAs, makeExchangeCart, putSameGoods } from './exchangeCart.ts';
import { openExchangeOf, updateExchange } from '../exchanges.ts';
import { orderExchange, type StoredExchange } from '../schema.ts';
import { DAY_MS } from '../../../platform/dayMs.ts';

type ExchangeRequest = Parsed<typeof exchangeContract.beginExchange>['body'];

/** The number of days for which an exchange is open. */
const OPEN_DAYS = 7;

/**
 * Opens an exchange of pieces that can be returned (RET-10). A shopper has one open exchange at a time: for the same item it
 * is updated, for another item the call is refused.
 */
export async function beginExchange(
  context: CallContext<'guest'>,
  orderId: string,
  wanted: ExchangeRequest,
): Promise<StoredExchange> {
  const { order, actor } = await orderAccess(context, orderId, 'write');
  if (order.country !== context.country) throw orderNotFound();
  return context.db.transaction(async (tx) =>
    begin(tx, context, await lockOrder(tx, orderId), wanted, actor),
  );
}

async function begin(
  tx: Queries,
  context: CallContext<'guest'>,
  order: Order,
  wanted: ExchangeRequest,
  actor: Actor,
): Promise<StoredExchange> {
  const old = await oldGoods(tx, order, wanted);
  const open = await openExchangeOf(tx, context);
  if (open) return again(tx, context, open, wanted, old);
  const { item } = old;
  const cartId = await makeExchangeCart(tx, context, item, wanted.quantity);
  if (!cartId) {
    const other = await openExchangeOf(tx, context);
    if (!other) throw refuse(409, 'exchange_changed', 'exchange.changed');
    return again(tx, context, other, wanted, old);
  }
  const { session } = context;
  const [added] = await tx
    .insert(orderExchange)
    .values({
      ...wanted,
      orderId: order.id,
      cartId,
      worth: old.worth,
      sessionId: session.id,
      customerId: session.customerId,
      expiresAt: new Date(Date.now() + OPEN_DAYS * DAY_MS),
    })
    .returning();
  if (!added) throw new Error('The exchange was not stored');
  if (wanted.method === 'SAMEPRODUCT') await putSameGoods(tx, context, cartId, item, wanted.quantity);
  await recordAct(tx, { orderId: order.id, itemId: item.id, actor, act: 'exchange_begun' });
  return added;
}

/** Updates the open exchange with the values of a new request; refuses another item. */
async function again(
  tx: Queries,
  context: CallContext<'guest'>,
  open: StoredExchange,
  wanted: ExchangeRequest,
  { item, worth, basis: { order } }: OldGoods,
): Promise<StoredExchange> {
  const { itemId, quantity, reason, method } = wanted;
  if (open.orderId !== order.id || open.itemId !== itemId)
    throw refuse(409, 'exchange_open', 'exchange.open', { orderId: open.orderId });
  const isSame = open.quantity === quantity && open.method === method;
  const changed = await updateExchange(tx, open, { quantity, reason, method, worth });
  if (isSame || !open.cartId) return changed;
  await tx
    .update(cart)
    .set({ madeAs: madeAs(item, quantity) })
    .where(eq(cart.id, open.cartId));
  await tx.delete(cartLine).where(eq(cartLine.cartId, open.cartId));
  if (method === 'SAMEPRODUCT') await putSameGoods(tx, context, open.cartId, item, quantity);
  return changed;
}
