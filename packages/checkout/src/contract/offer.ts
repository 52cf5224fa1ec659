import { endpoint } from '@lunette/api-client/contract';
import { BankOffer } from '@lunette/cart/contract';
import { z } from 'zod';

const Offers = z.object({ offers: z.array(BankOffer) });

/** The calls for the card offers at the payment. */
export const paymentOfferContract = {
  getPaymentOffers: endpoint({
    method: 'GET',
    path: '/v2/carts/payment/offers',
    access: 'guest',
    result: Offers,
  }),
  /** The offers that give a discount on the current cart. */
  getEnabledOffers: endpoint({
    method: 'GET',
    path: '/v2/carts/payment/offers/enabled',
    access: 'guest',
    result: Offers,
  }),
  /**
   * The offers of the bank of a card. The first six to eight digits identify the bank. More digits are refused, because a
   * whole card number must never be sent here.
   */
  getCardOffers: endpoint({
    method: 'GET',
    path: '/v2/carts/payment/offers/card',
    access: 'guest',
    query: z.object({ cardNumber: z.string().regex(/^\d{6,8}$/) }),
    result: Offers,
  }),
};
