import { writeToCache, api, wire } from '@lunette/api-client';
import type { Result } from '@lunette/api-client/contract';
import { customerApi, signOutEffect } from '@lunette/session';
import { profileContract } from '../contract/index.ts';

/** A write answers with the whole customer, which replaces the cached one without a second call. */
const writesCustomer = {
  onQueryStarted: writeToCache(
    (customer: Result<typeof profileContract.updateCustomer>) =>
      customerApi.util.upsertQueryData('getCustomer', undefined, customer),
    { queries: [customerApi.endpoints.getCustomer.select()], tag: 'Customer' },
  ),
};

/** The calls that read and change the customer's profile. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateCustomer: build.mutation({ ...wire(profileContract.updateCustomer), ...writesCustomer }),
    updateCygnus: build.mutation({ ...wire(profileContract.updateCygnus), ...writesCustomer }),
    deleteCustomer: build.mutation({
      ...wire(profileContract.deleteCustomer),
      onQueryStarted: (args, lifecycle) => signOutEffect.onQueryStarted(args, lifecycle),
    }),
    /** A copy for the customer's own device: it is not cached. */
    getCustomerData: build.query({ ...wire(profileContract.getCustomerData), keepUnusedDataFor: 0 }),
    changePassword: build.mutation({
      ...wire(profileContract.changePassword),
      invalidatesTags: ['Customer', 'Device'],
    }),
    getAccountsInfo: build.query({ ...wire(profileContract.getAccountsInfo), providesTags: ['Customer'] }),
    removeSocial: build.mutation({ ...wire(profileContract.removeSocial), invalidatesTags: ['Customer'] }),
  }),
});

export const {
  useChangePasswordMutation,
  useDeleteCustomerMutation,
  useGetAccountsInfoQuery,
  useLazyGetCustomerDataQuery,
  useRemoveSocialMutation,
  useUpdateCustomerMutation,
} = profileApi;
