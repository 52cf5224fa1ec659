import { randomUUID } from 'node:crypto';
import { paymentContract } from '@lunette/checkout/contract';
import { toMinor } from '@lunette/country-config';
import { lockForOrder } from '../cart/openCart.ts';
import { readCart } from '../cart/readCart.ts';
import { catalogueOf } from '../catalog/catalogue.ts';
import { orderJustMade, orderOfKey, ownOrder } from '../orders-returns/ownOrder.ts';
import type { CallContext } from '../platform/callContext.ts';
import type { Gateway } from '../platform/gateway.ts';
import { refuse } from '../platform/refuse.ts';
import { serve } from '../platform/serve.ts';
import { askProvider } from './askProvider.ts';
import { openPayment, paymentsOf } from './livePayment.ts';
import { payAgain } from './payAgain.ts';
import { paymentAnswer, placedAnswer } from './paymentAnswer.ts';
import { paymentMethods } from './paymentMethods.ts';
import { placeOrder, type OrderRequest, type PlacedOrder } from './placeOrder.ts';
import { startPayment } from './startPayment.ts';

/** Mounts the calls with which a cart becomes an order and is paid. */
export function paymentRoutes(gateway: Gateway): void {
  serve(gateway, paymentContract.getPaymentMethods, async ({ query }, context) => ({
    paymentMethods: await paymentMethods(context, query.orderId),
  }));

  serve(gateway, paymentContract.payOrder, async ({ body }, context) => {
    const { paymentMethod: method, expectedTotal, withoutOffer, orderId: again } = body;
    if (again) await payAgain(context, again, { method, expectedTotal, withoutOffer });
    const placed = again ? { orderId: again } : await placeOnce(context, method, expectedTotal);
    const { orderId } = placed;
    if ('paymentId' in placed && placed.paymentStatus !== 'created') return placedAnswer(placed, context.t);
    if (method === 'cc') await startPayment(context, orderId, originFor(context, body.returnTo));
    return paymentAnswer(context, orderId);
  });

  serve(gateway, paymentContract.getPayment, async ({ params }, context) => {
    const { db, session } = context;
    const { id } = await ownOrder(db, session, params.orderId);
    const open = openPayment(await paymentsOf(db, id));
    if (open) await askProvider(context, open);
    return paymentAnswer(context, id);
  });
}

/**
 * Makes the session's cart an order: at most one, whatever comes twice. The same call, and one of another tab that
 * comes too late for the cart, arrive at the order that it has become.
 */
async function placeOnce(
  context: CallContext<'guest'>,
  method: OrderRequest['method'],
  expectedTotal: number,
): Promise<{ orderId: string } | PlacedOrder> {
  const { session } = context;
  const idempotencyKey = context.idempotencyKey ?? randomUUID();
  // Inside the transaction a cold catalogue would need a second connection.
  await catalogueOf(context.catalogDb);
  return context.db.transaction(async (tx) => {
    const locked = await lockForOrder(tx, context, idempotencyKey);
    const earlier = locked ? locked.earlier : await orderOfKey(tx, session, idempotencyKey);
    if (earlier) return { orderId: earlier };
    const cart = locked && (await readCart(tx, context, locked.cartId));
    if (cart && cart.lines.length > 0)
      return placeOrder(tx, context, cart, { idempotencyKey, method, expectedTotal });
    const made = await orderJustMade(tx, session, toMinor(expectedTotal));
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
