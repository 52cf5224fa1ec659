import { dateIn, westernDigits, type CountryCode } from '@lunette/country-config';

/** How many days ago a sale may have been made to be recorded (STAFF-03). */
const OLDEST_DAYS = 30;
const DAY_MS = 86_400_000;

/** The first and the last day on which a sale that is recorded now can have been made, on the calendar of the country. */
export function saleDays(country: CountryCode, now = new Date()): { first: string; last: string } {
  const last = dateIn(country, now);
  const first = new Date(Date.parse(`${last}T00:00:00Z`) - OLDEST_DAYS * DAY_MS);
  return { first: first.toISOString().slice(0, 10), last };
}

/**
 * The amount of a sale from its text, such as `4,990.50`, in the digits of any keyboard; null unless it is more than nothing
 * and has at most eight digits and two decimals.
 */
export function saleAmount(typed: string): number | null {
  const figures = westernDigits(typed)
    .replace(/٫/g, '.')
    .replace(/[\s,٬]/g, '');
  const amount = /^\d{1,8}(\.\d{1,2})?$/.test(figures) ? Number(figures) : 0;
  return amount > 0 && amount <= 10_000_000 ? amount : null;
}
