import { useLocale } from '@lunette/ui-kit';
import { dayIn, timeIn } from '../../rules/index.ts';
import { partOfDate } from './when.ts';

/** A moment of a place that can be visited: its clocks are not always those of the page's country. */
export interface Moment {
  at: string;
  timeZone: string;
}

/** A moment in the words of the clocks of its place; null where none is chosen. */
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
