import type { ApiClient } from '@lunette/api-client';
import { countryOf } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { useApiClient } from '../document/ApiClientContext.ts';

/** The list of trending searches for each storefront. */
const LISTS = { desktop: 'desktop', mobilesite: 'mobile' } as const satisfies Record<ApiClient, string>;

/** The trending searches of the country. */
export function useTrendingSearches() {
  return countryOf(useLocale().country).trendingSearches[LISTS[useApiClient()]];
}
