import { api, wire } from '@lunette/api-client';
import { configurationContract } from '../contract/index.ts';

/** What every page asks for, whoever is here; apart from the calls of sessions, which a page's first load does without. */
export const configurationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfiguration: build.query({ ...wire(configurationContract.getConfiguration) }),
    getNavigation: build.query({ ...wire(configurationContract.getNavigation) }),
    getRoute: build.query({ ...wire(configurationContract.getRoute) }),
  }),
});

export const { useGetConfigurationQuery, useGetNavigationQuery, useGetRouteQuery } = configurationApi;
