import type { CountryCode } from './country/country.ts';

const KILOMETRES_IN_A_MILE = 1.609344;
const MILLIMETRES_IN_AN_INCH = 25.4;

/** A distance in the unit of a country with one decimal: miles in the United States, kilometres elsewhere. */
export function distanceIn(country: CountryCode, kilometres: number): number {
  return Math.round((country === 'US' ? kilometres / KILOMETRES_IN_A_MILE : kilometres) * 10) / 10;
}

/** A length in inches with one decimal. */
export function inchesOf(millimetres: number): number {
  return Math.round((millimetres / MILLIMETRES_IN_AN_INCH) * 10) / 10;
}
