import { orderContract } from '@lunette/orders-returns/contract';
import type { Gateway } from '../platform/gateway.ts';
import { serve, type Handler } from '../platform/serve.ts';
import { cancelOrder } from './cancelOrder.ts';
import { cancelling, cancelReasons } from './cancelReasons.ts';
import { orderAnswers, forReading } from './orderAnswer.ts';
import { findOrder, isOwnOrder, orderNotFound, ordersOf, ownOrder } from './ownOrder.ts';
import { knowsEmail } from './proof.ts';

/** Mounts the calls of orders. An order that the caller may not see is not found. */
export function orderRoutes(gateway: Gateway): void {
  const getOrder: Handler<typeof orderContract.getOrder> = async ({ params, query }, context) => {
    const { db, session, t } = context;
    const order = await findOrder(db, params.orderId);
    const isOwn = order !== null && isOwnOrder(order, session);
    const mayRead = isOwn || (await knowsEmail(context, params.orderId, order, query));
    if (!order || !mayRead) throw orderNotFound();
    const answers = await orderAnswers(db, [order], t);
    return { orders: isOwn ? answers : answers.map(forReading) };
  };
  serve(gateway, orderContract.getOrder, getOrder);
  serve(gateway, orderContract.getOrderV2, getOrder);

  const getOrders: Handler<typeof orderContract.getOrders> = async ({ query }, { db, session, t }) => {
    const { rows, total } = await ordersOf(db, session.customerId, query);
    return { orders: await orderAnswers(db, rows, t), totalOrder: total };
  };
  serve(gateway, orderContract.getOrders, getOrders);
  serve(gateway, orderContract.getOrdersV2, getOrders);

  serve(gateway, orderContract.getCancelReasons, async ({ params }, { db, session, t }) => {
    const order = await ownOrder(db, session, params.orderId);
    return cancelReasons(order, await cancelling(db, order), t);
  });

  serve(gateway, orderContract.cancelOrder, async ({ params, body }, context) => {
    const order = await cancelOrder(params.orderId, body, context);
    return { orders: await orderAnswers(context.db, [order], context.t) };
  });
}
