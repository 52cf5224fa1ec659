import { api, wire, type CallContext } from '@lunette/api-client';
import type { Args } from '@lunette/api-client/contract';
import { configurationContract, type Navigation } from '../contract/index.ts';

const navigation = wire(configurationContract.getNavigation);
const mobileNavigation = wire(configurationContract.getMobileNavigation);

/**
 * The calls that every page needs, without personal data. They are separate from the session calls, which a first load
 * does not need.
 */
export const configurationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfiguration: build.query({ ...wire(configurationContract.getConfiguration) }),
    /** The menus of the current storefront; the phone storefront has a call of its own (HOME-04). */
    getNavigation: build.query<Navigation, Args<typeof configurationContract.getNavigation>>({
      queryFn: async (asked, { extra }, _options, ask) => {
        const { query } = (extra as CallContext).client === 'mobilesite' ? mobileNavigation : navigation;
        const answer = await ask(query(asked));
        return answer.error ? { error: answer.error } : { data: answer.data as Navigation };
      },
      responseSchema: navigation.responseSchema,
    }),
    getRoute: build.query({ ...wire(configurationContract.getRoute) }),
  }),
});

export const { useGetConfigurationQuery, useGetNavigationQuery, useGetRouteQuery } = configurationApi;
