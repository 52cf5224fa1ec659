import type { CountryCode, Language } from './country/country.ts';
import { commaOf, countryOf } from './country/country.ts';
import { intlLocale } from './money/money.ts';

/** The date of a moment in the country's time zone, `YYYY-MM-DD`. */
export function dateIn(country: CountryCode, moment: Date): string {
  return formatter('en-CA', { timeZone: countryOf(country).timeZone }).format(moment);
}

/** A date `YYYY-MM-DD` in words: `Thursday, 26 November`. */
export function formatDate(date: string, language: Language, country: CountryCode): string {
  const inWords = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return formatter(intlLocale(language, country), inWords).format(new Date(`${date}T00:00:00Z`));
}

/**
 * Formats a local time `HH:MM`, such as opening hours: in the twelve-hour format in Arabic and in the United States,
 * `5:30 مساءً` and `5:30 PM`.
 */
export function formatTime(time: string, language: Language, country: CountryCode): string {
  if (language === 'en' && country !== 'US') return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const figures = `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  if (language === 'en') return `${figures} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${figures} ${hour < 12 ? 'صباحاً' : hour < 15 ? 'ظهراً' : 'مساءً'}`;
}

interface MomentOptions {
  withYear?: boolean;
  withHour?: boolean;
  /** The country whose time zone is used, if it is another one. */
  zoneOf?: CountryCode;
}

/**
 * A moment (ISO 8601) in the country's time zone: `14 Nov`, or with its year and hour `14 Nov 2026, 18:20`; a date has
 * no hour.
 */
export function formatMoment(
  at: string,
  language: Language,
  country: CountryCode,
  { withYear = false, withHour = false, zoneOf = country }: MomentOptions = {},
): string {
  const timeZone = at.includes('T') ? countryOf(zoneOf).timeZone : 'UTC';
  const moment = new Date(at);
  const inWords = {
    day: 'numeric',
    month: 'short',
    ...(withYear && { year: 'numeric' as const }),
    timeZone,
  } as const;
  const date = new Intl.DateTimeFormat(intlLocale(language, country), inWords).format(moment);
  if (!withHour) return date;
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const time = formatTime(new Intl.DateTimeFormat('en-GB', clock).format(moment), language, country);
  return `${date}${commaOf(language)}${time}`;
}

/** The time of a moment (ISO 8601) on the clock of the device: in its time zone, by 24 hours in every country, `14:32`. */
export function formatDeviceTime(at: string, language: Language, country: CountryCode): string {
  return new Intl.DateTimeFormat(intlLocale(language, country), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter takes a hundred times as long as using one. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.timeZone ?? ''}${options.weekday ?? ''}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}
