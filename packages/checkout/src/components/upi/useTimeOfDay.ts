import { intlLocale } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';

/** Writes the time of day of a moment (ISO 8601), `14:32`, as the clock of the shopper's device shows it. */
export function useTimeOfDay(): (at: string) => string {
  const { language, country } = useLocale();
  return (at) =>
    new Intl.DateTimeFormat(intlLocale(language, country), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(new Date(at));
}
