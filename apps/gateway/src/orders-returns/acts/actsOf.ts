import type { Order as OrderAnswer } from '@lunette/orders-returns/contract';
import { formatMoney, fromMinor } from '@lunette/country-config';
import { asc, eq } from 'drizzle-orm';
import type { Order } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { orderAct } from './recordAct.ts';

/**
 * The acts of an order in the reader's language, the oldest first. The text of an act may name the item (`name`) and an
 * amount (`amountMinor` of its details).
 */
export async function actsOf(
  db: Queries,
  { session, t }: Pick<CallContext<'guest'>, 'session' | 't'>,
  { id, currencyCode }: Order,
  items: OrderAnswer['items'],
): Promise<OrderAnswer['acts']> {
  const rows = await db
    .select()
    .from(orderAct)
    .where(eq(orderAct.orderId, id))
    .orderBy(asc(orderAct.at), asc(orderAct.id));
  return rows.map(({ id: actId, itemId, actor, actorId, act, details, at }) => {
    const { amountMinor, ...values } = details;
    const isMe = actorId !== null && [session.customerId, session.staffId, session.id].includes(actorId);
    return {
      id: actId,
      at: at.toISOString(),
      act,
      actor,
      itemId,
      by: t(isMe ? 'orders.actor.you' : `orders.actor.${actor}`),
      text: t(`orders.act.${act}`, {
        ...values,
        name: items.find((item) => item.id === itemId)?.name ?? '',
        ...(typeof amountMinor === 'number' && { amount: formatMoney(fromMinor(amountMinor, currencyCode)) }),
      }),
    };
  });
}
