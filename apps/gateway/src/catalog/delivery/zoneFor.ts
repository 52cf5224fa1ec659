import { needsPostcode, normalPostcode, type CountryCode } from '@lunette/country-config';
import type { Queries } from '../../platform/database/database.ts';
import { searchText } from '../search/vocabulary/searchText.ts';
import { knownZone, zoneOf, type Zone } from './delivery.ts';

/** The fields of an address that decide its zone. */
export interface Destination {
  postcode: string;
  locality: string;
  city: string;
  state: string;
}

/**
 * The delivery zone of an address; null if the store does not deliver there. In a country that needs a postcode the
 * postcode decides.
 */
export async function zoneFor(
  db: Queries,
  country: CountryCode,
  address: Destination,
  cacheDb?: Queries,
): Promise<Zone | null> {
  for (const place of placesOf(country, address)) {
    const zone = await zoneOf(db, country, place, cacheDb);
    if (zone) return zone;
  }
  return null;
}

/** The delivery zone of an address from cached data, without a query; undefined if it was not read yet. */
export function knownZoneFor(
  cacheDb: Queries,
  country: CountryCode,
  address: Destination,
): Zone | null | undefined {
  const zones = placesOf(country, address).map((place) => knownZone(cacheDb, country, place));
  const deciding = zones.find((zone) => zone !== null);
  return deciding === undefined && zones.includes(undefined) ? undefined : (deciding ?? null);
}

/** Whether a text names a place of an address: its postcode, or one of its names in a country without postcodes. */
export function isPlaceOf(country: CountryCode, address: Destination, text: string): boolean {
  const plain = needsPostcode(country) ? normalPostcode : searchText;
  return placesOf(country, address).some((place) => plain(place) === plain(text));
}

function placesOf(country: CountryCode, { postcode, locality, city, state }: Destination): string[] {
  const places = needsPostcode(country) ? [postcode] : [postcode, locality, city, state];
  return places.filter((place) => place !== '');
}
