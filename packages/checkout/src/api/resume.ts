import { answerBecomes, api, wire } from '@lunette/api-client';
import { resumeContract, type Checkout } from '../contract/index.ts';
import { checkoutApi } from './checkout.ts';

/** The way of a checkout to another device. What a link leads to depends on who is here, as the checkout does. */
const resumeApi = api.injectEndpoints({
  endpoints: (build) => ({
    createLink: build.mutation({
      ...wire(resumeContract.createLink),
      invalidatesTags: (_link, error) => (error ? ['Cart', 'Checkout'] : []),
    }),
    getLink: build.query({ ...wire(resumeContract.getLink), providesTags: ['Checkout'] }),
    resume: build.mutation({
      ...wire(resumeContract.resume),
      onQueryStarted: answerBecomes((checkout: Checkout) =>
        checkoutApi.util.upsertQueryData('getCheckout', undefined, checkout),
      ),
      invalidatesTags: (checkout) => (checkout ? ['Cart', 'DeliveryOptions', 'Payment'] : ['Checkout']),
    }),
  }),
});

export const { useCreateLinkMutation, useGetLinkQuery, useResumeMutation } = resumeApi;
