import { westernDigits } from '@lunette/country-config';
import { orderContract, type Order as OrderAnswer } from '@lunette/orders-returns/contract';
import type { CallContext } from '../platform/http/callContext.ts';
import type { Gateway } from '../platform/gateway.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { serve, type Handler } from '../platform/http/serve.ts';
import { admit } from '../platform/rateLimit/admit.ts';
import { cancelOrder } from './cancel/cancelOrder.ts';
import { cancelling, cancelReasons } from './cancel/cancelReasons.ts';
import { orderAnswers } from './orderAnswer.ts';
import { hasEnteredCode, openOrderCode, redeemOrderCode } from './guestAccess/orderCode.ts';
import { forReader, masked } from './guestAccess/orderForReading.ts';
import { findOrder, isOwnOrder, orderNotFound, ordersOf, ownOrder } from '../checkout/order/ownOrder.ts';
import { knowsEmail, type Proof } from './guestAccess/proof.ts';
import { updatePrescription } from './power/updatePrescription.ts';
import type { Order } from '../checkout/order/schema.ts';

/** Mounts the calls of orders. An order that the caller may not see is not found. */
export function orderRoutes(gateway: Gateway): void {
  const getOrder: Handler<typeof orderContract.getOrder> = async ({ params, query }, context) => {
    const { db, t } = context;
    const order = await findOrder(db, params.orderId);
    const access = await accessTo(context, params.orderId, order, query);
    if (!order || !access) throw orderNotFound();
    const [answer] = await orderAnswers(db, [order], t);
    if (!answer) throw orderNotFound();
    return {
      orders: [access === 'owner' ? answer : access === 'reader' ? forReader(answer) : masked(answer, t)],
    };
  };
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
    const { db, t } = context;
    const order = await findOrder(db, orderId);
    const isOther = query.email !== undefined && !(await knowsEmail(context, orderId, order, query));
    if (!order || isOther) throw orderNotFound();
    await redeemOrderCode(context, orderId, westernDigits(query.value).replace(/\D/g, ''));
    return { orders: (await orderAnswers(db, [order], t)).map(forReader) };
  });

  serve(gateway, orderContract.updatePrescription, async ({ params, query, body }, context) => {
    const { order, access } = await updatePrescription(context, params, query.email, body);
    const orders = await orderAnswers(context.db, [order], context.t);
    return { orders: access === 'owner' ? orders : orders.map(forReader) };
  });

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

/** What a caller may do with an order; null where they may not even know of it. */
async function accessTo(
  context: CallContext<'guest'>,
  orderId: string,
  order: Order | null,
  proof: Proof,
): Promise<OrderAnswer['access'] | null> {
  const { db, session } = context;
  if (order && isOwnOrder(order, session)) return 'owner';
  if (order && (await hasEnteredCode(db, orderId, session.id))) return 'reader';
  return (await knowsEmail(context, orderId, order, proof)) ? 'masked' : null;
}
