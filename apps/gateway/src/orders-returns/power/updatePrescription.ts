import type { Prescription } from '@lunette/prescription/contract';
import { checkPictures } from '../../cart/pictures/ownPictures.ts';
import { itemsOf, lockOrder, orderNotFound } from '../../checkout/order/ownOrder.ts';
import type { StoredItem } from '../../checkout/order/schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { OrderAccess } from '../guestAccess/orderAccess.ts';
import { historyOf, isBeforeWork } from '../fulfilment/itemHistory.ts';
import { whileLabWaits } from '../fulfilment/lab/labOrder.ts';
import { isPowerMissing, isPowerOpen, isPowerUnread } from './openPower.ts';
import { enqueueAskOptician } from './pictures/askOptician.ts';
import { powerAccess } from './powerAccess.ts';
import { checkPower, storePower } from './storePower.ts';

interface NewPower {
  prescription: Prescription;
  /** The e-mail address of the person who enters it, if they used the code of the order (RX-13). */
  powerUpdatedBy?: string | undefined;
}

/**
 * Stores the power of an ordered item, or replaces it, until the lab begins its lenses (LPU-01). Allowed for the owner of
 * the order, and for a session that has entered the code sent to the e-mail address of the order. A picture can be sent
 * until the item is confirmed, and then waits to be read (RX-10).
 */
export async function updatePrescription(
  context: CallContext<'guest'>,
  { orderId, itemId }: { orderId: string; itemId: string },
  email: string | undefined,
  { prescription, powerUpdatedBy }: NewPower,
): Promise<OrderAccess> {
  const { session, publish } = context;
  const { access, actor } = await powerAccess(context, orderId, email);
  const isAnothers = powerUpdatedBy !== undefined && normalized(powerUpdatedBy) !== normalized(email);
  if (isAnothers) throw orderNotFound();
  return whileLabWaits(context, itemId, async (tx, atLab) => {
    const order = await lockOrder(tx, orderId);
    const item = (await itemsOf(tx, orderId)).find(({ id }) => id === itemId);
    if (!item) throw refuse(404, 'item_not_found', 'orders.item-not-found');
    const history = (await historyOf(tx, [orderId])).get(itemId) ?? [];
    if (!isPowerOpen(order, item, history)) throw refuse(409, 'power_closed', 'orders.power-closed');
    await checkPower(tx, context, { order, item }, prescription);
    await checkPictures(tx, { session }, prescription, item.prescription);
    const isUnread = isPowerUnread({ prescription });
    // The lab has a confirmed item already, which cannot wait to be read.
    if (isUnread && !isBeforeWork(history)) throw pictureTooLate();
    if (atLab(history) === 'begun') throw refuse(409, 'power_closed', 'orders.power-closed');
    const act = isUnread ? 'picture_sent' : isPowerMissing(item) ? 'power_given' : 'power_changed';
    await storePower({ tx, publish }, { order, item, history }, prescription, { actor, act });
    if (isUnread && isOtherPicture(item, prescription)) await enqueueAskOptician(tx, orderId);
    return { order, access, actor };
  });
}

const normalized = (address: string | undefined) => address?.trim().toLowerCase();

function pictureTooLate() {
  const field = { 'prescription.imageFileName': 'orders.picture-too-late' };
  return refuse(422, 'picture_too_late', 'orders.picture-too-late', {}, field);
}

function isOtherPicture({ prescription: before }: StoredItem, now: Prescription): boolean {
  return before?.imageFileName !== now.imageFileName || before?.pdImageFileName !== now.pdImageFileName;
}
