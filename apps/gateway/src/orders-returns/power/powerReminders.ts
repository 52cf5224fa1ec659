import { formatDate, storeChoice } from '@lunette/country-config';
import { z } from 'zod';
import { findOrder, itemsOf } from '../../checkout/order/ownOrder.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { dequeue, enqueue, type JobContext } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/messages/messages.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { colleagueMail, shopperValues } from '../colleagueMail.ts';
import { historyOf } from '../fulfilment/itemHistory.ts';
import { notifyShopper } from '../notifyShopper.ts';
import { powerReminder } from '../schema.ts';
import { isPowerMissing, isPowerOpen } from './openPower.ts';
import { powerPath } from './powerLink.ts';

/** Days after the order on which its shopper is reminded of a missing power. */
const REMIND_ON = [1, 3, 7];
/** The day on which a person is asked to call; until then the links of the messages work. */
const CALL_ON = 8;
const DAY = 86_400_000;

const Reminder = z.object({ orderId: z.string(), day: z.number().int() });

const keyOf = (orderId: string, day: number) => `order.ask-power-${orderId}-${day}`;

/** Plans the reminders of an order whose power is missing. */
export async function planPowerReminders(db: Queries, { id: orderId, placedAt }: Order): Promise<void> {
  const from = (placedAt ?? new Date()).getTime();
  for (const day of [...REMIND_ON, CALL_ON])
    await enqueue(
      db,
      'order.ask-power',
      { orderId, day },
      { runAt: new Date(from + day * DAY), key: keyOf(orderId, day) },
    );
}

/** Cancels the reminders of an order once no power is missing. */
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

/** The signed address for the power of an item. It works until a person is asked, or for a week after that. */
export function powerUrl(
  settings: Pick<Settings, 'secrets' | 'storefronts'>,
  order: Order,
  itemId: string,
  origin = settings.storefronts[order.client ?? 'desktop'],
): string {
  const until = (order.placedAt ?? order.createdAt).getTime() + CALL_ON * DAY;
  const expiresAt = new Date(Math.max(until, Date.now() + (CALL_ON - 1) * DAY));
  return storeChoice(order, origin, powerPath(settings, { orderId: order.id, itemId }, expiresAt));
}

/**
 * Reminds a shopper of the power that their order still waits for; after the last reminder a person is asked to call.
 * Each happens once, also where its job runs again.
 */
export async function askForPower(context: JobContext, payload: unknown): Promise<void> {
  const { orderId, day } = Reminder.parse(payload);
  await context.db.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    const [item] = order?.email ? await itemsWithoutPower(tx, order) : [];
    if (!order || !item) return;
    const [first] = await tx.insert(powerReminder).values({ orderId, day }).onConflictDoNothing().returning();
    if (!first) return;
    if (day === CALL_ON) {
      const mail = callMail(context, order, item);
      await enqueue(tx, 'mail.send', { ...mail }, { key: `order.call-for-power-${orderId}` });
      return;
    }
    await notifyShopper(tx, order, reminder(context, order, item, day));
  });
}

function reminder({ texts, settings }: JobContext, order: Order, { id, details }: StoredItem, day: number) {
  const t = texts(order.language, order.country);
  const url = powerUrl(settings, order, id);
  const name = details.modelName || details.name;
  return {
    subject: t('orders.power-subject', { name }),
    lines: [
      t('orders.power-text', { orderId: order.id }),
      ...(day === REMIND_ON.at(-1) ? [t('orders.power-last')] : []),
    ],
    link: { text: t('orders.power-enter'), url },
    sms: t('orders.power-sms', { name, link: url }),
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
    date: formatDate((placedAt ?? createdAt).toISOString().slice(0, 10), 'en', country),
  });
  return colleagueMail(settings, t('orders.call-subject', { orderId }), text);
}
