import { api, wire, type ApiError } from '@lunette/api-client';
import { upiContract } from '../contract/index.ts';

/** The calls of UPI, loaded with the pages and fields that use them. */
export const upiApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `isValidVpa` says whether an address exists; if it could not be checked, the error contains the path of the call
     * (PAY-05).
     */
    validateVpa: build.mutation({
      ...wire(upiContract.validateVpa),
      transformErrorResponse: (error: ApiError) => ({ ...error, path: upiContract.validateVpa.path }),
    }),
    getUpiStatus: build.query({ ...wire(upiContract.getUpiStatus), providesTags: ['Session'] }),
    getQrStatus: build.query({ ...wire(upiContract.getQrStatus), providesTags: ['Session'] }),
    generateQr: build.mutation({ ...wire(upiContract.generateQr) }),
  }),
});

export const { useGenerateQrMutation, useGetQrStatusQuery, useGetUpiStatusQuery, useValidateVpaMutation } =
  upiApi;
