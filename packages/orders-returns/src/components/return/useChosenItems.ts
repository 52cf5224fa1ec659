import { tabStorage } from '@lunette/api-client';
import type { SentPhoto } from '@lunette/ui-kit';
import { useState } from 'react';
import type { ItemEligibility } from '../../contract/return/returnEligibility.ts';
import { newlyChosen, withPhoto, type ChosenItem, type ChosenItems } from './chosenItems.ts';

/** The last choices in this tab, stored so that they survive a reload, and the order and item of their page. */
const storage = tabStorage<{ of: string; chosen: ChosenItems }>('return');

/**
 * The pieces that are returned, with reasons and comments, which survive a reload; photos have to be chosen again. At first
 * the item from whose link the shopper came is chosen, or the only one.
 */
export function useChosenItems(
  orderId: string,
  itemId: string | undefined,
  eligibilities: ItemEligibility[],
) {
  const of = JSON.stringify([orderId, itemId]);
  const [chosen, setChosen] = useState(
    () => storedChoice(of, eligibilities) ?? firstChosen(eligibilities, itemId),
  );
  return {
    chosen,
    choose: (next: ChosenItems) => {
      setChosen(next);
      storage.write({ of, chosen: next });
    },
    addPhoto: (item: string, photo: SentPhoto) => setChosen((now) => withPhoto(now, item, photo)),
    /** Removes the stored choices: the return was requested. */
    forget: () => storage.write(null),
  };
}

/** The stored choices of a page, without what can no longer be returned. */
function storedChoice(of: string, eligibilities: ItemEligibility[]): ChosenItems | null {
  const stored = storage.read();
  if (stored?.of !== of) return null;
  const entries = eligibilities.flatMap(({ itemId, returnable, quantity }): [string, ChosenItem][] => {
    const item = stored.chosen[itemId];
    if (!item || !returnable) return [];
    return [[itemId, { ...item, quantity: Math.min(item.quantity, quantity), photos: [] }]];
  });
  return Object.fromEntries(entries);
}

/** The initial choice: the item from whose link the shopper came, or the only one. */
function firstChosen(eligibilities: ItemEligibility[], itemId: string | undefined): ChosenItems {
  const open = eligibilities.filter(({ returnable }) => returnable);
  const first =
    open.find((eligibility) => eligibility.itemId === itemId) ?? (open.length === 1 ? open[0] : undefined);
  return first ? { [first.itemId]: newlyChosen(first) } : {};
}
