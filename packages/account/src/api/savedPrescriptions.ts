import { wire, writeToCache } from '@lunette/api-client';
import type { Result } from '@lunette/api-client/contract';
import { prescriptionApi } from '@lunette/prescription';
import { savedPrescriptionContract } from '@lunette/prescription/contract';

/**
 * After a change, also a refused one, the list is read again. It changes after a dialog has closed and returned the focus, so
 * that the focus is not lost with the entry that had it.
 */
const changesPrescriptions = { invalidatesTags: ['Prescription' as const] };

type Prescriptions = Result<typeof savedPrescriptionContract.removeSavedPrescription>;

const ALL = { query: {} };
const cachedPrescriptions = prescriptionApi.endpoints.getSavedPrescriptions.select(ALL);

/** The calls with which a customer manages the saved prescriptions. */
export const savedPrescriptionApi = prescriptionApi.injectEndpoints({
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
    /** The answer is the list without the removed one; after a refusal it is read again. */
    removeSavedPrescription: build.mutation({
      ...wire(savedPrescriptionContract.removeSavedPrescription),
      onQueryStarted: writeToCache(
        (list: Prescriptions) => prescriptionApi.util.upsertQueryData('getSavedPrescriptions', ALL, list),
        { queries: [cachedPrescriptions], tag: 'Prescription' },
      ),
      invalidatesTags: (_list, error) => (error ? ['Prescription'] : []),
    }),
  }),
});

export const {
  useAddSavedPrescriptionMutation,
  useGetPowersOfTypeQuery,
  useRemoveSavedPrescriptionMutation,
  useRenameSavedPrescriptionMutation,
} = savedPrescriptionApi;
