import { formatDate, formatMoney, fromMinor } from '@lunette/country-config';
import { z } from 'zod';
import { findOrder, itemsOf } from '../../checkout/order/ownOrder.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { cashDueOf, paymentsOf } from '../../checkout/payment/orderPayments.ts';
import type { Queries } from '../../platform/database/database.ts';
import { enqueue, type JobContext } from '../../platform/jobs/jobs.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { historyOf } from '../fulfilment/itemHistory.ts';
import { notifyShopper } from '../messages/notifyShopper.ts';
import { isBeforeLenses } from '../power/openPower.ts';
import { lensPath } from '../power/powerLink.ts';
import { expectedDay } from '../fulfilment/expectedDay.ts';
import { expectedStatuses } from '../order/timeline.ts';
import { findAmendment } from './amendments.ts';
import type { StoredAmendment } from './schema.ts';
import { orderUrl } from '../messages/orderUrl.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

/** The number of days for which the link in the message is valid. */
const LINK_DAYS = 7;

const Notice = z.object({ amendmentId: z.uuid() });

/** Enqueues the message about the outcome of an amendment, in the transaction in which it ends. */
export async function enqueueNotice(tx: Queries, amendmentId: string): Promise<void> {
  await enqueue(tx, 'amendment.notify', { amendmentId }, { key: `amendment.notify-${amendmentId}` });
}

/**
 * Notifies the shopper that the lenses of an item are changed, with the difference in price and the day; or that an
 * amendment was paid too late and is refunded.
 */
export async function notifyAmended({ db, texts, settings }: JobContext, payload: unknown): Promise<void> {
  const amendment = await findAmendment(db, Notice.parse(payload).amendmentId);
  const order = amendment && (await findOrder(db, amendment.orderId));
  const item = order && (await itemsOf(db, order.id)).find(({ id }) => id === amendment.itemId);
  if (!item) return;
  const { id, details, delta, status } = amendment;
  const t = texts(order.language, order.country);
  const name = details.modelName || details.name;
  const cashDue = cashDueOf(await paymentsOf(db, order.id));
  const money = (minor: number) => formatMoney(fromMinor(minor, order.currencyCode));
  const isDone = status === 'done';
  const kind = delta > 0 ? 'more' : delta < 0 ? 'less' : 'same';
  const history = (await historyOf(db, [order.id])).get(item.id) ?? [];
  const day = expectedStatuses(
    { history, hasLenses: true },
    expectedDay(order, item, undefined),
    order.country,
  ).at(-1)?.date;
  const values = { name, orderId: order.id, lens: lensTitle(amendment), amount: money(Math.abs(delta)) };
  await notifyShopper(db, order, {
    subject: t(isDone ? 'orders.amended-subject' : 'orders.not-amended-subject', values),
    lines: [
      ...(isDone
        ? [
            t('orders.amended-text', values),
            t('orders.amended-money', {
              ...values,
              kind,
              by: cashDue === null ? 'card' : 'door',
              total: money(cashDue ?? order.total),
            }),
          ]
        : [t('orders.not-amended-text', values)]),
      ...(day
        ? [t('orders.amended-day', { name, date: formatDate(day, order.language, order.country) })]
        : []),
    ],
    ...(isBeforeLenses(order, history) && {
      link: { text: t('orders.amended-link'), url: lensUrl(settings, order, item) },
    }),
    key: `order.amended-${id}`,
  });
}

/** The name of the lenses of an amendment. */
export function lensTitle({ details }: Pick<StoredAmendment, 'details'>): string {
  return details.options.find(({ type }) => type === 'lens_package')?.name ?? details.lensType ?? '';
}

function lensUrl(settings: Settings, order: Order, { id: itemId }: StoredItem): string {
  const expiresAt = new Date(Date.now() + LINK_DAYS * DAY_MS);
  return orderUrl(settings, order, lensPath(settings, { orderId: order.id, itemId }, expiresAt));
}
