import type { ItemEligibility } from '../../contract/return/returnEligibility.ts';
import type { SentPhoto } from '@lunette/ui-kit';
import type { ReturnReason } from '../../contract/return/returnParts.ts';

/** What a shopper has chosen for one item. */
export interface ChosenItem {
  quantity: number;
  reason: string | null;
  comment: string;
  photos: SentPhoto[];
}

/** The choices of the shopper by item id. */
export type ChosenItems = Record<string, ChosenItem>;

/** The initial choice of an item: all its pieces, without a reason. */
export function newlyChosen({ quantity }: Pick<ItemEligibility, 'quantity'>): ChosenItem {
  return { quantity, reason: null, comment: '', photos: [] };
}

/** Adds an uploaded photo to an item; nothing changes if the item is no longer chosen. */
export function withPhoto(chosen: ChosenItems, itemId: string, photo: SentPhoto): ChosenItems {
  const item = chosen[itemId];
  return item ? { ...chosen, [itemId]: { ...item, photos: [...item.photos, photo] } } : chosen;
}

/** The chosen items as fields of a request; items without a reason are left out. */
export function requestedItems(chosen: ChosenItems) {
  return Object.entries(chosen).flatMap(([itemId, { quantity, reason, comment, photos }]) =>
    reason === null
      ? []
      : [
          {
            itemId,
            quantity,
            // The gateway has offered this reason and refuses any other.
            reason: reason as ReturnReason,
            photos: photos.map(({ id }) => id),
            ...(comment.trim() && { comment: comment.trim() }),
          },
        ],
  );
}
