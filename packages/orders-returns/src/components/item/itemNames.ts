import { useLocale } from '@lunette/ui-kit';
import type { OrderItem } from '../../contract/orderItem.ts';
import { useText } from '../../text.ts';
import { shortName } from './shortName.ts';

type NamedItem = Pick<OrderItem, 'modelName' | 'name'>;

/**
 * The parts of an item's name without repetition: its model, the rest of the name, such as the number of lenses in a box,
 * and its colour.
 */
export function nameParts({ modelName, name, frameColour = '' }: NamedItem & Pick<OrderItem, 'frameColour'>) {
  if (modelName === '')
    return { model: name, rest: '', colour: name.includes(frameColour) ? '' : frameColour };
  const beyond = name.startsWith(modelName) ? name.slice(modelName.length).replace(/^[,،·\s]+/, '') : '';
  return { model: modelName, rest: beyond === frameColour ? '' : beyond, colour: frameColour };
}

/** Returns a function that tells items of one model apart: the rest of the name, the colour and the width of the frame. */
export function useItemKind(): (item: OrderItem) => string {
  const t = useText();
  return (item) => {
    const { rest, colour } = nameParts(item);
    const kind = [rest, colour].filter(Boolean).join(' · ');
    return item.frameWidth === null
      ? kind
      : t('orders.width', { colour: kind || 'none', width: item.frameWidth });
  };
}

type CountedItem = NamedItem & Pick<OrderItem, 'quantity' | 'cancelled'>;

/** Returns a function that lists the names of items with their pieces (`2 × Alder and Tern`) and counts the pieces. */
export function useItemNames(): (items: readonly CountedItem[]) => { names: string; count: number } {
  const t = useText();
  const { list } = useLocale();
  return (items) => {
    const pieces = new Map<string, number>();
    for (const item of items) {
      const name = shortName(item);
      // An item that was cancelled as a whole counts with all its pieces.
      pieces.set(name, (pieces.get(name) ?? 0) + (item.quantity - item.cancelled || item.quantity));
    }
    const texts = [...pieces].map(([name, count]) => t('orders.name-pieces', { name, count }));
    return {
      names: list(texts),
      count: [...pieces.values()].reduce((sum, count) => sum + count, 0),
    };
  };
}
