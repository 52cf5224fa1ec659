import { api, wire } from '@lunette/api-client';
import { placeContract } from '../contract/index.ts';

/** The calls about places, countries and the campaign of a visit. */
export const placeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLocation: build.query({
      ...wire(placeContract.getLocation),
      // A script stores the cookie, so the storefront's server does not set it.
      onQueryStarted: async (_args, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        storeAudience(answer?.data.audienceType ?? 'DEFAULT');
      },
    }),
    getCountry: build.query({ ...wire(placeContract.getCountry) }),
    getLocale: build.query({ ...wire(placeContract.getLocale) }),
    getStates: build.query({ ...wire(placeContract.getStates) }),
    getLocationData: build.query({ ...wire(placeContract.getLocationData) }),
    geocode: build.query({ ...wire(placeContract.geocode) }),
    passUtm: build.mutation({ ...wire(placeContract.passUtm) }),
  }),
});

export const {
  useGetCountryQuery,
  useGetLocaleQuery,
  useGetLocationDataQuery,
  useGetLocationQuery,
  useGetStatesQuery,
  useLazyGeocodeQuery,
} = placeApi;

/** The cookie `audienceType` of the specification (CTRY-09); on an error it holds the default. */
function storeAudience(audienceType: string): void {
  if (typeof document !== 'undefined')
    document.cookie = `audienceType=${audienceType}; path=/; max-age=86400; samesite=lax`;
}
