import { api, wire } from '@lunette/api-client';
import { cartOfferContract } from '@lunette/cart/contract';
import { paymentOfferContract } from '../contract/index.ts';

/** The offers of a card's bank; they come with the part that asks for them. */
const cardOfferApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCardOffers: build.query({ ...wire(paymentOfferContract.getCardOffers), providesTags: ['Payment'] }),
    /** The total is another one now, wherever it stands. */
    takeCardOffer: build.mutation({
      ...wire(cartOfferContract.applyOffer),
      invalidatesTags: ['Cart', 'Checkout', 'Payment'],
    }),
  }),
});

export const { useLazyGetCardOffersQuery, useTakeCardOfferMutation } = cardOfferApi;
