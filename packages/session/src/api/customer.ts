import { api, storeContact, wire } from '@lunette/api-client';
import { customerContract } from '../contract/index.ts';

export const customerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCustomer: build.query({
      ...wire(customerContract.getCustomer),
      providesTags: ['Customer'],
      onQueryStarted: async (_args, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) storeContact({ email: answer.data.email, phone: answer.data.telephone });
      },
    }),
  }),
});

export const { useGetCustomerQuery } = customerApi;
