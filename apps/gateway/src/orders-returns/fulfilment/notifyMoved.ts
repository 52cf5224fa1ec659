import type { ItemStatus } from '@lunette/orders-returns/contract';
import { formatDate } from '@lunette/country-config';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { cancelledPieces } from '../cancel/cancelledPieces.ts';
import { goodsNames } from '../goodsNames.ts';
import { recordActs } from '../acts/recordAct.ts';
import { notifyShopper } from '../notifyShopper.ts';
import type { Parcel } from './schema.ts';
import { orderUrl } from '../orderUrl.ts';

type Notifier = Pick<Gateway, 'settings' | 'texts'>;

/** Statuses of which the shopper is notified here; what comes back undelivered or is lost has the message of its refund. */
const NOTIFIED: readonly ItemStatus[] = ['shipped', 'out_for_delivery', 'delivered', 'delivery_failed'];

interface Moved {
  items: StoredItem[];
  status: ItemStatus;
  parcel: Parcel;
  /** The event that moved them: it is notified once. */
  event: string;
}

/**
 * Notifies a shopper of a step of their parcel, in the transaction that stores it: a message is sent if, and only if, the
 * items moved.
 */
export async function notifyMoved(
  tx: Queries,
  notifier: Notifier,
  order: Order,
  { items, status, parcel, event }: Moved,
): Promise<void> {
  if (items.length === 0 || !NOTIFIED.includes(status)) return;
  const { windowFrom: from, windowTo: to, trackingNumber, courier } = parcel;
  await notify(tx, notifier, order, event, `orders.moved.${status}`, {
    ...(await goodsOf(tx, order, items)),
    date: formatDate(parcel.expectedOn, order.language, order.country),
    window: from && to ? 'known' : 'none',
    from: from ?? '',
    to: to ?? '',
    courier: courier ?? '',
    number: trackingNumber ?? '',
  });
}

/** Notifies a shopper that items arrive on a later day, and records the act. */
export async function notifyLate(
  tx: Queries,
  notifier: Notifier,
  order: Order,
  items: StoredItem[],
  day: string,
): Promise<void> {
  if (items.length === 0) return;
  const actor = { kind: 'store', id: null } as const;
  await recordActs(
    tx,
    items.map(({ id: itemId }) => ({ orderId: order.id, itemId, actor, act: 'delayed' })),
  );
  const date = formatDate(day, order.language, order.country);
  const which = items.map(({ id }) => id).join('-');
  await notify(tx, notifier, order, `${which}-${day}`, 'orders.moved.late', {
    ...(await goodsOf(tx, order, items)),
    date,
  });
}

/** What a message says of items: their names, without the pieces that were cancelled, and how many pieces they are. */
async function goodsOf(tx: Queries, order: Order, items: StoredItem[]) {
  const cancelled = await cancelledPieces(tx, [order.id]);
  const goods = items.map((item) => ({ item, pieces: item.quantity - (cancelled.get(item.id) ?? 0) }));
  return { names: goodsNames(order, goods), count: goods.reduce((sum, { pieces }) => sum + pieces, 0) };
}

async function notify(
  tx: Queries,
  { settings, texts }: Notifier,
  order: Order,
  event: string,
  text: string,
  values: Record<string, string | number>,
): Promise<void> {
  const { id: orderId, language, country } = order;
  const t = texts(language, country);
  const path = `/checkout/onepage/success/order-summary?orderId=${orderId}`;
  await notifyShopper(tx, order, {
    subject: t(`${text}-subject`, { ...values, orderId }),
    lines: [t(`${text}-text`, values)],
    link: {
      text: t('orders.mail-look'),
      url: orderUrl(settings, order, path),
    },
    key: `order.moved-${orderId}-${event}`,
  });
}
