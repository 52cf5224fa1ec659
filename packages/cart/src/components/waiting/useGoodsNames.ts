import { useLocale } from '@lunette/ui-kit';
import type { WaitingOrder } from '../../contract/index.ts';

/** Names the goods of an order, each once: `Tern and Linden`. */
export function useGoodsNames(): (order: Pick<WaitingOrder, 'items'>) => string {
  const { list } = useLocale();
  return ({ items }) => list(new Set(items.map(({ modelName, name }) => modelName || name)));
}
