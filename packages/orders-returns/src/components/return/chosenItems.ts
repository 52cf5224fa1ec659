import type { ItemEligibility } from '../../contract/return/returnEligibility.ts';
import type { ReturnReason } from '../../contract/return/returnParts.ts';

/** A photo that was sent, and where the browser has it. */
export interface SentPhoto {
  id: string;
  url: string;
}

/** What a shopper has chosen of one item. */
export interface ChosenItem {
  quantity: number;
  reason: string | null;
  comment: string;
  photos: SentPhoto[];
}

export type Chosen = Record<string, ChosenItem>;

/** The initial choice of an item: all its pieces, without a reason. */
export function newlyChosen({ quantity }: Pick<ItemEligibility, 'quantity'>): ChosenItem {
  return { quantity, reason: null, comment: '', photos: [] };
}

/** The items of a request as the calls take them: those that have a reason. */
export function requestedItems(chosen: Chosen) {
  return Object.entries(chosen).flatMap(([itemId, { quantity, reason, comment, photos }]) =>
    reason === null
      ? []
      : [
          {
            itemId,
            quantity,
            // The gateway offers the reasons, and refuses any other.
            reason: reason as ReturnReason,
            photos: photos.map(({ id }) => id),
            ...(comment.trim() && { comment: comment.trim() }),
          },
        ],
  );
}
