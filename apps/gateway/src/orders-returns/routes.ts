import type { Parsed } from '@lunette/api-client/contract';
import { digitsOf, westernDigits } from '@lunette/country-config';
import { orderContract } from '@lunette/orders-returns/contract';
import { maskEmail } from '@lunette/session/rules';
import type { Order } from '../checkout/order/schema.ts';
import type { CallContext } from '../platform/http/callContext.ts';
import type { Gateway } from '../platform/gateway.ts';
import { snapshot } from '../platform/database/snapshot.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { serve, type Handler } from '../platform/http/serve.ts';
import { admit } from '../platform/rateLimit/admit.ts';
import { countAttempt } from '../platform/rateLimit/sharedRateLimit.ts';
import { cancelOrder } from './cancel/cancelOrder.ts';
import { cancelReasons } from './cancel/cancelReasons.ts';
import { cancelState, chosenPieces } from './cancel/cancelState.ts';
import { orderAnswers } from './order/orderAnswer.ts';
import { openOrderCode, redeemOrderCode } from './guestAccess/orderCode.ts';
import { orderAccess } from './guestAccess/orderAccess.ts';
import { orderDetail } from './order/orderDetail.ts';
import { findOrder, lockOrder, orderNotFound, ordersOf } from '../checkout/order/ownOrder.ts';
import { knowsEmail } from './guestAccess/proof.ts';
import { maskAllButThreeDigits } from './guestAccess/maskedOrder.ts';
import { itemOfLink } from './power/linkedItem.ts';
import { changeRoutes } from './change/changeRoutes.ts';
import { exchangeRoutes } from './exchange/exchangeRoutes.ts';
import { fulfilmentRoutes } from './fulfilment/fulfilmentRoutes.ts';
import { fulfilmentWebhooks } from './fulfilment/fulfilmentWebhooks.ts';
import { latestRoutes } from './latest/latestRoutes.ts';
import { papersRoutes } from './papers/papersRoutes.ts';
import { unreadPrescriptionRoutes } from './power/pictures/unreadPrescriptionRoutes.ts';
import { powerRoutes } from './power/powerRoutes.ts';
import { refundRoutes } from './refund/refundRoutes.ts';
import { reorderRoutes } from './reorder/reorderRoutes.ts';
import { returnRoutes } from './returns/routes.ts';
import { returnWebhooks } from './returns/transport/returnWebhooks.ts';
import { upgradeRoutes } from './upgrade/upgradeRoutes.ts';

/**
 * The codes of one order in an hour that are sent to callers who have not placed it, from all networks together. A code
 * that is not sent cannot be guessed, so this limits the guesses too.
 */
const OF_ORDER = { name: 'order-code:order', most: 10, minutes: 60 };

/** Mounts the calls of orders, returns and exchanges, and the webhooks of those who fulfil them. */
export function ordersReturnsRoutes(gateway: Gateway): void {
  reorderRoutes(gateway);
  latestRoutes(gateway);
  orderCalls(gateway);
  fulfilmentWebhooks(gateway);
  fulfilmentRoutes(gateway);
  changeRoutes(gateway);
  papersRoutes(gateway);
  powerRoutes(gateway);
  unreadPrescriptionRoutes(gateway);
  refundRoutes(gateway);
  returnRoutes(gateway);
  returnWebhooks(gateway);
  upgradeRoutes(gateway);
  exchangeRoutes(gateway);
}

/** The calls of orders. An order that the caller may not see is not found. */
function orderCalls(gateway: Gateway): void {
  const getOrder: Handler<typeof orderContract.getOrder> = async ({ params, query }, context) =>
    orderDetail(context, await orderAccess(context, params.orderId, 'read', query));
  serve(gateway, orderContract.getOrder, getOrder);
  serve(gateway, orderContract.getOrderV2, getOrder);

  serve(gateway, orderContract.sendOrderCode, async ({ params: { orderId }, body }, context) => {
    const { db, session, language } = context;
    const order = await orderForCode(context, orderId, body);
    await admit(context, 'order-code', orderId, body.captcha);
    const { way } = body;
    return db.transaction(async (tx) => {
      const { id, ...sent } = await openOrderCode(tx, orderId, session.id);
      const isPlacer = order.sessionId === session.id;
      if (isPlacer || (await countAttempt(tx, OF_ORDER, orderId)) <= OF_ORDER.most)
        await enqueue(tx, 'order.send-code', { id, language, way });
      const sentTo =
        way === 'sms' ? maskAllButThreeDigits(order.address.phone, order.country) : maskEmail(order.email);
      return { ...sent, sentTo };
    });
  });

  serve(gateway, orderContract.redeemOrderCode, async ({ params: { orderId }, query }, context) => {
    const order = await findOrder(context.db, orderId);
    const isOther = query.email !== undefined && !(await knowsEmail(context, orderId, order, query));
    if (!order || isOther) throw orderNotFound();
    await redeemOrderCode(context, orderId, digitsOf(westernDigits(query.value)));
    return orderDetail(context, { order, access: 'reader' });
  });

  const getOrders: Handler<typeof orderContract.getOrders> = async ({ query }, context) => {
    const { db, session } = context;
    return snapshot(db, async (tx) => {
      const { rows, total } = await ordersOf(tx, session.customerId, query);
      return { orders: await orderAnswers(tx, rows, context), totalOrder: total };
    });
  };
  serve(gateway, orderContract.getOrders, getOrders);
  serve(gateway, orderContract.getOrdersV2, getOrders);

  serve(gateway, orderContract.getCancelReasons, async ({ params, query }, context) => {
    const { order } = await orderAccess(context, params.orderId, 'write');
    return context.db.transaction(async (tx) => {
      const locked = await lockOrder(tx, order.id);
      const state = await cancelState(tx, locked);
      return cancelReasons(locked, state, state.obstacle ? [] : chosenPieces(state, query.items), context);
    });
  });

  serve(gateway, orderContract.cancelOrder, async ({ params, body }, context) =>
    orderDetail(context, await cancelOrder(params.orderId, body, { ...context, texts: gateway.texts })),
  );
}

/** The order for which a code is requested, by its e-mail address or by a signed link to one of its items. */
async function orderForCode(
  context: CallContext<'guest'>,
  orderId: string,
  { link, email }: Parsed<typeof orderContract.sendOrderCode>['body'],
): Promise<Order> {
  if (link) return (await itemOfLink(context, { orderId, itemId: link.itemId }, link)).order;
  const order = await findOrder(context.db, orderId);
  const isKnown = await knowsEmail(context, orderId, order, { email });
  if (!order || !isKnown) throw orderNotFound();
  return order;
}
