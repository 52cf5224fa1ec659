import type { Order as OrderAnswer } from '@lunette/orders-returns/contract';
import { actorOf, rightsTo } from '../../checkout/order/orderToChange.ts';
import { findOrder, orderNotFound } from '../../checkout/order/ownOrder.ts';
import type { Order } from '../../checkout/order/schema.ts';
import type { Actor } from '../../platform/events.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { knowsEmail, type EmailProof } from './proof.ts';

/** An order that a caller may read or change, with the caller's access and actor. */
export interface OrderAccess {
  order: Order;
  access: OrderAnswer['access'];
  actor: Actor;
}

/**
 * The access of the caller to an order. Its owner, and for an hour the session that has entered its one-time code, may read
 * and change it; a caller who proves its e-mail address may read it masked. Everyone else gets a 404 that does not reveal
 * whether the order exists.
 */
export async function orderAccess(
  context: CallContext<'guest'>,
  orderId: string,
  need: 'read' | 'write',
  proof: EmailProof = {},
): Promise<OrderAccess> {
  const { db, session } = context;
  const order = await findOrder(db, orderId);
  const rights = order && (await rightsTo(db, session, order));
  if (order && rights) return { order, access: rights, actor: actorOf(session) };
  const isProven = need === 'read' && (await knowsEmail(context, orderId, order, proof));
  if (!order || !isProven || session.staffId !== null) throw orderNotFound();
  return { order, access: 'masked', actor: actorOf(session) };
}
