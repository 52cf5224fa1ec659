import type { OrderItem } from '../../contract/orderItem.ts';

/** What a sentence calls an item: its model, without the colour. */
export function shortName({ modelName, name }: Pick<OrderItem, 'modelName' | 'name'>): string {
  return modelName || name;
}
