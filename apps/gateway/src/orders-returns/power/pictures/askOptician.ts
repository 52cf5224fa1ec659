import { dateIn, formatDate } from '@lunette/country-config';
import { findOrder } from '../../../checkout/order/ownOrder.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { enqueue, type JobContext } from '../../../platform/jobs/jobs.ts';
import { sendMail } from '../../../platform/messages/messages.ts';
import { itemsOnTheirWay } from '../../fulfilment/itemHistory.ts';
import { colleagueMail, shopperValues } from '../../messages/colleagueMail.ts';
import { goodsNames } from '../../messages/goodsNames.ts';
import { isPowerOpen, isPowerUnread } from '../openPower.ts';

/** Enqueues the mail that asks a colleague to read the pictures of an order, when one begins to wait or is replaced. */
export async function enqueueAskOptician(tx: Queries, orderId: string): Promise<void> {
  await enqueue(tx, 'order.ask-optician', { orderId }, { key: `order.ask-optician-${orderId}` });
}

/** Asks a colleague to read the pictures of an order, unless none of its items waits for that any more (RX-10). */
export async function askOptician(context: JobContext, orderId: string): Promise<void> {
  const { db, texts, settings } = context;
  const order = await findOrder(db, orderId);
  if (!order) return;
  const unread = (await itemsOnTheirWay(db, orderId)).filter(
    ({ item, history }) =>
      isPowerUnread(item) &&
      isPowerOpen(order, item, history) &&
      history.at(-1)?.status === 'waiting_for_power',
  );
  if (unread.length === 0) return;
  const { country, placedAt, createdAt } = order;
  const t = texts('en', country);
  const goods = unread.map(({ item }) => ({ item, pieces: item.quantity }));
  const text = t('orders.read-text', {
    ...shopperValues(order, t),
    goods: goodsNames({ language: 'en', country }, goods),
    date: formatDate(dateIn(country, placedAt ?? createdAt), 'en', country),
  });
  await sendMail(context, colleagueMail(settings, t('orders.read-subject', { orderId }), text));
}
