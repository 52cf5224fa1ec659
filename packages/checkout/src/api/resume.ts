import { api, wire } from '@lunette/api-client';
import { resumeContract } from '../contract/index.ts';

/** The calls that continue a checkout on another device. Their answers depend on the session, as the checkout does. */
const resumeApi = api.injectEndpoints({
  endpoints: (build) => ({
    createLink: build.mutation({
      ...wire(resumeContract.createLink),
      invalidatesTags: (_link, error) => (error ? ['Cart', 'Checkout'] : []),
    }),
    getLink: build.query({ ...wire(resumeContract.getLink), providesTags: ['Checkout'] }),
    resume: build.mutation({
      ...wire(resumeContract.resume),
      invalidatesTags: ['Cart', 'Checkout', 'DeliveryOptions', 'Payment'],
    }),
  }),
});

export const { useCreateLinkMutation, useGetLinkQuery, useResumeMutation } = resumeApi;
