import { api, wire } from '@lunette/api-client';
import { configurationContract, sessionContract } from './contract/index.ts';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSession: build.mutation({
      ...wire(sessionContract.createSession),
      invalidatesTags: ['Session', 'Cart', 'Checkout'],
    }),
    validateSession: build.query({ ...wire(sessionContract.validateSession), providesTags: ['Session'] }),
    getConfiguration: build.query({ ...wire(configurationContract.getConfiguration) }),
    getNavigation: build.query({ ...wire(configurationContract.getNavigation) }),
    getRoute: build.query({ ...wire(configurationContract.getRoute) }),
  }),
});

export const { useGetConfigurationQuery, useGetNavigationQuery, useGetRouteQuery, useValidateSessionQuery } =
  sessionApi;
