import { api, wire } from '@lunette/api-client';
import { returnContract } from '../contract/return/return.ts';

/** Writes to a return also change its order, whose items show it. */
const changed = (answer: unknown) => (answer ? (['Order'] as const) : []);

/** The endpoints of returns. */
export const returnApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEligibility: build.query({ ...wire(returnContract.getEligibility), providesTags: ['Order'] }),
    /** Computed for each request and not cached. It is not read again when orders change, because a created return has no preview. */
    previewReturn: build.query({ ...wire(returnContract.previewReturn), keepUnusedDataFor: 0 }),
    getReturnModes: build.query({ ...wire(returnContract.getReturnModes), providesTags: ['Order'] }),
    getRefundMethods: build.query({ ...wire(returnContract.getRefundMethods), providesTags: ['Order'] }),
    getReturnDetails: build.query({ ...wire(returnContract.getReturnDetails), providesTags: ['Order'] }),
    getReturnLabel: build.query({ ...wire(returnContract.getReturnLabel), providesTags: ['Order'] }),
    getReturnPhoto: build.query({ ...wire(returnContract.getReturnPhoto), keepUnusedDataFor: 600 }),
    getReturnConfig: build.query({ ...wire(returnContract.getReturnConfig) }),
    getPickupRules: build.query({ ...wire(returnContract.getPickupRules) }),
    addReturnPhoto: build.mutation(wire(returnContract.addReturnPhoto)),
    createReturn: build.mutation({
      ...wire(returnContract.createReturn),
      invalidatesTags: changed,
    }),
    changePickup: build.mutation({
      ...wire(returnContract.changePickup),
      invalidatesTags: changed,
    }),
    sendAgain: build.mutation({
      ...wire(returnContract.sendAgain),
      invalidatesTags: changed,
    }),
    cancelReturn: build.mutation({
      ...wire(returnContract.cancelReturn),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useGetEligibilityQuery,
  usePreviewReturnQuery,
  useGetReturnModesQuery,
  useGetRefundMethodsQuery,
  useGetReturnDetailsQuery,
  useGetReturnLabelQuery,
  useGetReturnPhotoQuery,
  useGetReturnConfigQuery,
  useAddReturnPhotoMutation,
  useCreateReturnMutation,
  useChangePickupMutation,
  useCancelReturnMutation,
  useSendAgainMutation,
} = returnApi;
