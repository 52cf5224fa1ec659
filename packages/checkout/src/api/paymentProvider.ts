import { api, wire } from '@lunette/api-client';
import { paymentProviderContract } from '../contract/index.ts';

/** The calls of the payment provider's own scripts, for a page that runs them. */
export const paymentProviderApi = api.injectEndpoints({
  endpoints: (build) => ({
    getClientToken: build.query({
      ...wire(paymentProviderContract.getClientToken),
      providesTags: ['Session'],
    }),
    /** Its answer sets the flag `initiated` of the checkout, its failure clears it (PAY-06). */
    initiateSdk: build.query({ ...wire(paymentProviderContract.initiateSdk), providesTags: ['Session'] }),
    getProviderSavedCards: build.query({
      ...wire(paymentProviderContract.getProviderSavedCards),
      providesTags: ['SavedCard'],
    }),
    getProviderPayment: build.query({
      ...wire(paymentProviderContract.getProviderPayment),
      providesTags: ['Session'],
    }),
  }),
});
