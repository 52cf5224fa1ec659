import {
  countryOf,
  isEmail,
  isMobileNumber,
  nationalNumber,
  type CountryCode,
} from '@lunette/country-config';
import type { FieldText } from '../platform/http/refuse.ts';

/** An e-mail address as it is stored; null where none was given, undefined where it is invalid. */
export function emailOf(given: string | undefined): string | null | undefined {
  if (!given) return null;
  return isEmail(given) ? given.toLowerCase() : undefined;
}

/** A mobile number of the country in its national form; null where none was given, undefined where it is invalid. */
export function phoneOf(given: string | undefined, country: CountryCode): string | null | undefined {
  if (!given) return null;
  return isMobileNumber(given, country) ? nationalNumber(given, country) : undefined;
}

/** The message for a number that is not valid in the country. */
export function phoneFault(country: CountryCode): FieldText {
  return { id: 'marketing.phone-fault', values: { digits: countryOf(country).maxMobileLength } };
}
