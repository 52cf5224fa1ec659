import { digitsOf } from '../entry.ts';
import { COUNTRY_CODES, countryOf, type CountryCode } from '../country/country.ts';

const FOREIGN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Replaces Arabic-Indic and Persian digits by western digits. */
export function westernDigits(text: string): string {
  return text.replace(FOREIGN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** A mobile number in its national form: digits only, without the country's phone code or a leading zero. */
export function nationalNumber(text: string, country: CountryCode): string {
  const { phoneCode, maxMobileLength } = countryOf(country);
  const digits = digitsOf(westernDigits(text));
  const code = phoneCode.slice(1);
  if (digits.length <= maxMobileLength) return digits;
  const written = [`00${code}`, code].find((prefix) => digits.startsWith(prefix)) ?? '';
  const national = digits.slice(written.length);
  return national.length > maxMobileLength ? national.replace(/^0+/, '') : national;
}

/** The country with a phone code such as `+971`; null if no country of the store has it. */
export function countryOfPhoneCode(phoneCode: string | null): CountryCode | null {
  return COUNTRY_CODES.find((country) => countryOf(country).phoneCode === phoneCode) ?? null;
}

/** Whether a text is a mobile number of the country (CTRY-05 gives length and first digit). */
export function isMobileNumber(text: string, country: CountryCode): boolean {
  return new RegExp(countryOf(country).mobileRegex).test(nationalNumber(text, country));
}

/**
 * Formats a national number with its phone code: `+91 98220 41377`, in the Gulf states `+971 50 123 4567`, in the United
 * States `(212) 555-0143`.
 */
export function formatPhone(national: string, country: CountryCode): string {
  const { phoneCode } = countryOf(country);
  if (country === 'US' && national.length === 10)
    return `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}`;
  if ((country === 'AE' || country === 'SA') && national.length === 9)
    return `${phoneCode} ${national.slice(0, 2)} ${national.slice(2, 5)} ${national.slice(5)}`;
  const half = Math.ceil(national.length / 2);
  return `${phoneCode} ${national.slice(0, half)} ${national.slice(half)}`.trim();
}
