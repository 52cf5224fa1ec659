import { randomUUID } from 'node:crypto';
import type { Order } from '../../../checkout/order/schema.ts';
import { markPlaced } from '../../../checkout/order/markPlaced.ts';
import { lockOrder } from '../../../checkout/order/ownOrder.ts';
import { insertOrder } from '../../../checkout/placing/insertOrder.ts';
import { itemsFor, takeLinesFromStock } from '../../../checkout/placing/placeOrder.ts';
import { reservedUntil } from '../../../checkout/placing/reservation.ts';
import { receiveWorth, worthMoved } from '../../../checkout/payment/refunds/moveWorth.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { TransactionContext } from '../../../platform/events.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { lockExchangeRow, updateExchange } from '../exchanges.ts';
import type { PreviewedExchange } from '../preview/previewExchange.ts';
import type { StoredExchange } from '../schema.ts';

/**
 * Stores the order of the new goods with the address of the old one; its goods are reserved like those of every order. It is
 * placed after it is paid.
 */
export async function insertNewOrder(
  tx: Queries,
  context: CallContext<'guest'>,
  old: Order,
  { id: exchangeOf, cartId, leaves }: Pick<StoredExchange, 'id' | 'cartId' | 'leaves'>,
  { line, price: { totals }, arrivesOn }: PreviewedExchange,
): Promise<Order> {
  if (!cartId || !leaves) throw new Error(`The exchange ${exchangeOf} has no cart`);
  const { country, language, currencyCode, address, email, customerId } = old;
  await takeLinesFromStock(tx, [line]);
  const deliveryOption = 'standard' as const;
  const inserted = await insertOrder(
    tx,
    {
      cartId,
      exchangeOf,
      studioCode: null,
      sessionId: context.session.id,
      customerId,
      country,
      language,
      client: context.client,
      currencyCode,
      address,
      email,
      giftMessage: null,
      deliveryOption,
      method: null,
      paymentStatus: 'created',
      upi: null,
      firstFrame: false,
      idempotencyKey: randomUUID(),
      requestHash: null,
      totals,
      total: totals.total,
      items: itemsFor(context, [line], { totals, deliveryOption, country }),
      deliveryDate: arrivesOn[leaves],
      status: 'pending_payment',
      reservedUntil: reservedUntil(),
      placedAt: null,
    },
    { taken: null, limits: [], isSolved: true, staffId: null },
  );
  if (!inserted) throw refuse(409, 'sold_out', 'exchange.sold-out', { name: line.details.name });
  return lockOrder(tx, inserted.orderId);
}

/**
 * Places the order of the new goods, which is paid with the worth of the old goods and the difference. The caller has locked
 * that order. The exchange is locked after it and read again, because a late pickup, which locks the old order and then the
 * exchange, may have moved it to another return.
 */
export async function placeNewOrder(
  { tx, publish }: TransactionContext,
  { id }: Pick<StoredExchange, 'id'>,
  next: Order,
): Promise<StoredExchange> {
  await markPlaced({ tx, publish }, next.id);
  const exchange = await lockExchangeRow(tx, id);
  const { orderId, returnId } = exchange;
  await receiveWorth(tx, next, returnId ? await worthMoved(tx, orderId, returnId) : []);
  return updateExchange(tx, exchange, { status: 'confirmed', confirmedAt: new Date() });
}
