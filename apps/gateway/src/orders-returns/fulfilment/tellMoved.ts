import type { ItemStatus } from '@lunette/orders-returns/contract';
import { countryOf, formatDate, storeChoice } from '@lunette/country-config';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { enqueueAll } from '../../platform/jobs/jobs.ts';
import { html, mailPage } from '../../platform/messages/mailPage.ts';
import { recordAct } from '../acts/recordAct.ts';
import type { Parcel } from './schema.ts';

type Teller = Pick<Gateway, 'settings' | 'texts'>;

/** Statuses of which the shopper is told. */
const TOLD: readonly ItemStatus[] = [
  'shipped',
  'out_for_delivery',
  'delivered',
  'delivery_failed',
  'returned_to_sender',
];

interface Moved {
  items: StoredItem[];
  status: ItemStatus;
  parcel: Parcel;
  /** What it is told of: each once. */
  event: string;
}

/**
 * Tells a shopper where their parcel is, in the transaction that writes it down: a message is sent if, and only if, the
 * items moved.
 */
export async function tellMoved(
  tx: Queries,
  teller: Teller,
  order: Order,
  { items, status, parcel, event }: Moved,
): Promise<void> {
  if (items.length === 0 || !TOLD.includes(status)) return;
  const { windowFrom: from, windowTo: to, trackingNumber, courier } = parcel;
  await send(tx, teller, order, event, `orders.moved.${status}`, {
    names: namesOf(items),
    date: formatDate(parcel.expectedOn, order.language, order.country),
    window: from && to ? 'known' : 'none',
    from: from ?? '',
    to: to ?? '',
    courier: courier ?? '',
    number: trackingNumber ?? '',
  });
}

/** Tells a shopper that items come on a later day, and writes it down. */
export async function tellLater(
  tx: Queries,
  teller: Teller,
  order: Order,
  items: StoredItem[],
  day: string,
): Promise<void> {
  if (items.length === 0) return;
  const actor = { kind: 'store', id: null } as const;
  for (const { id: itemId } of items)
    await recordAct(tx, { orderId: order.id, itemId, actor, act: 'delayed' });
  const date = formatDate(day, order.language, order.country);
  const which = items.map(({ id }) => id).join('-');
  await send(tx, teller, order, `${which}-${day}`, 'orders.moved.late', { names: namesOf(items), date });
}

const namesOf = (items: StoredItem[]) => items.map(({ details }) => details.name).join(', ');

async function send(
  tx: Queries,
  { settings, texts }: Teller,
  order: Order,
  event: string,
  text: string,
  values: Record<string, string>,
): Promise<void> {
  // An account that was deleted meanwhile has left no address.
  if (order.email === '') return;
  const { id: orderId, language, country } = order;
  const t = texts(language, country);
  const subject = t(`${text}-subject`, { ...values, orderId });
  const line = t(`${text}-text`, values);
  const path = `/checkout/onepage/success/order-summary?orderId=${orderId}`;
  const url = storeChoice(order, settings.storefronts[order.client ?? 'desktop'], path);
  const look = t('orders.mail-look');
  const mail = {
    to: order.email,
    subject,
    text: [subject, '', line, `${look}: ${url}`].join('\n'),
    html: mailPage(language, subject, [
      html`<p style="margin:0 0 16px">${line}</p>`,
      html`<p style="margin:0"><a href="${url}" style="color:#0B6E6E">${look}</a></p>`,
    ]),
  };
  const to = `${countryOf(country).phoneCode}${order.address.phone}`;
  await enqueueAll(tx, [
    { name: 'mail.send', payload: mail, key: `order.moved-mail-${orderId}-${event}` },
    {
      name: 'sms.send',
      payload: { to, text: `${subject}. ${line}` },
      key: `order.moved-sms-${orderId}-${event}`,
    },
  ]);
}
