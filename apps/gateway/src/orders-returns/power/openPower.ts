import { powerSection } from '@lunette/prescription/rules';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { isBeforeLab, type Step } from '../fulfilment/itemHistory.ts';

/** Whether lenses were chosen for goods: for frames, in which they are set, unless the frame was bought alone. */
export function hasLensChoice({ details }: Pick<StoredItem, 'details'>): boolean {
  const isFrame = details.classification === 'eyeframe' || details.classification === 'sunglasses';
  return isFrame && details.powerType !== 'frame_only';
}

/** Whether the lab has not begun with an item, and its order stands. */
export function isBeforeLenses({ status }: Pick<Order, 'status'>, history: readonly Step[]): boolean {
  return status === 'placed' && isBeforeLab(history);
}

/** Whether the power of an item can be typed or changed: its order stands, and its lenses are not made yet. */
export function isPowerOpen(
  order: Pick<Order, 'status'>,
  { details }: Pick<StoredItem, 'details'>,
  history: readonly Step[],
): boolean {
  return details.powerRequired === 'POWER_REQUIRED' && isBeforeLenses(order, history);
}

/** Whether an item still waits for a power: no value was typed, and no paper was sent. */
export function isPowerMissing({ prescription }: Pick<StoredItem, 'prescription'>): boolean {
  return powerSection(prescription) === 'CONTACT_FOR_POWER';
}
