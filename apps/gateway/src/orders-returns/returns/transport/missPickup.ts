import { paths } from '@lunette/api-client/contract';
import { dateIn, formatDate, formatTime } from '@lunette/country-config';
import { eq, sql } from 'drizzle-orm';
import { lockOrder } from '../../../checkout/order/ownOrder.ts';
import type { Order } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/events.ts';
import type { Gateway, MessageContext } from '../../../platform/gateway.ts';
import { recordAct } from '../../acts/recordAct.ts';
import { notifyShopper } from '../../messages/notifyShopper.ts';
import { RETURN_TERMS, ROUND_HOURS } from '../eligibility/returnTerms.ts';
import { orderIdOf, returnOf, type WholeReturn } from '../orderReturns.ts';
import { orderReturn } from '../schema.ts';
import { isMissed, isRoundOver, roundOf } from '../mode/pickupRound.ts';
import { hourText } from '../mode/returnModes.ts';
import { orderUrl } from '../../messages/orderUrl.ts';
import { DAY_MS } from '../../../platform/dayMs.ts';

const STORE: Actor = { kind: 'store', id: null };

/** A round that the courier reports as missed. */
interface ReportedMiss {
  actor: Actor;
  date: string;
  from: string;
}

/**
 * Records that the courier did not come for a parcel, and notifies its shopper, once for each booked round: when the hours
 * of the round are over, or at once if the courier reports it. A report about another round changes nothing. Returns false
 * if there is no such return.
 */
export async function missPickup(
  context: MessageContext & Pick<Gateway, 'db'>,
  returnId: string,
  reported?: ReportedMiss,
): Promise<boolean> {
  const { db } = context;
  const orderId = await orderIdOf(db, returnId);
  if (orderId === null) return false;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const wholeReturn = await returnOf(tx, order.id, returnId);
    if (
      wholeReturn?.status !== 'label' ||
      wholeReturn.pickupOn === null ||
      wholeReturn.pickupFrom === null ||
      isMissed(wholeReturn)
    )
      return;
    const isOver = reported
      ? wholeReturn.pickupOn === reported.date && hourText(wholeReturn.pickupFrom) === reported.from
      : await isPast(tx, returnId);
    if (!isOver) return;
    const sendBy = chooseBy(order, wholeReturn);
    await tx
      .update(orderReturn)
      .set({ missedRound: roundOf(wholeReturn), sendBy })
      .where(eq(orderReturn.id, returnId));
    await recordAct(tx, {
      orderId: order.id,
      actor: reported?.actor ?? STORE,
      act: 'pickup_missed',
      details: { returnId },
    });
    await notify(tx, context, order, wholeReturn, {
      date: wholeReturn.pickupOn,
      from: wholeReturn.pickupFrom,
      sendBy,
    });
  });
  return true;
}

/**
 * The last day to choose another round: as many days from now as a parcel has from its request, but not earlier than the
 * present last day.
 */
function chooseBy({ country }: Order, { sendBy }: WholeReturn): string {
  const last = dateIn(country, new Date(Date.now() + RETURN_TERMS[country].sendDays * DAY_MS));
  return sendBy !== null && sendBy > last ? sendBy : last;
}

async function isPast(tx: Queries, returnId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM order_return JOIN orders ON orders.id = order_return.order_id
    WHERE order_return.id = ${returnId} AND ${isRoundOver}`);
  return rows.length > 0;
}

async function notify(
  tx: Queries,
  { settings, texts }: MessageContext,
  order: Order,
  wholeReturn: WholeReturn,
  { date, from, sendBy }: { date: string; from: number; sendBy: string },
): Promise<void> {
  const { language, country } = order;
  const t = texts(language, country);
  const values = {
    number: wholeReturn.id,
    day: formatDate(date, language, country),
    from: formatTime(hourText(from), language, country),
    to: formatTime(hourText(from + ROUND_HOURS), language, country),
    last: formatDate(sendBy, language, country),
  };
  const path = paths.returnDetails(order.id, wholeReturn.pieces[0]?.itemId);
  const url = orderUrl(settings, order, path);
  const subject = t('returns.message.missed', values);
  const text = t('returns.message.missed-text', values);
  await notifyShopper(tx, order, {
    subject,
    lines: [text],
    link: { text: t('returns.message-look'), url },
    sms: `${subject}. ${text} ${url}`,
    key: `return.missed-${wholeReturn.id}-${date}-${from}`,
  });
}
