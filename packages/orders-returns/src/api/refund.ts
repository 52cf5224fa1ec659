import { api, wire } from '@lunette/api-client';
import { refundContract } from '../contract/refund.ts';

const refundApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRefundDetails: build.query({ ...wire(refundContract.getRefundDetails), providesTags: ['Order'] }),
  }),
});

export const { useGetRefundDetailsQuery } = refundApi;
