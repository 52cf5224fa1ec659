import { intlLocale } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import type { OrderItem } from '../../contract/orderItem.ts';
import { useText } from '../../text.ts';
import { shortName } from './shortName.ts';

type Named = Pick<OrderItem, 'modelName' | 'name'>;

/**
 * The name of an item in its parts: its model, what the name says beyond it, such as how many lenses are in a box, and its
 * colour, each once.
 */
export function nameParts({ modelName, name, frameColour = '' }: Named & Pick<OrderItem, 'frameColour'>) {
  if (modelName === '')
    return { model: name, rest: '', colour: name.includes(frameColour) ? '' : frameColour };
  const beyond = name.startsWith(modelName) ? name.slice(modelName.length).replace(/^[,،·\s]+/, '') : '';
  return { model: modelName, rest: beyond === frameColour ? '' : beyond, colour: frameColour };
}

type Counted = Named & Pick<OrderItem, 'quantity' | 'cancelled'>;

/** Names items in a sentence, those of one name together with their pieces (`2 × Alder and Tern`), and counts the pieces. */
export function useItemNames(): (items: readonly Counted[]) => { names: string; count: number } {
  const t = useText();
  const { language, country } = useLocale();
  return (items) => {
    const pieces = new Map<string, number>();
    for (const item of items) {
      const name = shortName(item);
      // Of an item that was cancelled as a whole, all pieces are meant.
      pieces.set(name, (pieces.get(name) ?? 0) + (item.quantity - item.cancelled || item.quantity));
    }
    const words = [...pieces].map(([name, count]) => t('orders.name-pieces', { name, count }));
    return {
      names: new Intl.ListFormat(intlLocale(language, country)).format(words),
      count: [...pieces.values()].reduce((sum, one) => sum + one, 0),
    };
  };
}
