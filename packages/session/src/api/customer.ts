import { api, storeContact, wire } from '@lunette/api-client';
import { customerContract } from '../contract/index.ts';

/** The call that reads the profile of the signed-in customer. */
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
