import { powerSection } from '@lunette/prescription/rules';
import { isEyewear } from '../../catalog/product/isEyewear.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { isBeforeLab, type ItemStep } from '../fulfilment/itemHistory.ts';

/** Whether an item is a frame that was bought with lenses. */
export function hasLensChoice({ details }: Pick<StoredItem, 'details'>): boolean {
  return isEyewear(details.classification) && details.powerType !== 'frame_only';
}

/** Whether the order of an item is placed, and the lab has not begun to make its lenses. */
export function isBeforeLenses({ status }: Pick<Order, 'status'>, history: readonly ItemStep[]): boolean {
  return status === 'placed' && isBeforeLab(history);
}

/**
 * Whether the power of an item can be entered or changed: it needs a power, its order is placed, and the lab has not begun
 * its lenses.
 */
export function isPowerOpen(
  order: Pick<Order, 'status'>,
  { details }: Pick<StoredItem, 'details'>,
  history: readonly ItemStep[],
): boolean {
  return details.powerRequired === 'POWER_REQUIRED' && isBeforeLenses(order, history);
}

/** Whether the power of an item is missing: no value was typed, and no picture of a prescription was uploaded. */
export function isPowerMissing({ prescription }: Pick<StoredItem, 'prescription'>): boolean {
  return powerSection(prescription) === 'CONTACT_FOR_POWER';
}

/** Whether the power of an item is nothing but a picture of a prescription, which an optician has to read (RX-10). */
export function isPowerUnread({ prescription }: Pick<StoredItem, 'prescription'>): boolean {
  return powerSection(prescription) === 'POWER_UPLOAD';
}
