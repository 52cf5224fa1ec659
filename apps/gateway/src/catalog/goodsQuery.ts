import type { CallContext } from '../platform/http/callContext.ts';
import { refuse } from '../platform/http/refuse.ts';

/**
 * The query of a call about goods. With the service type of an exchange it must contain an order and an item of it that
 * the caller may exchange, else it is refused (CATG-09, PDP-04). Goods and prices are the same for an exchange, so cached
 * answers do not depend on it.
 */
export async function goodsQuery<Q extends { orderId?: string | undefined; itemId?: string | undefined }>(
  { orderId, itemId, ...query }: Q,
  { cartKind, db, publish, token }: Pick<CallContext, 'cartKind' | 'db' | 'publish' | 'token'>,
): Promise<Omit<Q, 'orderId' | 'itemId'>> {
  if (cartKind !== 'exchange') return query;
  if (!orderId || !itemId) throw refuse(422, 'exchange_unnamed', 'catalog.exchange-unnamed');
  await db.transaction((tx) => publish(tx, 'onGoodsForExchange', { orderId, itemId, token }));
  return query;
}
