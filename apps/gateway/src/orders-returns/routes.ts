import { westernDigits } from '@lunette/country-config';
import { orderContract } from '@lunette/orders-returns/contract';
import type { Gateway } from '../platform/gateway.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { serve, type Handler } from '../platform/http/serve.ts';
import { admit } from '../platform/rateLimit/admit.ts';
import { cancelOrder } from './cancel/cancelOrder.ts';
import { cancelling, cancelReasons } from './cancel/cancelReasons.ts';
import { orderAnswers } from './orderAnswer.ts';
import { openOrderCode, redeemOrderCode } from './guestAccess/orderCode.ts';
import { actorOf } from '../checkout/order/orderToChange.ts';
import { recordAct } from './acts/recordAct.ts';
import { orderAccess } from './guestAccess/orderAccess.ts';
import { orderDetail } from './orderDetail.ts';
import { findOrder, orderNotFound, ordersOf } from '../checkout/order/ownOrder.ts';
import { knowsEmail } from './guestAccess/proof.ts';
import { updatePrescription } from './power/updatePrescription.ts';

/** Mounts the calls of orders. An order that the caller may not see is not found. */
export function orderRoutes(gateway: Gateway): void {
  const getOrder: Handler<typeof orderContract.getOrder> = async ({ params, query }, context) =>
    orderDetail(context, await orderAccess(context, params.orderId, 'read', query));
  serve(gateway, orderContract.getOrder, getOrder);
  serve(gateway, orderContract.getOrderV2, getOrder);

  serve(gateway, orderContract.sendOrderCode, async ({ params: { orderId }, body }, context) => {
    const { db, session, language } = context;
    const order = await findOrder(db, orderId);
    if (!(await knowsEmail(context, orderId, order, body))) throw orderNotFound();
    await admit(context, 'order-code', orderId, body.captcha);
    return db.transaction(async (tx) => {
      const { id, ...sent } = await openOrderCode(tx, orderId, session.id);
      await enqueue(tx, 'order.send-code', { id, language });
      return sent;
    });
  });

  serve(gateway, orderContract.redeemOrderCode, async ({ params: { orderId }, query }, context) => {
    const order = await findOrder(context.db, orderId);
    const isOther = query.email !== undefined && !(await knowsEmail(context, orderId, order, query));
    if (!order || isOther) throw orderNotFound();
    await redeemOrderCode(context, orderId, westernDigits(query.value).replace(/\D/g, ''));
    await recordAct(context.db, { orderId, actor: actorOf(context.session), act: 'code_entered' });
    return orderDetail(context, { order, access: 'reader' });
  });

  serve(gateway, orderContract.updatePrescription, async ({ params, query, body }, context) =>
    orderDetail(context, await updatePrescription(context, params, query.email, body)),
  );

  const getOrders: Handler<typeof orderContract.getOrders> = async ({ query }, { db, session, t }) => {
    const { rows, total } = await ordersOf(db, session.customerId, query);
    return { orders: await orderAnswers(db, rows, t), totalOrder: total };
  };
  serve(gateway, orderContract.getOrders, getOrders);
  serve(gateway, orderContract.getOrdersV2, getOrders);

  serve(gateway, orderContract.getCancelReasons, async ({ params }, context) => {
    const { order } = await orderAccess(context, params.orderId, 'write');
    return cancelReasons(order, await cancelling(context.db, order), context.t);
  });

  serve(gateway, orderContract.cancelOrder, async ({ params, body }, context) =>
    orderDetail(context, await cancelOrder(params.orderId, body, context)),
  );
}
