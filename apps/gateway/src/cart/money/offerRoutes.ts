import { cartOfferContract } from '@lunette/cart/contract';
import { paymentOfferContract } from '@lunette/checkout/contract';
import { saveCheckout } from '../checkoutState.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { offersAnswer, offersOf } from './offers.ts';
import { findOpenCart, lockOpenCart, refuseForExchange } from '../openCart.ts';
import { readCart } from '../readCart.ts';
import { changeCart } from '../changeCart.ts';

/**
 * Mounts the offers of banks for their cards. A cart has one at a time. The payment provider checks, before it
 * charges anything, that the card is one of the bank's.
 */
export function offerRoutes(gateway: Gateway): void {
  serve(gateway, cartOfferContract.getPaymentOffer, async (_input, context) => ({
    offers: await offersFor(context),
  }));

  serve(gateway, cartOfferContract.applyOffer, async ({ body: { offerId } }, context) => {
    refuseForExchange(context, 'money');
    const offer = (await offersFor(context)).find(({ id }) => id === offerId);
    if (!offer) throw refuse(404, 'offer_not_found', 'cart.offer-not-found');
    return changeCart(context, async (tx) => {
      const cartId = await lockOpenCart(tx, context);
      if (!cartId) throw refuse(422, 'cart_empty', 'cart.empty');
      await saveCheckout(tx, cartId, { offerId });
      return cartId;
    });
  });

  serve(gateway, cartOfferContract.removeOffer, async ({ params: { offerId } }, context) =>
    changeCart(context, async (tx) => {
      const cartId = await lockOpenCart(tx, context);
      const { money } = cartId ? await readCart(tx, context, cartId) : { money: null };
      if (!cartId || money?.offer?.id !== offerId)
        throw refuse(404, 'offer_not_found', 'cart.offer-not-found');
      await saveCheckout(tx, cartId, { offerId: null });
      return cartId;
    }),
  );

  serve(gateway, paymentOfferContract.getPaymentOffers, async (_input, context) => ({
    offers: await offersFor(context),
  }));

  serve(gateway, paymentOfferContract.getEnabledOffers, async (_input, context) => ({
    offers: (await offersFor(context)).filter(({ available }) => available),
  }));

  serve(gateway, paymentOfferContract.getCardOffers, async ({ query }, context) => {
    const six = query.cardNumber.slice(0, 6);
    return { offers: await offersFor(context, (firstSix) => firstSix.includes(six)) };
  });
}

async function offersFor(
  context: CallContext<'guest'>,
  forCard: (firstSix: string[]) => boolean = () => true,
) {
  const { db, country, services } = context;
  // A provider that cannot recognise the bank of a card would accept any card at the bank's price.
  if (!services.payment.of(country).limitsCards) return [];
  const cartId = await findOpenCart(db, context);
  const cart = cartId ? await readCart(db, context, cartId) : null;
  const offers = await offersOf(db, country);
  return offersAnswer(
    context,
    offers.filter(({ firstSix }) => forCard(firstSix)),
    cart,
  );
}
