import { writeToCache, api, wire } from '@lunette/api-client';
import type { Result } from '@lunette/api-client/contract';
import { customerAddressContract } from '../contract/index.ts';

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAddresses: build.query({ ...wire(customerAddressContract.getAddresses), providesTags: ['Address'] }),
  }),
});

type Addresses = Result<typeof customerAddressContract.getAddresses>;

/** A write answers with the whole list, which replaces the cached one without a second call. */
const writesAddresses = {
  onQueryStarted: writeToCache(
    (addresses: Addresses) => readApi.util.upsertQueryData('getAddresses', undefined, addresses),
    { queries: [readApi.endpoints.getAddresses.select()], tag: 'Address' },
  ),
  /** A checkout without an address of its own starts with the default one. */
  invalidatesTags: (answer: Addresses | undefined) => (answer ? (['Checkout'] as const) : []),
};

/** The calls of the customer's saved addresses. */
export const addressApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    addAddress: build.mutation({ ...wire(customerAddressContract.addAddress), ...writesAddresses }),
    updateAddress: build.mutation({ ...wire(customerAddressContract.updateAddress), ...writesAddresses }),
    deleteAddress: build.mutation({ ...wire(customerAddressContract.deleteAddress), ...writesAddresses }),
  }),
});

export const {
  useAddAddressMutation,
  useDeleteAddressMutation,
  useGetAddressesQuery,
  useUpdateAddressMutation,
} = addressApi;
