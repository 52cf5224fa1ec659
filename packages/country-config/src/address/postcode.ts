import { countryOf, type CountryCode } from '../country/country.ts';
import { westernDigits } from './phone.ts';

const PATTERN: Partial<Record<CountryCode, RegExp>> = {
  IN: /^[1-9][0-9]{5}$/,
  US: /^[0-9]{5}(-[0-9]{4})?$/,
  SG: /^[0-9]{6}$/,
};

/** Whether an address of the country needs a postcode; where the field is hidden, city and area replace it. */
export function needsPostcode(country: CountryCode): boolean {
  return !countryOf(country).isPinCodeHide;
}

/** A postcode as it is stored: western digits, no spaces. */
export function normalPostcode(text: string): string {
  return westernDigits(text).replace(/\s/g, '');
}

/** Whether a text is a postcode of the country. Countries without postcodes accept none. */
export function isPostcode(text: string, country: CountryCode): boolean {
  return PATTERN[country]?.test(normalPostcode(text)) ?? false;
}
