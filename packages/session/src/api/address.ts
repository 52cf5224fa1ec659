import { answerBecomes, api, wire } from '@lunette/api-client';
import type { Result } from '@lunette/api-client/contract';
import { customerAddressContract } from '../contract/index.ts';

const readApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAddresses: build.query({ ...wire(customerAddressContract.getAddresses), providesTags: ['Address'] }),
  }),
});

type Addresses = Result<typeof customerAddressContract.getAddresses>;

/** The answer of a write is the whole list and becomes what everybody reads, without a second call. */
const writesAddresses = {
  onQueryStarted: answerBecomes((addresses: Addresses) =>
    readApi.util.upsertQueryData('getAddresses', undefined, addresses),
  ),
  /** A checkout that has no address of its own begins with the default one. */
  invalidatesTags: (answer: Addresses | undefined) => (answer ? (['Checkout'] as const) : []),
};

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
