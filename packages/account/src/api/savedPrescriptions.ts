import { api, wire } from '@lunette/api-client';
import { savedPrescriptionContract } from '@lunette/prescription/contract';

/**
 * After a change, also a refused one, the list is read again. It changes after a dialog has closed and returned the focus, so
 * that the focus is not lost with the entry that had it.
 */
const changesPrescriptions = { invalidatesTags: ['Prescription' as const] };

/** The calls with which a customer manages the saved prescriptions. */
export const savedPrescriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPowersOfType: build.query({ ...wire(savedPrescriptionContract.getPowersOfType) }),
    addSavedPrescription: build.mutation({
      ...wire(savedPrescriptionContract.addSavedPrescription),
      ...changesPrescriptions,
    }),
    renameSavedPrescription: build.mutation({
      ...wire(savedPrescriptionContract.renameSavedPrescription),
      ...changesPrescriptions,
    }),
    removeSavedPrescription: build.mutation({
      ...wire(savedPrescriptionContract.removeSavedPrescription),
      ...changesPrescriptions,
    }),
  }),
});

export const {
  useAddSavedPrescriptionMutation,
  useGetPowersOfTypeQuery,
  useRemoveSavedPrescriptionMutation,
  useRenameSavedPrescriptionMutation,
} = savedPrescriptionApi;
