import { api, wire } from '@lunette/api-client';
import { prescriptionContract } from '../contract/prescription.ts';

/** The endpoints of powers and saved prescriptions. */
export const prescriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPowers: build.query({ ...wire(prescriptionContract.getPowers) }),
    getSavedPrescriptions: build.query({
      ...wire(prescriptionContract.getSavedPrescriptions),
      providesTags: ['Prescription'],
    }),
    getPrescriptionPicture: build.query({ ...wire(prescriptionContract.getPicture) }),
    sendPrescriptionPicture: build.mutation({ ...wire(prescriptionContract.sendPicture) }),
    validatePowers: build.mutation({ ...wire(prescriptionContract.validatePowers) }),
  }),
});

export const {
  useGetPowersQuery,
  useGetPrescriptionPictureQuery,
  useGetSavedPrescriptionsQuery,
  useSendPrescriptionPictureMutation,
  useValidatePowersMutation,
} = prescriptionApi;
