import { paths } from '@lunette/api-client/contract';
import { formatDate, formatMoney, fromMinor } from '@lunette/country-config';
import type { Order } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { MessageContext } from '../../../platform/gateway.ts';
import type { CourierEvent } from '../../fulfilment/parcel/courier.ts';
import { notifyShopper } from '../../messages/notifyShopper.ts';
import { orderUrl } from '../../messages/orderUrl.ts';
import type { WholeReturn } from '../orderReturns.ts';
import { totalOf } from '../../../checkout/order/tenders.ts';
import { tendersOf } from '../refund/payReturn.ts';
import type { RefusedParcel } from './schema.ts';

interface Notice {
  order: Order;
  wholeReturn: WholeReturn;
  parcel: RefusedParcel;
  status: Exclude<CourierEvent['status'], 'lost'>;
  /** The id of the event; one message is sent for each event. */
  event: string;
}

/** Notifies the shopper of a step of the parcel with their refused pieces. */
export async function notifyRefusedParcel(
  tx: Queries,
  context: MessageContext,
  { order, wholeReturn, parcel, status, event }: Notice,
): Promise<void> {
  const { language, country } = order;
  const { windowFrom: from, windowTo: to, expectedOn, courier, trackingNumber } = parcel;
  const values = {
    day: formatDate(expectedOn, language, country),
    window: from && to ? 'known' : 'none',
    from: from ?? '',
    to: to ?? '',
    courier: courier ?? '',
    tracking: trackingNumber ?? '',
  };
  await notify(tx, context, { order, wholeReturn, status, values, event });
}

interface LostNotice {
  order: Order;
  wholeReturn: WholeReturn;
  /** The claim by which the pieces are refunded. */
  claim: WholeReturn;
  /** Whether the courier ever had them. */
  hasLeft: boolean;
  /** The part of their worth that pays for the new goods of an exchange, in minor units. */
  moved: number;
}

/** Notifies the shopper that their refused pieces are lost, and how they are refunded. */
export async function notifyRefusedParcelLost(
  tx: Queries,
  context: MessageContext,
  { order, wholeReturn, claim, hasLeft, moved }: LostNotice,
): Promise<void> {
  const back = totalOf(tendersOf(claim)) - moved;
  const money = (minor: number) => formatMoney(fromMinor(minor, order.currencyCode));
  const values = {
    hasLeft: hasLeft ? 'yes' : 'no',
    isMoved: moved > 0 ? 'yes' : 'no',
    moved: money(moved),
    isBack: back > 0 ? 'yes' : 'no',
    back: money(back),
  };
  await notify(tx, context, { order, wholeReturn, status: 'lost', values, event: claim.id });
}

interface ParcelMessage {
  order: Order;
  wholeReturn: WholeReturn;
  status: CourierEvent['status'];
  values: Record<string, string>;
  event: string;
}

async function notify(
  tx: Queries,
  { settings, texts }: MessageContext,
  { order, wholeReturn, status, values, event }: ParcelMessage,
): Promise<void> {
  const t = texts(order.language, order.country);
  const path = paths.returnDetails(order.id, wholeReturn.pieces[0]?.itemId);
  const all = { ...values, number: wholeReturn.id };
  await notifyShopper(tx, order, {
    subject: t(`returns.back.${status}`, all),
    lines: [t(`returns.back.${status}-text`, all)],
    link: {
      text: t('returns.message-look'),
      url: orderUrl(settings, order, path),
    },
    key: `return.back-${wholeReturn.id}-${event}`,
  });
}
