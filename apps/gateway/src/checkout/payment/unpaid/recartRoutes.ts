import { waitingOrderContract } from '@lunette/cart/contract';
import { cartAnswer } from '../../../cart/cartAnswer.ts';
import { findOpenCart } from '../../../cart/openCart.ts';
import type { Gateway } from '../../../platform/gateway.ts';
import { serve } from '../../../platform/http/serve.ts';
import { recartOrder } from './endUnpaid.ts';

/** Mounts the call that takes an unpaid order of a shopper back into the cart. */
export function recartRoutes(gateway: Gateway): void {
  serve(gateway, waitingOrderContract.recart, async ({ params }, context) => {
    const { db } = context;
    await recartOrder(context, params.orderId);
    return cartAnswer(db, context, await findOpenCart(db, context));
  });
}
