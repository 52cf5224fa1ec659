import { cartContract } from '@lunette/cart/contract';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../platform/http/callContext.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Gateway } from '../platform/gateway.ts';
import { serve } from '../platform/http/serve.ts';
import { productNumberOf } from './lines/addLine.ts';
import { putIntoCart } from './lines/putIntoCart.ts';
import { knownZoneOfCart } from './arrivals.ts';
import { answerOf, cartAnswer } from './cartAnswer.ts';
import { changePower, decreaseLine, increaseLine } from './lines/changeLine.ts';
import { lockedCart } from './lockedCart.ts';
import { findOpenCart, lockOpenCart, refuseForExchange } from './openCart.ts';
import { cartLine } from './schema.ts';
import { endOverdue } from './waitingOrders/waitingOrders.ts';

/** Mounts the calls of the cart. Each call reads or changes only the cart of its session and answers with the whole cart. */
export function cartRoutes(gateway: Gateway): void {
  serve(gateway, cartContract.getCart, async ({ query: { applyWallet: wallet } }, context) => {
    const { db } = context;
    const chosen = wallet === undefined ? {} : { wallet };
    const answer = await cartAnswer(db, context, await findOpenCart(db, context), chosen);
    await endOverdue(db, answer.waitingOrders);
    return answer;
  });

  serve(gateway, cartContract.addItem, async ({ body }, context) => {
    const cart = await context.db.transaction(async (tx) =>
      putIntoCart(tx, context, await lockedCart(tx, context, productNumberOf(body)), body),
    );
    return answerOf(context, cart, knownZoneOfCart(context, cart));
  });

  serve(gateway, cartContract.increaseItem, async ({ params, query }, context) => {
    refuseForExchange(context, 'pieces');
    return changeCart(context, (tx) => increaseLine(tx, context, params.itemId, query));
  });

  serve(gateway, cartContract.decreaseItem, async ({ params, query }, context) => {
    if (query.count !== undefined) refuseForExchange(context, 'pieces');
    return changeCart(context, (tx) => decreaseLine(tx, context, params.itemId, query));
  });

  serve(gateway, cartContract.updatePower, async ({ params, body }, context) =>
    changeCart(context, (tx) => changePower(tx, context, params.itemId, body)),
  );

  serve(gateway, cartContract.clearCart, async (_input, context) => {
    refuseForExchange(context, 'pieces');
    return changeCart(context, async (tx) => {
      const cartId = await lockOpenCart(tx, context);
      if (cartId) await tx.delete(cartLine).where(eq(cartLine.cartId, cartId));
      return cartId;
    });
  });
}

/** The values that a call needs to change a cart and to answer with it. */
export type CartContext = Pick<
  CallContext<'guest'>,
  'db' | 'catalogDb' | 'session' | 'country' | 'language' | 't'
>;

/** Makes a change, which returns the cart's id, and reads the cart in the same transaction. */
export function changeCart(context: CartContext, change: (tx: Transaction) => Promise<string | null>) {
  return context.db.transaction(async (tx) => cartAnswer(tx, context, await change(tx)));
}
