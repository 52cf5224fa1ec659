import type { Prescription } from '@lunette/prescription/contract';
import { boxesOf } from '@lunette/prescription/rules';
import { eq } from 'drizzle-orm';
import { sellableLine } from '../../cart/lines/addLine.ts';
import { catalogueOf } from '../../catalog/catalogue.ts';
import { eyesTooStrong, lensOf } from '../upgrade/amendedItem.ts';
import { latestAmendment } from '../upgrade/amendments.ts';
import { orderAmendment } from '../upgrade/schema.ts';
import { checkPictures } from '../../cart/pictures/ownPictures.ts';
import { itemsOf, lockOrder, orderNotFound } from '../../checkout/order/ownOrder.ts';
import { orderItem, type StoredItem } from '../../checkout/order/schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { recordAct } from '../acts/recordAct.ts';
import { orderAccess, type OrderAccess } from '../guestAccess/orderAccess.ts';
import { knowsEmail } from '../guestAccess/proof.ts';
import { confirmItems } from '../fulfilment/advanceOrder.ts';
import { enqueueAdvance } from '../fulfilment/enqueueAdvance.ts';
import { historyOf } from '../fulfilment/itemHistory.ts';
import { whileLabWaits } from '../fulfilment/lab/labOrder.ts';
import { isPowerMissing, isPowerOpen } from './openPower.ts';
import { cancelPowerReminders } from './powerReminders.ts';

interface NewPower {
  prescription: Prescription;
  /** The e-mail address of the person who enters it, if they used the code of the order (RX-13). */
  powerUpdatedBy?: string | undefined;
}

/**
 * Stores the power of an ordered item, or replaces it, until the lab begins its lenses (LPU-01). Allowed for the owner of
 * the order, and for a session that has entered the code sent to the e-mail address of the order.
 */
export async function updatePrescription(
  context: CallContext<'guest'>,
  { orderId, itemId }: { orderId: string; itemId: string },
  email: string | undefined,
  { prescription, powerUpdatedBy }: NewPower,
): Promise<OrderAccess> {
  const { session, catalogDb } = context;
  const { order: found, access, actor } = await orderAccess(context, orderId, 'write');
  const isOther = email !== undefined && !(await knowsEmail(context, orderId, found, { email }));
  const isAnothers = powerUpdatedBy !== undefined && normalized(powerUpdatedBy) !== normalized(email);
  if (isOther || isAnothers) throw orderNotFound();
  return whileLabWaits(context, itemId, async (tx, atLab) => {
    const order = await lockOrder(tx, orderId);
    const item = (await itemsOf(tx, orderId)).find(({ id }) => id === itemId);
    if (!item) throw refuse(404, 'item_not_found', 'orders.item-not-found');
    const history = (await historyOf(tx, [orderId])).get(itemId) ?? [];
    if (!isPowerOpen(order, item, history)) throw refuse(409, 'power_closed', 'orders.power-closed');
    const at = { session, country: order.country, language: order.language, catalogDb };
    if (isPowerMissing({ prescription })) throw refuse(422, 'power_missing', 'orders.power-missing');
    await sellableLine(tx, at, { productId: item.productId, ...lensOf(item), prescription });
    await checkPictures(tx, at, prescription);
    refuseOtherBoxes(item, prescription);
    refuseTooStrong(context, item, prescription);
    const waiting = await latestAmendment(tx, { orderId, itemId });
    // An unpaid amendment gets the power too, and its lenses must support it.
    if (waiting?.status === 'open' && waiting.details.powerRequired === 'POWER_REQUIRED') {
      refuseTooStrong(context, { ...item, details: waiting.details }, prescription);
      await tx.update(orderAmendment).set({ prescription }).where(eq(orderAmendment.id, waiting.id));
    }
    if (atLab(history) === 'begun') throw refuse(409, 'power_closed', 'orders.power-closed');
    await tx.update(orderItem).set({ prescription }).where(eq(orderItem.id, itemId));
    await cancelPowerReminders(tx, orderId);
    const act = isPowerMissing(item) ? 'power_given' : 'power_changed';
    await recordAct(tx, { orderId, itemId, actor, act });
    // The item is confirmed at once, so that the answer shows it; the job informs the lab.
    if (history.some(({ status }) => status === 'waiting_for_power'))
      await confirmItems(context, tx, orderId);
    await enqueueAdvance(tx, orderId);
    return { order, access, actor };
  });
}

const normalized = (address: string | undefined) => address?.trim().toLowerCase();

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
