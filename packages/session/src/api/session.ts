import { api, wire } from '@lunette/api-client';
import { sessionContract } from '../contract/index.ts';
import { signInMutation, signOutEffect } from './signInEffects.ts';

/** The calls that create, validate and end sessions. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSession: build.mutation({
      ...wire(sessionContract.createSession),
      invalidatesTags: ['Session', 'Cart', 'Checkout'],
    }),
    validateSession: build.query({ ...wire(sessionContract.validateSession), providesTags: ['Session'] }),
    logout: build.mutation({ ...wire(sessionContract.logout), ...signOutEffect }),
    authMobile: build.mutation(signInMutation(sessionContract.authMobile)),
    getDevices: build.query({ ...wire(sessionContract.getDevices), providesTags: ['Device'] }),
    endDevice: build.mutation({ ...wire(sessionContract.endDevice), invalidatesTags: ['Device'] }),
    endOtherDevices: build.mutation({
      ...wire(sessionContract.endOtherDevices),
      invalidatesTags: ['Device'],
    }),
  }),
});

export const {
  useAuthMobileMutation,
  useCreateSessionMutation,
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
  useGetDevicesQuery,
  useLogoutMutation,
  useValidateSessionQuery,
} = sessionApi;
