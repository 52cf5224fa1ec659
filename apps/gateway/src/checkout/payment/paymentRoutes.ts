import { randomUUID } from 'node:crypto';
import type { Parsed } from '@lunette/api-client/contract';
import { paymentContract, type OrderPayment } from '@lunette/checkout/contract';
import { isGood } from '@lunette/checkout/rules';
import { lockForOrder } from '../../cart/lockedCart.ts';
import { refuseForExchange } from '../../cart/openCart.ts';
import { pricedCart } from '../../cart/readCart.ts';
import { orderToChange } from '../order/orderToChange.ts';
import { orderJustMade, orderOfCart, orderOfKey } from '../order/ownOrder.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { keyOf, idempotent, refuseOtherRequest, requestHash } from '../../platform/http/idempotent.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { isSolved } from '../../platform/rateLimit/captcha.ts';
import { askedPayment, beginPayment } from './beginPayment.ts';
import { admitRequest } from './methods/upi/admitRequest.ts';
import { upiAsked } from './methods/upi/upiAsked.ts';
import { savedCardAsked } from './savedCards/savedCardAsked.ts';
import { paymentsOf } from './orderPayments.ts';
import { payAgain } from './payAgain.ts';
import { placedAnswer } from './paymentAnswer.ts';
import { paymentMethods } from './paymentMethods.ts';
import { placeOrder, type PlacedOrder } from '../placing/placeOrder.ts';

/** Mounts the calls with which a cart becomes an order and is paid. */
export function paymentRoutes(gateway: Gateway): void {
  serve(gateway, paymentContract.getPaymentMethods, async ({ query }, context) => ({
    paymentMethods: await paymentMethods(context, query),
  }));
  for (const endpoint of [paymentContract.getPaymentMethodsV4, paymentContract.getPaymentMethodsV5])
    serve(gateway, endpoint, async ({ query }, context) =>
      context.country === 'IN' ? { paymentMethods: await paymentMethods(context, query) } : null,
    );

  const { payOrder } = paymentContract;
  serve(gateway, payOrder, (input, context) => (input.body.orderId ? payOnce : orderOnce)(input, context), {
    keepsKey: true,
  });

  serve(gateway, paymentContract.getPayment, async ({ params }, context) =>
    announceOrder(context, await askedPayment(context, params.orderId)),
  );
}

/**
 * Announces to the storefront that its customer has ordered, so that offers for new customers are no longer shown (GLOB-06).
 */
function announceOrder(context: CallContext<'guest'>, payment: OrderPayment): OrderPayment {
  if (context.session.customerId !== null && isGood(payment.status))
    context.announce({ isLoggedIn: true, hasPlacedOrder: true });
  return payment;
}

type Input = Parsed<typeof paymentContract.payOrder>;

/** Pays an existing order, once for each idempotency key. */
function payOnce(input: Input, context: CallContext<'guest'>): Promise<OrderPayment> {
  const { paymentMethod: method, expectedTotal, withoutOffer, orderId = '', returnTo, captcha } = input.body;
  return idempotent(context, paymentContract.payOrder, input, async () => {
    const { country } = await orderToChange(context.db, context.session, orderId);
    const upi = upiAsked(input.body, await paymentsOf(context.db, orderId));
    const savedCard = await savedCardAsked({ ...context, country }, input.body);
    savedCard?.refuseUnusable();
    const card = savedCard?.card ?? null;
    await payAgain(context, orderId, { method, upi, expectedTotal, withoutOffer, savedCard: card, captcha });
    return beginPayment(context, orderId, method, returnTo, card);
  });
}

/** Makes the session's cart an order and begins its payment; the order itself stores the key. */
async function orderOnce(input: Input, context: CallContext<'guest'>): Promise<OrderPayment> {
  const savedCard = await savedCardAsked(context, input.body);
  const placed = await placeOnce(input, context, savedCard?.refuseUnusable);
  if ('paymentId' in placed && isGood(placed.paymentStatus))
    return announceOrder(context, placedAnswer(placed, context.t));
  const { paymentMethod, returnTo } = input.body;
  return beginPayment(context, placed.orderId, paymentMethod, returnTo, savedCard?.card);
}

/** An order that this call has made, or one that was made before. */
type MadeOrder = { orderId: string } | PlacedOrder;

/**
 * Makes the session's cart an order, at most once. A repeated call, or a later call of another tab or device, gets the order
 * that the cart has become, whatever its payment method.
 */
async function placeOnce(
  input: Input,
  context: CallContext<'guest'>,
  refuseUnusable?: () => void,
): Promise<MadeOrder> {
  refuseForExchange(context, 'order');
  const { session } = context;
  const { paymentMethod: method, expectedTotal, cartId, captcha } = input.body;
  const idempotencyKey = keyOf(context) ?? randomUUID();
  const hash = requestHash(input);
  const upi = upiAsked(input.body, []);
  // One captcha counts for the address and for an unpaid order.
  const isCaptchaSolved = captcha !== undefined && (await isSolved(context.db, context.settings, captcha));
  await admitRequest(context, upi, isCaptchaSolved);
  return context.db.transaction(async (tx): Promise<MadeOrder> => {
    const locked = await lockForOrder(tx, context, idempotencyKey);
    const earlier = locked ? locked.earlier : await orderOfKey(tx, session, idempotencyKey);
    if (earlier) {
      refuseOtherRequest(earlier.requestHash ?? hash, hash);
      return { orderId: earlier.id };
    }
    const ordered = cartId && cartId !== locked?.cartId ? await orderOfCart(tx, session, cartId) : null;
    if (ordered) return { orderId: ordered };
    const cart = locked && (await pricedCart(context, locked.cartId, locked.rows));
    if (cart && cart.lines.length > 0) {
      refuseUnusable?.();
      return placeOrder(tx, context, cart, {
        idempotencyKey,
        requestHash: hash,
        method,
        upi,
        expectedTotal,
        isCaptchaSolved,
      });
    }
    const made = cartId ? null : await orderJustMade(tx, session);
    if (!made) throw refuse(422, 'cart_empty', 'checkout.cart-empty');
    return { orderId: made };
  });
}
