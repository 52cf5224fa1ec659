import { intlLocale } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import type { WaitingOrder } from '../../contract/index.ts';

/** Names the goods of an order, each once: `Tern and Linden`. */
export function useGoodsNames(): (order: Pick<WaitingOrder, 'items'>) => string {
  const { language, country } = useLocale();
  return ({ items }) => {
    const names = new Set(items.map(({ modelName, name }) => modelName || name));
    return new Intl.ListFormat(intlLocale(language, country)).format(names);
  };
}
