import {
  COUNTRY_CODES,
  countryOf,
  digitsOf,
  isEmail,
  isMobileNumber,
  nationalNumber,
  westernDigits,
  type CountryCode,
} from '@lunette/country-config';

/** A mobile number, split as the gateway takes it. */
export interface Mobile {
  telephone: string;
  phoneCode: string;
  country: CountryCode;
}

/** An entered identity: the e-mail block or the mobile block of the identity check (AUTH-07). */
export type Identity = { kind: 'email'; email: string } | ({ kind: 'mobile' } & Mobile);
/** What is wrong with an entered identity. */
export type IdentityFault = 'empty' | 'email' | 'mobile';

/**
 * Reads an e-mail address or a mobile number from one field. If the text is neither, the fault is that of the kind that
 * it resembles.
 */
export function readIdentity(typed: string, country: CountryCode): Identity | IdentityFault {
  const text = typed.trim();
  if (text === '') return 'empty';
  if (!looksLikeNumber(text)) return isEmail(text) ? { kind: 'email', email: text } : 'email';
  const mobile = readMobile(text, country);
  return mobile ? { kind: 'mobile', ...mobile } : 'mobile';
}

/** Whether a text looks like a number: digits of any supported script and the signs that people write between them. */
export function looksLikeNumber(text: string): boolean {
  return /^[+\d\s().–-]*\d[+\d\s().–-]*$/.test(westernDigits(text));
}

/**
 * Reads a mobile number in any usual form. A number that starts with `+` or `00` includes its country code; any other
 * is a number of the store's country.
 */
export function readMobile(typed: string, country: CountryCode): Mobile | null {
  const text = westernDigits(typed).trim();
  const digits = digitsOf(text);
  const isInternational = text.startsWith('+') || text.startsWith('00');
  const written = digits.replace(/^00/, '');
  const abroad = COUNTRY_CODES.filter((code) => written.startsWith(countryOf(code).phoneCode.slice(1)));
  for (const code of isInternational ? abroad : [country]) {
    if (!isMobileNumber(text, code)) continue;
    return { telephone: nationalNumber(text, code), phoneCode: countryOf(code).phoneCode, country: code };
  }
  return null;
}
