import { cartContract } from '@lunette/cart/contract';
import { eq } from 'drizzle-orm';
import type { Gateway } from '../platform/gateway.ts';
import { serve } from '../platform/http/serve.ts';
import { productNumberOf } from './lines/addLine.ts';
import { putIntoCart } from './lines/putIntoCart.ts';
import { knownZoneOfCart } from './arrivals.ts';
import { answerOf, cartAnswer } from './cartAnswer.ts';
import { changeCart } from './changeCart.ts';
import { changePower, decreaseLine, increaseLine } from './lines/changeLine.ts';
import { lockedCart } from './lockedCart.ts';
import { cartMoneyRoutes } from './money/cartMoneyRoutes.ts';
import { offerRoutes } from './money/offerRoutes.ts';
import { movedRoutes } from './moved/movedRoutes.ts';
import { findOpenCart, lockOpenCart, refuseForExchange } from './openCart.ts';
import { pictureRoutes } from './pictures/pictureRoutes.ts';
import { savedPrescriptionRoutes } from './prescriptions/savedPrescriptionRoutes.ts';
import { savedRoutes } from './saved/savedRoutes.ts';
import { cartLine } from './schema.ts';
import { endOverdue } from './waitingOrders/waitingOrders.ts';

/** Mounts the calls of carts and prescriptions. */
export function cartRoutes(gateway: Gateway): void {
  cartCalls(gateway);
  pictureRoutes(gateway);
  savedPrescriptionRoutes(gateway);
  savedRoutes(gateway);
  movedRoutes(gateway);
  cartMoneyRoutes(gateway);
  offerRoutes(gateway);
}

/** Each call reads or changes only the cart of its session and answers with the whole cart. */
function cartCalls(gateway: Gateway): void {
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
