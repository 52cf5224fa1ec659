import type { Prescription } from '@lunette/prescription/contract';
import { and, eq, sql } from 'drizzle-orm';
import { findOrder, itemsOf, lockOrder, orderNotFound } from '../../../checkout/order/ownOrder.ts';
import { orderItem } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { MessageContext } from '../../../platform/gateway.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { recordStaffAct } from '../../../identity/staff/recordStaffAct.ts';
import { recordAct } from '../../acts/recordAct.ts';
import { historyOf } from '../../fulfilment/itemHistory.ts';
import { notifyShopper } from '../../messages/notifyShopper.ts';
import { orderAmendment } from '../../upgrade/schema.ts';
import { isPowerOpen, isPowerUnread } from '../openPower.ts';
import { powerLater } from '../powerLater.ts';
import { powerMessage } from '../powerMessage.ts';
import { restartPowerReminders } from '../powerReminders.ts';
import { checkPower, storePower, type OrderedItem } from '../storePower.ts';

/** The item whose picture is read, and the optician who reads it. */
interface PictureOfItem {
  orderId: string;
  itemId: string;
  staffId: string;
}

/**
 * Stores the values that an optician has read from the picture of an item, with the checks of a power that a shopper types;
 * the picture stays in the prescription. Boxes that are not given stay as they were ordered.
 */
export async function storeReadPower(
  context: Pick<CallContext, 'db' | 'catalogDb' | 't' | 'publish'>,
  { staffId, ...of }: PictureOfItem,
  read: Prescription,
): Promise<void> {
  const { db, publish } = context;
  await db.transaction(async (tx) => {
    const found = await unreadItem(tx, of);
    const { prescription: sent } = found.item;
    const values: Prescription = {
      right: withBoxes(read.right, sent?.right),
      left: withBoxes(read.left, sent?.left),
    };
    // Without the picture, because beside it boxes need no power.
    await checkPower(tx, context, found, values);
    const prescription = { ...sent, ...values, ...(read.userName && { userName: read.userName }) };
    await storePower({ tx, publish }, found, prescription, {
      actor: { kind: 'staff', id: staffId },
      act: 'power_read',
    });
    await recordStaffAct(tx, { staffId, act: 'prescription_read', subject: of.orderId });
  });
}

/**
 * Takes a picture that cannot be read out of the prescription of an item, stores the reason and writes it to the shopper, and
 * begins the reminders of a missing power.
 */
export async function refusePicture(
  context: Pick<CallContext, 'db'> & MessageContext,
  { staffId, ...of }: PictureOfItem,
  reason: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { order, item } = await unreadItem(tx, of);
    const sent = item.prescription ?? {};
    const prescription = { ...powerLater(sent), userName: sent.userName };
    await tx.update(orderItem).set({ prescription, unreadable: reason }).where(eq(orderItem.id, item.id));
    const isSamePicture = sql`${orderAmendment.prescription}->>'imageFileName' = ${sent.imageFileName}`;
    await tx
      .update(orderAmendment)
      .set({ prescription })
      .where(and(eq(orderAmendment.itemId, item.id), eq(orderAmendment.status, 'open'), isSamePicture));
    await recordAct(tx, { ...of, actor: { kind: 'staff', id: staffId }, act: 'picture_unreadable' });
    await recordStaffAct(tx, { staffId, act: 'prescription_refused', subject: of.orderId });
    await restartPowerReminders(tx, order);
    const t = context.texts(order.language, order.country);
    const name = item.details.modelName || item.details.name;
    const { action, url } = await powerMessage(context, tx, order, { ...item, prescription });
    await notifyShopper(tx, order, {
      subject: t('orders.picture-subject', { name }),
      lines: [t('orders.picture-text', { orderId: order.id }), reason, t('orders.picture-again')],
      link: { text: action, url },
      sms: t('orders.picture-sms', { name, reason, link: url }),
      key: `order.picture-${item.id}-${sent.imageFileName}`,
    });
  });
}

/** An item whose picture waits to be read; its order is locked. Refuses an item that waits no more. */
async function unreadItem(
  tx: Queries,
  { orderId, itemId }: Omit<PictureOfItem, 'staffId'>,
): Promise<OrderedItem> {
  if (!(await findOrder(tx, orderId))) throw orderNotFound();
  const order = await lockOrder(tx, orderId);
  const item = (await itemsOf(tx, orderId)).find(({ id }) => id === itemId);
  if (!item) throw refuse(404, 'item_not_found', 'orders.item-not-found');
  const history = (await historyOf(tx, [orderId])).get(itemId) ?? [];
  if (!isPowerOpen(order, item, history) || !isPowerUnread(item))
    throw refuse(409, 'not_unread', 'orders.not-unread');
  return { order, item, history };
}

type Eye = Prescription['right'];

function withBoxes(read: Eye, sent: Eye): Eye {
  return read && sent?.boxes !== undefined ? { boxes: sent.boxes, ...read } : read;
}
