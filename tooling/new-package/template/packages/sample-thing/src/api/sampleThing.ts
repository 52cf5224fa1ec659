import { api, wire } from '@lunette/api-client';
import { sampleThingContract } from '../contract/sampleThing.ts';

export const sampleThingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSampleThing: build.query({
      ...wire(sampleThingContract.getSampleThing),
      providesTags: ['SampleThing'],
    }),
  }),
});

export const { useGetSampleThingQuery } = sampleThingApi;
