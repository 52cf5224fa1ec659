import { studioContract } from '@lunette/checkout/contract';
import { findStudio } from '../../stores/studios.ts';
import { saveCheckout } from '../../cart/checkoutState.ts';
import { lockedCart } from '../../cart/lockedCart.ts';
import { pricedCart } from '../../cart/readCart.ts';
import { refuseForExchange } from '../../cart/openCart.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { checkoutAnswer } from '../checkoutAnswer.ts';

/** Mounts the call that chooses the studio for the eye test (CART-08). */
export function studioRoutes(gateway: Gateway): void {
  serve(gateway, studioContract.chooseStudio, async ({ body: { storeCode } }, context) => {
    const { db, catalogDb } = context;
    refuseForExchange(context, 'order');
    if (!(await findStudio(catalogDb, context, storeCode)))
      throw refuse(404, 'studio_not_found', 'checkout.studio-not-found');
    await db.transaction(async (tx) => {
      const { cartId, rows } = await lockedCart(tx, context, null);
      const { isStudio } = await pricedCart(context, cartId, rows);
      if (!isStudio) throw refuse(409, 'no_studio_needed', 'checkout.no-studio-needed');
      await saveCheckout(tx, cartId, { studioCode: storeCode });
    });
    return checkoutAnswer(context);
  });
}
