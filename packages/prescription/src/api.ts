import { api, wire } from '@lunette/api-client';
import { prescriptionContract } from './contract.ts';

export const prescriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPowers: build.query({ ...wire(prescriptionContract.getPowers) }),
    validatePowers: build.mutation({ ...wire(prescriptionContract.validatePowers) }),
  }),
});

export const { useGetPowersQuery, useValidatePowersMutation } = prescriptionApi;
