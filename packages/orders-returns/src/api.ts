import { api, wire } from '@lunette/api-client';
import { orderContract } from './contract.ts';

export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrder: build.query({ ...wire(orderContract.getOrder), providesTags: ['Order'] }),
  }),
});

export const { useGetOrderQuery } = orderApi;
