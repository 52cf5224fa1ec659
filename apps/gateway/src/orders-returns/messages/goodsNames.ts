import { intlLocale } from '@lunette/country-config';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';

/** Pieces of an item that a message is about. */
export interface NamedPieces {
  item: Pick<StoredItem, 'details'>;
  pieces: number;
}

/** The names of goods as part of a sentence, with the number of pieces of each model: `2 × Alder and Tern`. */
export function goodsNames(
  { language, country }: Pick<Order, 'language' | 'country'>,
  goods: NamedPieces[],
): string {
  const counts = new Map<string, number>();
  for (const { item, pieces } of goods) {
    const name = item.details.modelName || item.details.name;
    counts.set(name, (counts.get(name) ?? 0) + pieces);
  }
  const names = [...counts].map(([name, count]) => (count > 1 ? `${count}\u00a0×\u00a0${name}` : name));
  return new Intl.ListFormat(intlLocale(language, country)).format(names);
}
