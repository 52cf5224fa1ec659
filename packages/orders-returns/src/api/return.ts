import { api, wire } from '@lunette/api-client';
import { returnContract } from '../contract/return/return.ts';
import { isPickupTaken } from './isPickupTaken.ts';

/** Writes to a return also change its order, whose items show it. */
const changed = (answer: unknown) => (answer ? (['Order'] as const) : []);

/** After a refused pickup slot, the slots are read again with the order. */
const changedOrTaken = (answer: unknown, error: Parameters<typeof isPickupTaken>[0]) =>
  changed(answer ?? isPickupTaken(error));

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
      invalidatesTags: changedOrTaken,
    }),
    changePickup: build.mutation({
      ...wire(returnContract.changePickup),
      invalidatesTags: changedOrTaken,
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
