import { api, wire } from '@lunette/api-client';
import { configurationContract, sessionContract } from '../contract/index.ts';
import { entered, left } from './whoChanged.ts';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSession: build.mutation({
      ...wire(sessionContract.createSession),
      invalidatesTags: ['Session', 'Cart', 'Checkout'],
    }),
    validateSession: build.query({ ...wire(sessionContract.validateSession), providesTags: ['Session'] }),
    logout: build.mutation({ ...wire(sessionContract.logout), ...left }),
    handOver: build.mutation({ ...wire(sessionContract.handOver) }),
    authMobile: build.mutation({ ...wire(sessionContract.authMobile), ...entered }),
    getDevices: build.query({ ...wire(sessionContract.getDevices), providesTags: ['Device'] }),
    endDevice: build.mutation({ ...wire(sessionContract.endDevice), invalidatesTags: ['Device'] }),
    endOtherDevices: build.mutation({
      ...wire(sessionContract.endOtherDevices),
      invalidatesTags: ['Device'],
    }),
    getConfiguration: build.query({ ...wire(configurationContract.getConfiguration) }),
    getNavigation: build.query({ ...wire(configurationContract.getNavigation) }),
    getRoute: build.query({ ...wire(configurationContract.getRoute) }),
  }),
});

export const {
  useAuthMobileMutation,
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
  useGetConfigurationQuery,
  useGetDevicesQuery,
  useGetNavigationQuery,
  useGetRouteQuery,
  useHandOverMutation,
  useLogoutMutation,
  useValidateSessionQuery,
} = sessionApi;
