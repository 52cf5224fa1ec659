import { api, wire } from '@lunette/api-client';
import { powerContract } from '../contract/power.ts';

const powerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLinkedItem: build.query({ ...wire(powerContract.getLinkedItem), providesTags: ['Order'] }),
  }),
});

export const { useGetLinkedItemQuery } = powerApi;
