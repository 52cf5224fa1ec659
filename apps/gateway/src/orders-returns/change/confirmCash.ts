import { eq } from 'drizzle-orm';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import { orders } from '../../checkout/order/schema.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { recordAct } from '../acts/recordAct.ts';
import { orderAccess, type OrderAccess } from '../guestAccess/orderAccess.ts';
import { historyOf } from '../fulfilment/itemHistory.ts';
import { isBeforePacked } from './beforePacked.ts';

/** Confirms that an order will be paid in cash at the door, until it is packed (CHK-07); a second call changes nothing. */
export async function confirmCash(context: CallContext<'guest'>, orderId: string): Promise<OrderAccess> {
  const { access, actor } = await orderAccess(context, orderId, 'write');
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.cashConfirmedAt) return { order, access, actor };
    const payments = await paymentsOf(tx, orderId);
    if (!payments.some(({ status }) => status === 'cash_due'))
      throw refuse(409, 'no_cash_due', 'orders.cash-none');
    if (!isBeforePacked(order, [...(await historyOf(tx, [orderId])).values()]))
      throw refuse(409, 'cash_closed', 'orders.cash-closed');
    const [confirmed] = await tx
      .update(orders)
      .set({ cashConfirmedAt: new Date() })
      .where(eq(orders.id, orderId))
      .returning();
    await recordAct(tx, { orderId, actor, act: 'cash_confirmed' });
    return { order: confirmed ?? order, access, actor };
  });
}
