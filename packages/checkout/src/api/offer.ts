import { api, wire } from '@lunette/api-client';
import { cartOfferContract } from '@lunette/cart/contract';
import { paymentOfferContract } from '../contract/index.ts';

/** The calls for card offers of banks at the payment. */
export const cardOfferApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPaymentOffers: build.query({
      ...wire(paymentOfferContract.getPaymentOffers),
      providesTags: ['Payment'],
    }),
    getCardOffers: build.query({ ...wire(paymentOfferContract.getCardOffers), providesTags: ['Payment'] }),
    /** The total changes, so everything that shows it is read again. */
    takeCardOffer: build.mutation({
      ...wire(cartOfferContract.applyOffer),
      invalidatesTags: ['Cart', 'Checkout', 'Payment'],
    }),
    removeCardOffer: build.mutation({
      ...wire(cartOfferContract.removeOffer),
      invalidatesTags: ['Cart', 'Checkout', 'Payment'],
    }),
  }),
});

export const {
  useGetPaymentOffersQuery,
  useLazyGetCardOffersQuery,
  useRemoveCardOfferMutation,
  useTakeCardOfferMutation,
} = cardOfferApi;
