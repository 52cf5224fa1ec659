import type { CallContext } from '../platform/http/callContext.ts';
import { refuse } from '../platform/http/refuse.ts';

/**
 * What a call asks of goods. One with the service type of an exchange has to name the order and the item that are exchanged
 * (CATG-09, PDP-04); the goods and their prices are the same for it, so answers that are kept do not differ by them.
 */
export function goodsQuery<Q extends { orderId?: string | undefined; itemId?: string | undefined }>(
  { orderId, itemId, ...query }: Q,
  { cartKind }: Pick<CallContext, 'cartKind'>,
): Omit<Q, 'orderId' | 'itemId'> {
  if (cartKind === 'exchange' && !(orderId && itemId))
    throw refuse(422, 'exchange_unnamed', 'catalog.exchange-unnamed');
  return query;
}
