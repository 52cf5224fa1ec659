import type { Address } from '@lunette/checkout/contract';
import { needsPostcode, type CountryCode } from '@lunette/country-config';
import { zoneOf, type Zone } from '../../catalog/delivery/delivery.ts';
import type { Queries } from '../../platform/database/database.ts';

/** The delivery zone of an address; null where the store does not deliver. A postcode decides where one is needed. */
export async function zoneFor(
  db: Queries,
  country: CountryCode,
  address: Address,
  cacheDb?: Queries,
): Promise<Zone | null> {
  const { postcode, locality, city, state } = address;
  const places = needsPostcode(country) ? [postcode] : [postcode, locality, city, state];
  for (const place of places) {
    const zone = place === '' ? null : await zoneOf(db, country, place, cacheDb);
    if (zone) return zone;
  }
  return null;
}
