import { tabStorage } from '@lunette/api-client';
import type { CountryCode } from '@lunette/country-config';

/** How many are kept, the latest first. */
const MOST = 5;

const storageOf = (country: CountryCode) => tabStorage<string[]>(`searches.${country}`);

/** What was searched for in a country before, in this tab: powers may be among it, so it is removed at a sign-out. */
export function recentSearches(country: CountryCode): string[] {
  return storageOf(country).read() ?? [];
}

/** Keeps a search that found something; the same one again moves to the front. */
export function addRecentSearch(country: CountryCode, q: string): void {
  const others = recentSearches(country).filter((one) => one.toLowerCase() !== q.toLowerCase());
  storageOf(country).write([q, ...others].slice(0, MOST));
}

/** Forgets what was searched for in a country. */
export function forgetSearches(country: CountryCode): void {
  storageOf(country).write(null);
}
