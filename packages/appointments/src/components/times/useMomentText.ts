import { intlLocale, type CountryCode, type Language } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { dayIn, timeIn } from '../../rules/index.ts';

/** A time (ISO 8601) in the time zone of a store or home, which may differ from that of the page's country. */
export interface Moment {
  at: string;
  timeZone: string;
}

/** Date, weekday and time of a moment as texts in its time zone; null if no moment is given. */
export function useMomentText(moment: Moment | null) {
  const { language, country, date: inWords, time } = useLocale();
  if (!moment) return null;
  const at = new Date(moment.at);
  const date = dayIn(moment.timeZone, at);
  return {
    date: inWords(date),
    weekday: partOfDate(date, { weekday: 'long' }, language, country),
    time: time(timeIn(moment.timeZone, at)),
  };
}

type DatePart = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month'>;

/** A part of a date `YYYY-MM-DD` in words: its weekday, its number. */
function partOfDate(date: string, part: DatePart, language: Language, country: CountryCode): string {
  return new Intl.DateTimeFormat(intlLocale(language, country), { ...part, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
