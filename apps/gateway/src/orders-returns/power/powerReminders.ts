import { dateIn, formatDate } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findOrder, itemsOf } from '../../checkout/order/ownOrder.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { dequeue, enqueue, type JobContext } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/messages/messages.ts';
import { colleagueMail, shopperValues } from '../messages/colleagueMail.ts';
import { historyOf } from '../fulfilment/itemHistory.ts';
import { notifyShopper } from '../messages/notifyShopper.ts';
import { powerReminder } from '../schema.ts';
import { isPowerMissing, isPowerOpen } from './openPower.ts';
import { CALL_ON } from './powerUrl.ts';
import { eyeTestOf, powerMessage } from './powerMessage.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

/** Days after the order on which its shopper is reminded of a missing power. */
const REMIND_ON = [1, 3, 7];

const Reminder = z.object({ orderId: z.string(), day: z.number().int() });

const keyOf = (orderId: string, day: number) => `order.ask-power-${orderId}-${day}`;

/** Enqueues the reminders of an order whose power is missing, for their days; counted from the order by default. */
export async function planPowerReminders(
  db: Queries,
  { id: orderId, placedAt }: Order,
  start = placedAt ?? new Date(),
): Promise<void> {
  const from = start.getTime();
  for (const day of [...REMIND_ON, CALL_ON])
    await enqueue(
      db,
      'order.ask-power',
      { orderId, day },
      { runAt: new Date(from + day * DAY_MS), key: keyOf(orderId, day) },
    );
}

/** Enqueues the reminders of an order again, counted from now: its picture could not be read. */
export async function restartPowerReminders(tx: Queries, order: Order): Promise<void> {
  await tx.delete(powerReminder).where(eq(powerReminder.orderId, order.id));
  await planPowerReminders(tx, order, new Date());
}

/** Cancels the reminders of an order if no power is missing any more. */
export async function cancelPowerReminders(tx: Queries, orderId: string): Promise<void> {
  const items = await itemsOf(tx, orderId);
  if (items.some(isPowerMissing)) return;
  for (const day of [...REMIND_ON, CALL_ON]) await dequeue(tx, keyOf(orderId, day));
}

/** The items of an order that wait for their power. */
export async function itemsWithoutPower(db: Queries, order: Order): Promise<StoredItem[]> {
  const items = await itemsOf(db, order.id);
  const history = await historyOf(db, [order.id]);
  return items.filter((item) => isPowerMissing(item) && isPowerOpen(order, item, history.get(item.id) ?? []));
}

/**
 * Reminds a shopper of the missing power of an order; after the last reminder a colleague is asked to call. Each message is
 * sent once, also if its job runs again.
 */
export async function askForPower(context: JobContext, payload: unknown): Promise<void> {
  const { orderId, day } = Reminder.parse(payload);
  await context.db.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    const [item] = order?.email ? await itemsWithoutPower(tx, order) : [];
    if (!order || !item) return;
    if (await deferForEyeTest(tx, order, day)) return;
    const [first] = await tx.insert(powerReminder).values({ orderId, day }).onConflictDoNothing().returning();
    if (!first) return;
    if (day === CALL_ON) {
      const mail = callMail(context, order, item);
      await enqueue(tx, 'mail.send', { ...mail }, { key: `order.call-for-power-${orderId}` });
      return;
    }
    await notifyShopper(tx, order, await reminder(context, tx, order, item, day));
  });
}

/**
 * Whether an eye test is booked for a later day. Then no reminder is sent now, and the last two are moved to the days after
 * the test.
 */
async function deferForEyeTest(tx: Queries, order: Order, day: number): Promise<boolean> {
  const eyeTest = order.studioCode === null ? null : await eyeTestOf(tx, order.id);
  if (!eyeTest || eyeTest.endsAt <= new Date()) return false;
  const daysAfter = day === CALL_ON ? 2 : day === REMIND_ON.at(-1) ? 1 : null;
  if (daysAfter !== null) {
    const runAt = new Date(eyeTest.endsAt.getTime() + daysAfter * DAY_MS);
    await enqueue(tx, 'order.ask-power', { orderId: order.id, day }, { runAt, key: keyOf(order.id, day) });
  }
  return true;
}

async function reminder(context: JobContext, tx: Queries, order: Order, item: StoredItem, day: number) {
  const t = context.texts(order.language, order.country);
  const { subject, text, action, url, sms } = await powerMessage(context, tx, order, item);
  return {
    subject,
    lines: [text, ...(day === REMIND_ON.at(-1) ? [t('orders.power-last')] : [])],
    link: { text: action, url },
    sms,
    key: keyOf(order.id, day),
  };
}

/** The mail that asks a colleague to call. */
function callMail({ texts, settings }: JobContext, order: Order, { details }: StoredItem): Mail {
  const { id: orderId, country, placedAt, createdAt } = order;
  const t = texts('en', country);
  const text = t('orders.call-text', {
    ...shopperValues(order, t),
    goods: details.name,
    date: formatDate(dateIn(country, placedAt ?? createdAt), 'en', country),
  });
  return colleagueMail(settings, t('orders.call-subject', { orderId }), text);
}
