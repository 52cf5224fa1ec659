import { intlLocale } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import type { WaitingOrder } from '../../contract/index.ts';

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

/** Names the goods of an order, each once: `Tern and Linden`. */
export function useGoodsNames(): (order: Pick<WaitingOrder, 'items'>) => string {
  const { language, country } = useLocale();
  return ({ items }) => {
    const names = new Set(items.map(({ modelName, name }) => modelName || name));
    return new Intl.ListFormat(intlLocale(language, country)).format(names);
  };
}
