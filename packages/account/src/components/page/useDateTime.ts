import { formatMoment } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';

/**
 * Returns a function that formats a time (ISO 8601) in the country's time zone, `14 Nov 2026, 18:20` or only the day;
 * or a date.
 */
export function useDateTime(): (at: string, withHour?: boolean) => string {
  const { language, country } = useLocale();
  return (at, withHour = at.includes('T')) =>
    formatMoment(at, language, country, { withYear: true, withHour });
}
