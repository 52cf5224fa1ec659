import { paths } from '@lunette/api-client/contract';
import type { ItemStatus } from '@lunette/orders-returns/contract';
import { formatDate } from '@lunette/country-config';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { decidingPayment, paymentsOf } from '../../checkout/payment/orderPayments.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { MessageContext } from '../../platform/gateway.ts';
import { cancelledPieces } from '../cancel/cancelledPieces.ts';
import { goodsNames } from '../messages/goodsNames.ts';
import { recordActs } from '../acts/recordAct.ts';
import { notifyShopper } from '../messages/notifyShopper.ts';
import type { LateCancel } from './late/lateCancel.ts';
import type { Parcel } from './schema.ts';
import { orderUrl } from '../messages/orderUrl.ts';

/**
 * The statuses about which this file sends a message. For items that come back undelivered or are lost, the message of the
 * cancellation is sent instead.
 */
const NOTIFIED: readonly ItemStatus[] = ['shipped', 'out_for_delivery', 'delivered', 'delivery_failed'];

interface MovedItems {
  items: StoredItem[];
  status: ItemStatus;
  parcel: Parcel;
  /** The id of the event that moved them; one message is sent for each event. */
  event: string;
}

/**
 * Notifies a shopper of a step of their parcel, in the transaction that stores it: a message is sent if, and only if, the
 * items moved.
 */
export async function notifyMoved(
  tx: Queries,
  context: MessageContext,
  order: Order,
  { items, status, parcel, event }: MovedItems,
): Promise<void> {
  if (items.length === 0 || !NOTIFIED.includes(status)) return;
  const { windowFrom: from, windowTo: to, trackingNumber, courier } = parcel;
  await notify(tx, context, order, event, `orders.moved.${status}`, {
    ...(await goodsOf(tx, order, items)),
    date: formatDate(parcel.expectedOn, order.language, order.country),
    window: from && to ? 'known' : 'none',
    from: from ?? '',
    to: to ?? '',
    courier: courier ?? '',
    number: trackingNumber ?? '',
  });
}

interface Late {
  day: string;
  /** Set if the items may be cancelled because they are weeks late. */
  offer?: LateCancel | null;
}

/** Notifies a shopper that items arrive on a later day, or may be cancelled since they are late, and records the act. */
export async function notifyLate(
  tx: Queries,
  context: MessageContext,
  order: Order,
  items: StoredItem[],
  { day, offer = null }: Late,
): Promise<void> {
  if (items.length === 0) return;
  const { id: orderId, language, country } = order;
  const actor = { kind: 'store', id: null } as const;
  const acts = offer ? (['delayed', 'cancel_offered'] as const) : (['delayed'] as const);
  await recordActs(
    tx,
    items.flatMap(({ id: itemId }) => acts.map((act) => ({ orderId, itemId, actor, act }))),
  );
  const which = items.map(({ id }) => id).join('-');
  await notify(
    tx,
    context,
    order,
    `${which}-${day}${offer ? '-offer' : ''}`,
    'orders.moved.late',
    {
      ...(await goodsOf(tx, order, items)),
      date: formatDate(day, language, country),
      ends: offer ? formatDate(offer.endsOn, language, country) : '',
      isDue: offer && (await isDue(tx, orderId)) ? 'yes' : 'no',
    },
    offer ? ['orders.moved.late-offer'] : [],
  );
}

/** Whether the order is still to be paid at the door. */
async function isDue(tx: Queries, orderId: string): Promise<boolean> {
  return decidingPayment(await paymentsOf(tx, orderId))?.status === 'cash_due';
}

/** The names and the number of pieces of items, without cancelled pieces. */
async function goodsOf(tx: Queries, order: Order, items: StoredItem[]) {
  const cancelled = await cancelledPieces(tx, [order.id]);
  const goods = items.map((item) => ({ item, pieces: item.quantity - (cancelled.get(item.id) ?? 0) }));
  return { names: goodsNames(order, goods), count: goods.reduce((sum, { pieces }) => sum + pieces, 0) };
}

async function notify(
  tx: Queries,
  { settings, texts }: MessageContext,
  order: Order,
  event: string,
  text: string,
  values: Record<string, string | number>,
  more: string[] = [],
): Promise<void> {
  const { id: orderId, language, country } = order;
  const t = texts(language, country);
  const path = paths.orderSummary(orderId);
  await notifyShopper(tx, order, {
    subject: t(`${text}-subject`, { ...values, orderId }),
    lines: [`${text}-text`, ...more].map((line) => t(line, values)),
    link: {
      text: t('orders.mail-look'),
      url: orderUrl(settings, order, path),
    },
    key: `order.moved-${orderId}-${event}`,
  });
}
