import type { OrderItem } from '../../contract/orderItem.ts';

/** The name of an item in a sentence: its model, without the colour. */
export function shortName({ modelName, name }: Pick<OrderItem, 'modelName' | 'name'>): string {
  return modelName || name;
}
