import { endpoint } from '@lunette/api-client/contract';
import { BankOffer } from '@lunette/cart/contract';
import { z } from 'zod';

const Offers = z.object({ offers: z.array(BankOffer) });

/** The card offers at the payment. */
export const paymentOfferContract = {
  getPaymentOffers: endpoint({
    method: 'GET',
    path: '/v2/carts/payment/offers',
    access: 'guest',
    result: Offers,
  }),
  /** Those that take something off the cart as it is. */
  getEnabledOffers: endpoint({
    method: 'GET',
    path: '/v2/carts/payment/offers/enabled',
    access: 'guest',
    result: Offers,
  }),
  /** Those of a card's bank. The first six to eight digits tell it: more of a number is refused, as none may be sent here. */
  getCardOffers: endpoint({
    method: 'GET',
    path: '/v2/carts/payment/offers/card',
    access: 'guest',
    query: z.object({ cardNumber: z.string().regex(/^\d{6,8}$/) }),
    result: Offers,
  }),
};
