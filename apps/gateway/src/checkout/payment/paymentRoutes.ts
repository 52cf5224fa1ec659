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
import { askProvider } from './askProvider.ts';
import { openPayment, paymentsOf } from './orderPayments.ts';
import { payAgain } from './payAgain.ts';
import { paymentAnswer, placedAnswer } from './paymentAnswer.ts';
import { paymentMethods } from './paymentMethods.ts';
import { placeOrder, type PlacedOrder } from '../placing/placeOrder.ts';
import { startPayment } from './startPayment.ts';

/** Mounts the calls with which a cart becomes an order and is paid. */
export function paymentRoutes(gateway: Gateway): void {
  serve(gateway, paymentContract.getPaymentMethods, async ({ query }, context) => ({
    paymentMethods: await paymentMethods(context, query.orderId),
  }));

  const { payOrder } = paymentContract;
  serve(gateway, payOrder, (input, context) => (input.body.orderId ? payOnce : orderOnce)(input, context), {
    keepsKey: true,
  });

  serve(gateway, paymentContract.getPayment, async ({ params }, context) => {
    const { db, session } = context;
    const { id } = await orderToChange(db, session, params.orderId);
    const open = openPayment(await paymentsOf(db, id));
    if (open) await askProvider(context, open);
    return announceOrder(context, await paymentAnswer(context, id));
  });
}

/**
 * Announces to the storefront that its customer has ordered, so that it no longer shows what is for new customers
 * (GLOB-06).
 */
function announceOrder(context: CallContext<'guest'>, payment: OrderPayment): OrderPayment {
  if (context.session.customerId !== null && isGood(payment.status))
    context.announce({ isLoggedIn: true, hasPlacedOrder: true });
  return payment;
}

type Input = Parsed<typeof paymentContract.payOrder>;

/** Pays an order that is there already, once for each key. */
function payOnce(input: Input, context: CallContext<'guest'>): Promise<OrderPayment> {
  const { paymentMethod: method, expectedTotal, withoutOffer, orderId = '' } = input.body;
  return idempotent(context, paymentContract.payOrder, input, async () => {
    await payAgain(context, orderId, { method, expectedTotal, withoutOffer });
    return begun(input, context, orderId);
  });
}

/** Makes the session's cart an order and begins its payment; an order keeps its key itself. */
async function orderOnce(input: Input, context: CallContext<'guest'>): Promise<OrderPayment> {
  const placed = await placeOnce(input, context);
  if ('paymentId' in placed && isGood(placed.paymentStatus))
    return announceOrder(context, placedAnswer(placed, context.t));
  return begun(input, context, placed.orderId);
}

/** How the payment of an order stands, opened at the provider where its method has one. */
async function begun({ body }: Input, context: CallContext<'guest'>, orderId: string): Promise<OrderPayment> {
  const open = openPayment(await paymentsOf(context.db, orderId));
  const returnUrl = `${originFor(context, body.returnTo)}/checkout/payment/confirm?orderId=${encodeURIComponent(orderId)}`;
  if (open?.method === body.paymentMethod) await startPayment(context, open, returnUrl);
  return paymentAnswer(context, orderId);
}

/** An order that was made just now, or one that had been made before. */
type Placing = { orderId: string } | PlacedOrder;

/**
 * Makes the session's cart an order, at most once. A repeated call, and one of another tab or device that comes
 * too late, get the order that the cart has become, whatever its payment method is.
 */
async function placeOnce(input: Input, context: CallContext<'guest'>): Promise<Placing> {
  refuseForExchange(context, 'order');
  const { session } = context;
  const { paymentMethod: method, expectedTotal, cartId, captcha } = input.body;
  const idempotencyKey = keyOf(context) ?? randomUUID();
  const hash = requestHash(input);
  return context.db.transaction(async (tx): Promise<Placing> => {
    const locked = await lockForOrder(tx, context, idempotencyKey);
    const earlier = locked ? locked.earlier : await orderOfKey(tx, session, idempotencyKey);
    if (earlier) {
      refuseOtherRequest(earlier.requestHash ?? hash, hash);
      return { orderId: earlier.id };
    }
    const ordered = cartId && cartId !== locked?.cartId ? await orderOfCart(tx, session, cartId) : null;
    if (ordered) return { orderId: ordered };
    const cart = locked && (await pricedCart(context, locked.cartId, locked.rows));
    if (cart && cart.lines.length > 0)
      return placeOrder(tx, context, cart, {
        idempotencyKey,
        requestHash: hash,
        method,
        expectedTotal,
        captcha,
      });
    const made = cartId ? null : await orderJustMade(tx, session);
    if (!made) throw refuse(422, 'cart_empty', 'checkout.cart-empty');
    return { orderId: made };
  });
}

/** The storefront to come back to: the one that asked, else the usual one of its kind. */
function originFor(
  { storefrontOrigin, client, settings }: CallContext,
  returnTo: CallContext['client'],
): string {
  return storefrontOrigin === settings.storefronts[client]
    ? settings.storefronts[returnTo]
    : storefrontOrigin;
}
