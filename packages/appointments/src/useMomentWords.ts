import { dateIn } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { timeIn } from './rules/index.ts';
import { partOfDate } from './when.ts';

/** A moment in the words of the country's clocks; null where none is chosen. */
export function useMomentWords(startsAt: string | null) {
  const { language, country, date: inWords } = useLocale();
  if (!startsAt) return null;
  const at = new Date(startsAt);
  const date = dateIn(country, at);
  return {
    date: inWords(date),
    weekday: partOfDate(date, { weekday: 'long' }, language, country),
    time: timeIn(country, at),
  };
}
