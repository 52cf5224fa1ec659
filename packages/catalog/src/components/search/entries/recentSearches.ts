import { tabStorage } from '@lunette/api-client';
import type { CountryCode } from '@lunette/country-config';

/** The largest number of recent searches. */
const MOST = 5;

const storageOf = (country: CountryCode) => tabStorage<string[]>(`searches.${country}`);

/** The recent searches of this tab in a country. They can contain powers, so they are removed at a sign-out. */
export function recentSearches(country: CountryCode): string[] {
  return storageOf(country).read() ?? [];
}

/** Adds a successful search at the front; an equal earlier one is removed. */
export function addRecentSearch(country: CountryCode, q: string): void {
  const others = recentSearches(country).filter((search) => search.toLowerCase() !== q.toLowerCase());
  storageOf(country).write([q, ...others].slice(0, MOST));
}

/** Removes the recent searches of a country. */
export function forgetSearches(country: CountryCode): void {
  storageOf(country).write(null);
}
