import { countryOfPhoneCode, formatPhone } from '@lunette/country-config';

/** The days until a customer is asked again: after a consent, and after closing (decision 95). */
const DAYS = { success: 180, closed: 30 };

const DAY = 86_400_000;

/** The expiry to store after an answer, as ISO text. */
export function nextExpiry(answer: keyof typeof DAYS, now: number): string {
  return new Date(now + DAYS[answer] * DAY).toISOString();
}

/** Whether the customer may be asked: no expiry is stored, or it is in the past (ANLY-04). */
export function hasExpired(expiry: string | null, now: number): boolean {
  return !(expiry !== null && Date.parse(expiry) > now);
}

/**
 * A number that its owner recognises and other people cannot use: `+91 ••••• 43210`, `(•••) •••-0143`. All digits are masked
 * but the phone code and the last group.
 */
export function maskAllButLastGroup(telephone: string, phoneCode: string): string {
  const country = countryOfPhoneCode(phoneCode);
  const shown = country ? formatPhone(telephone, country) : `${phoneCode} ${telephone}`;
  const code = shown.startsWith(phoneCode) ? phoneCode : '';
  return code + shown.slice(code.length).replace(/\d(?=.*[ -])/g, '•');
}
