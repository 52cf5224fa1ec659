import { draftOf, wayOf, type PowerDraft, type PowerWay } from '@lunette/prescription';
import type { Prescription } from '@lunette/prescription/contract';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';

/** A power while it is entered, and the way in which it is given. */
interface Entry {
  draft: PowerDraft;
  way: PowerWay;
}

/** A power while it is entered or a saved one is chosen. */
export interface EnteredPower extends Entry {
  /** The key of the chosen saved prescription; null if the power is entered. */
  taken: string | null;
  /** What was entered before a saved prescription was chosen. */
  ownEntry: Entry;
}

/** The start of an entry: the power of before, as its values or its picture. */
export function enteredFrom(before: Prescription | null): EnteredPower {
  const draft = draftOf(before ?? {});
  const entry = { draft, way: wayOf(draft) };
  return { ...entry, taken: null, ownEntry: entry };
}

/**
 * The power of an ordered item as the start of an entry; null if it has none. Only the owner of the order can open its
 * pictures, so a reader begins without them.
 */
export function knownPower(
  { access }: Pick<Order, 'access'>,
  { prescription }: Pick<OrderItem, 'prescription'>,
): Prescription | null {
  if (!prescription || access === 'owner') return prescription;
  return { ...prescription, imageFileName: undefined, pdImageFileName: undefined };
}

/**
 * The ways to give the power of an ordered item. A confirmed item cannot wait until an optician has read a picture.
 */
export function waysFor({ statusHistory }: Pick<OrderItem, 'statusHistory'>): readonly PowerWay[] {
  const mayWait = statusHistory.every(({ status }) => status === 'placed' || status === 'waiting_for_power');
  return mayWait ? ['typed', 'picture'] : ['typed'];
}
