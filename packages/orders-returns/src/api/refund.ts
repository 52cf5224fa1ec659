import { api, wire } from '@lunette/api-client';
import { refundContract } from '../contract/refund.ts';

/** Changing the destination of a refund can also end a return of the order. */
const changed = (answer: unknown) => (answer ? (['Order'] as const) : []);

/** The endpoints of refunds. */
export const refundApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRefundDetails: build.query({ ...wire(refundContract.getRefundDetails), providesTags: ['Order'] }),
    editNeft: build.mutation({ ...wire(refundContract.editNeft), invalidatesTags: changed }),
    creditRefund: build.mutation({
      ...wire(refundContract.creditRefund),
      invalidatesTags: (answer) => (answer ? ['Order', 'StoreCredit'] : []),
    }),
  }),
});

export const { useGetRefundDetailsQuery, useEditNeftMutation, useCreditRefundMutation } = refundApi;
