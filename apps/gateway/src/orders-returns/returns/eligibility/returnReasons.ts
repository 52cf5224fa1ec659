import type { ReturnReason } from '@lunette/orders-returns/contract';
import { RETURN_REASONS } from '@lunette/orders-returns/contract';
import { lensPackageOf } from '../../../checkout/order/itemDetails.ts';
import type { StoredItem } from '../../../checkout/order/schema.ts';
import type { Translate } from '../../../platform/texts/texts.ts';

interface Rule {
  /** Whether the store is at fault: then shipping, express and fees are refunded too. */
  shopAtFault: boolean;
  needsPhoto: boolean;
  /** Whether goods are sent back: always, never, or only if they are worth the shipping. */
  sent: 'always' | 'never' | 'dear';
}

/** The consequences of each reason for money and goods. */
export const REASON_RULES = {
  does_not_fit: { shopAtFault: false, needsPhoto: false, sent: 'always' },
  power_wrong: { shopAtFault: false, needsPhoto: false, sent: 'always' },
  not_as_imagined: { shopAtFault: false, needsPhoto: false, sent: 'always' },
  broken: { shopAtFault: true, needsPhoto: true, sent: 'dear' },
  wrong_item: { shopAtFault: true, needsPhoto: true, sent: 'always' },
  not_arrived: { shopAtFault: true, needsPhoto: false, sent: 'never' },
  changed_mind: { shopAtFault: false, needsPhoto: false, sent: 'always' },
  other: { shopAtFault: false, needsPhoto: false, sent: 'always' },
} as const satisfies Record<ReturnReason, Rule>;

const FOR_FACES: readonly ReturnReason[] = RETURN_REASONS;
const FOR_BOXES: readonly ReturnReason[] = ['changed_mind', 'wrong_item', 'broken', 'not_arrived', 'other'];

/** The reasons that apply to a classification of goods (RET-04). */
const BY_CLASSIFICATION: Record<string, readonly ReturnReason[]> = {
  eyeframe: FOR_FACES,
  sunglasses: FOR_FACES.filter((reason) => reason !== 'power_wrong'),
  contact_lens: ['power_wrong', ...FOR_BOXES],
  contact_lens_solution: FOR_BOXES,
  accessories: FOR_BOXES,
};

/** The ids of the reasons for a classification; all reasons if it is missing or unknown. */
export function reasonIdsFor(classification: string | undefined): readonly ReturnReason[] {
  return (classification !== undefined && BY_CLASSIFICATION[classification]) || RETURN_REASONS;
}

/** The reasons for a classification with their titles in the shopper's language. */
export function reasonsFor(classification: string | undefined, t: Translate) {
  return reasonIdsFor(classification).map((id) => ({
    id,
    title: t(`returns.reason.${id}`),
    needsPhoto: REASON_RULES[id].needsPhoto,
  }));
}

/** The reasons for an ordered item: without lenses, its power cannot be wrong. */
export function reasonsForItem({ details }: Pick<StoredItem, 'details'>, t: Translate) {
  const reasons = reasonsFor(details.classification, t);
  return hasLenses(details) ? reasons : reasons.filter(({ id }) => id !== 'power_wrong');
}

/** Whether goods have a power: contact lenses, and glasses with lenses that are made for them. */
export function hasLenses(details: StoredItem['details']): boolean {
  return details.classification === 'contact_lens' || lensPackageOf(details) !== null;
}
