import type { Checkout } from '@lunette/checkout/contract';
import { stepKey } from '@lunette/checkout/rules';
import { findStudio } from '../stores/studios.ts';
import { cartAnswer } from '../cart/cartAnswer.ts';
import { findOpenCart } from '../cart/openCart.ts';
import type { CallContext } from '../platform/http/callContext.ts';
import { checkoutState } from '../cart/checkoutState.ts';
import { shippingAddress } from './delivery/shippingAddress.ts';
import { leadsOf } from './leads/cartLeads.ts';

/** The answer for the checkout of a session's cart. */
export async function checkoutAnswer(context: CallContext<'guest'>): Promise<Checkout> {
  const { db, session, catalogDb } = context;
  const cartId = await findOpenCart(db, context);
  const { address: entered, giftMessage, deliveryOption, studioCode } = await checkoutState(db, cartId);
  const address = await shippingAddress(db, context, entered);
  const cart = await cartAnswer(db, context, cartId);
  const studio = cart.isStudioFlow ? await findStudio(catalogDb, context, studioCode) : null;
  const lacksStudio = cart.isStudioFlow && studio === null;
  return {
    checkoutStepKey: stepKey({
      isLoggedIn: session.customerId !== null,
      address,
      deliveryOption,
      lacksStudio,
    }),
    address,
    giftMessage,
    deliveryOption,
    studio,
    leads: await leadsOf(db, cartId),
    cart,
  };
}
