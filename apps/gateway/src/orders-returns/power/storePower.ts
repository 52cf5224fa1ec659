import type { Prescription } from '@lunette/prescription/contract';
import { boxesOf } from '@lunette/prescription/rules';
import { eq } from 'drizzle-orm';
import { sellableLine } from '../../cart/lines/addLine.ts';
import { catalogueOf } from '../../catalog/catalogue.ts';
import { orderItem, type Order, type StoredItem } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { OrderAct, TransactionContext } from '../../platform/events.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { recordAct } from '../acts/recordAct.ts';
import { confirmItems } from '../fulfilment/advanceOrder.ts';
import { enqueueAdvance } from '../fulfilment/enqueueAdvance.ts';
import type { ItemStep } from '../fulfilment/itemHistory.ts';
import { eyesTooStrong, lensOf } from '../upgrade/amendedItem.ts';
import { latestAmendment } from '../upgrade/amendments.ts';
import { orderAmendment, type StoredAmendment } from '../upgrade/schema.ts';
import { isPowerMissing } from './openPower.ts';
import { cancelPowerReminders } from './powerReminders.ts';

/** An item of a locked order, with its steps. */
export interface OrderedItem {
  order: Order;
  item: StoredItem;
  history: readonly ItemStep[];
}

/** Refuses a power in which the lenses of an item are not made, that is too strong for them, or with other boxes. */
export async function checkPower(
  tx: Queries,
  context: Pick<CallContext, 'catalogDb' | 't'>,
  { order, item }: Pick<OrderedItem, 'order' | 'item'>,
  prescription: Prescription,
): Promise<void> {
  if (isPowerMissing({ prescription })) throw refuse(422, 'power_missing', 'orders.power-missing');
  const at = { country: order.country, language: order.language, catalogDb: context.catalogDb };
  await sellableLine(tx, at, { productId: item.productId, ...lensOf(item), prescription });
  refuseOtherBoxes(item, prescription);
  refuseTooStrong(context, item, prescription);
  const amendment = await unpaidAmendment(tx, item);
  if (amendment) refuseTooStrong(context, { ...item, details: amendment.details }, prescription);
}

/**
 * Stores a power that was checked, and confirms the item if it waited for it. An unpaid amendment of the item gets the power
 * too.
 */
export async function storePower(
  { tx, publish }: TransactionContext,
  { order: { id: orderId }, item, history }: OrderedItem,
  prescription: Prescription,
  { actor, act }: Pick<OrderAct, 'actor' | 'act'>,
): Promise<void> {
  const amendment = await unpaidAmendment(tx, item);
  if (amendment)
    await tx.update(orderAmendment).set({ prescription }).where(eq(orderAmendment.id, amendment.id));
  await tx.update(orderItem).set({ prescription, unreadable: null }).where(eq(orderItem.id, item.id));
  await cancelPowerReminders(tx, orderId);
  await recordAct(tx, { orderId, itemId: item.id, actor, act });
  // The item is confirmed at once, so that the answer shows it; the job informs the lab.
  if (history.some(({ status }) => status === 'waiting_for_power'))
    await confirmItems({ publish }, tx, orderId);
  await enqueueAdvance(tx, orderId);
}

/** The change of lenses of an item that waits for its payment, if its lenses need a power. */
async function unpaidAmendment(tx: Queries, { id, orderId }: StoredItem): Promise<StoredAmendment | null> {
  const latest = await latestAmendment(tx, { orderId, itemId: id });
  return latest?.status === 'open' && latest.details.powerRequired === 'POWER_REQUIRED' ? latest : null;
}

/** Refuses a power that is too strong for the bought lens, because it needs another lens at another price (LPU-01). */
function refuseTooStrong(
  { catalogDb, t }: Pick<CallContext, 'catalogDb' | 't'>,
  item: StoredItem,
  prescription: Prescription,
): void {
  const eyes = eyesTooStrong({ catalogue: catalogueOf(catalogDb), t }, item, prescription);
  if (eyes.length === 0) return;
  const fields = Object.fromEntries(eyes.map((eye) => [`prescription.${eye}.sph`, 'orders.lens-too-weak']));
  throw refuse(422, 'lens_too_weak', 'orders.lens-too-weak', {}, fields);
}

/** Refuses another number of boxes than was paid for: a new power can only divide them differently between the eyes. */
function refuseOtherBoxes({ details, quantity }: StoredItem, prescription: Prescription): void {
  if (details.classification !== 'contact_lens' || boxesOf(prescription) === quantity) return;
  throw refuse(422, 'other_boxes', 'orders.power-boxes', { count: quantity });
}
