import { countryOf, type CountryCode } from '@lunette/country-config';
import type { Pair } from '../goods/packedGoods.ts';
import type { SeedStore } from './stores.ts';

type Row = readonly [
  code: string,
  name: Pair,
  street: Pair,
  postcode: string,
  latitude: number,
  longitude: number,
  studio?: 'studio',
];

/** The stores of a city, which have the same opening hours and time zone. A studio has two more opticians. */
export function storesOf(
  country: CountryCode,
  city: Pair,
  open: SeedStore['open'],
  rows: readonly Row[],
  timeZone = countryOf(country).timeZone,
): SeedStore[] {
  return rows.map(([code, name, street, postcode, latitude, longitude, studio]) => ({
    country,
    city,
    open,
    name,
    street,
    postcode,
    timeZone,
    code: `${country.toLowerCase()}-${code}`,
    at: [latitude, longitude],
    chairs: studio ? 4 : 2,
    isStudio: studio !== undefined,
  }));
}
