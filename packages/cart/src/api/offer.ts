import { wire } from '@lunette/api-client';
import { cartApi, write } from './cart.ts';
import { cartOfferContract } from '../contract/index.ts';

/** The card offers of a cart; they come with the part that shows them. What each takes off depends on the cart. */
export const cartOfferApi = cartApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentOffer: build.query({ ...wire(cartOfferContract.getPaymentOffer), providesTags: ['Payment'] }),
    applyOffer: build.mutation({ ...wire(cartOfferContract.applyOffer), ...write }),
    removeOffer: build.mutation({ ...wire(cartOfferContract.removeOffer), ...write }),
  }),
});

export const { useApplyOfferMutation, useGetPaymentOfferQuery, useRemoveOfferMutation } = cartOfferApi;
