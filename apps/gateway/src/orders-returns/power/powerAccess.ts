import { orderNotFound } from '../../checkout/order/ownOrder.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { orderAccess, type OrderAccess } from '../guestAccess/orderAccess.ts';
import { knowsEmail } from '../guestAccess/proof.ts';

/**
 * The access to the powers of an order: of its owner, and of a session that has entered its code. An e-mail address that is
 * given has to be that of the order (RX-13).
 */
export async function powerAccess(
  context: CallContext<'guest'>,
  orderId: string,
  email: string | undefined,
): Promise<OrderAccess> {
  const found = await orderAccess(context, orderId, 'write');
  const isOther = email !== undefined && !(await knowsEmail(context, orderId, found.order, { email }));
  if (isOther) throw orderNotFound();
  return found;
}
