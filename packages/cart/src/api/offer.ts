import { wire } from '@lunette/api-client';
import { cartApi, cartWrite } from './cart.ts';
import { cartOfferContract } from '../contract/index.ts';

/** The card offers of a cart; loaded with the component that shows them. Their amounts depend on the cart. */
export const cartOfferApi = cartApi.injectEndpoints({
  endpoints: (build) => ({
    getPaymentOffer: build.query({ ...wire(cartOfferContract.getPaymentOffer), providesTags: ['Payment'] }),
    applyOffer: build.mutation({ ...wire(cartOfferContract.applyOffer), ...cartWrite }),
    removeOffer: build.mutation({ ...wire(cartOfferContract.removeOffer), ...cartWrite }),
  }),
});

export const { useApplyOfferMutation, useGetPaymentOfferQuery, useRemoveOfferMutation } = cartOfferApi;
