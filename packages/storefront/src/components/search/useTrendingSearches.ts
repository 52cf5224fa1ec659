import type { ApiClient } from '@lunette/api-client';
import { countryOf } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { useApiClient } from '../document/ApiClientContext.ts';

/** The list of the country's that each storefront shows. */
const LISTS = { desktop: 'desktop', mobilesite: 'mobile' } as const satisfies Record<ApiClient, string>;

/** What is searched for most in the country. */
export function useTrendingSearches() {
  return countryOf(useLocale().country).trendingSearches[LISTS[useApiClient()]];
}
