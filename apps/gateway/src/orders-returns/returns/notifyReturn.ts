import { paths } from '@lunette/api-client/contract';
import { formatDate, formatMoney, formatTime, fromMinor } from '@lunette/country-config';
import { RETURN_STATUSES, type ReturnStatus } from '@lunette/orders-returns/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findStore, storeAnswer } from '../../stores/stores.ts';
import { findOrder } from '../../checkout/order/ownOrder.ts';
import type { Order } from '../../checkout/order/schema.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import type { Queries } from '../../platform/database/database.ts';
import { enqueue, type JobContext } from '../../platform/jobs/jobs.ts';
import type { Translate } from '../../platform/texts/texts.ts';
import { notifyShopper } from '../messages/notifyShopper.ts';
import { daysAfter } from './eligibility/eligibility.ts';
import { ROUND_HOURS } from './eligibility/returnTerms.ts';
import { returnOf, type WholeReturn } from './orderReturns.ts';
import { claimDay } from './preview/previewReturn.ts';
import { addTenders, totalOf } from '../../checkout/order/tenders.ts';
import { orderReturn } from './schema.ts';
import { wasMissed } from './mode/pickupRound.ts';
import { hourText } from './mode/returnModes.ts';
import { returnsWithPiecesOf, sharedPieces } from './state/returnsWithPiecesOf.ts';
import { orderUrl } from '../messages/orderUrl.ts';

const Notice = z.object({ returnId: z.string(), status: z.enum(RETURN_STATUSES) });

/** Enqueues the message about the status of a return, in the transaction that changes it. */
export async function enqueueReturnNotice(
  tx: Queries,
  returnId: string,
  status: ReturnStatus,
): Promise<void> {
  await enqueue(tx, 'return.tell', { returnId, status }, { key: `return.told-${returnId}-${status}` });
}

/** Notifies the shopper of a change of their return, by e-mail and by text message, once for each status. */
export async function notifyReturn({ db, texts, settings }: JobContext, payload: unknown): Promise<void> {
  const { returnId, status } = Notice.parse(payload);
  const [found] = await db.select().from(orderReturn).where(eq(orderReturn.id, returnId));
  const wholeReturn = found && (await returnOf(db, found.orderId, returnId));
  const order = wholeReturn && (await findOrder(db, wholeReturn.orderId));
  if (!wholeReturn || !order) return;
  // After the end of a return only the message about it is sent, also if the instructions were waiting.
  if (status === 'label' && (wholeReturn.status === 'cancelled' || wholeReturn.status === 'expired')) return;
  const t = texts(order.language, order.country);
  const sentences =
    status === 'label'
      ? [await labelText(db, order, wholeReturn, t)]
      : await textsOf(db, order, wholeReturn, status, t);
  const [item] = wholeReturn.pieces;
  const path = paths.returnDetails(order.id, item?.itemId);
  const url = orderUrl(settings, order, path);
  await notifyShopper(db, order, {
    subject: t(`returns.message.${status}`, { number: returnId }),
    lines: [sentences.join(' ')],
    link: { text: t('returns.message-look'), url },
    key: `return-${status}-${returnId}`,
  });
}

/** The instructions for handing a parcel over: the courier's round, the store, or a parcel point with the last day for it. */
async function labelText(
  db: Queries,
  { country, language }: Order,
  { groupId, mode, pickupOn, pickupFrom, storeCode, sendBy }: WholeReturn,
  t: Translate,
): Promise<string> {
  const day = (date: string) => formatDate(date, language, country);
  const values = { code: `R${groupId}`, day: sendBy ? day(sendBy) : '' };
  if (mode === 'schedule_pickup' && pickupOn !== null && pickupFrom !== null)
    return t('returns.message.label-text-schedule_pickup', {
      ...values,
      day: day(pickupOn),
      from: formatTime(hourText(pickupFrom), language, country),
      to: formatTime(hourText(pickupFrom + ROUND_HOURS), language, country),
    });
  if (mode !== 'store_return' || storeCode === null) return t('returns.message.label-text-warehouse', values);
  const { name, address } = storeAnswer(await findStore(db, country, storeCode), language);
  return t('returns.message.label-text-store_return', { ...values, store: name, address });
}

async function textsOf(
  db: Queries,
  { id: orderId, currencyCode, country, language }: Order,
  wholeReturn: WholeReturn,
  status: ReturnStatus,
  t: Translate,
): Promise<string[]> {
  const amount = totalOf(addTenders(...wholeReturn.pieces.map(({ worth }) => worth.tenders)));
  const values = {
    ...(status === 'cancelled' && (await continuedIn(db, wholeReturn))),
    amount: formatMoney(fromMinor(amount, currencyCode)),
    reason: wholeReturn.rejection === 'empty' ? t('returns.rejected-empty') : (wholeReturn.rejection ?? ''),
    day: formatDate(claimDay(country, wholeReturn.createdAt), language, country),
    missed: wasMissed(wholeReturn) ? 'yes' : 'no',
    last:
      wholeReturn.sendBy === null
        ? ''
        : formatDate(daysAfter(country, wholeReturn.sendBy), language, country),
  };
  // The parcel was empty.
  if (status === 'rejected' && wholeReturn.rejection === 'empty') return [values.reason];
  if (status !== 'inspected') return [t(`returns.message.${status}-text`, values)];
  const refunds = (await refundsOf(db, orderId)).filter(({ returnId }) => returnId === wholeReturn.id);
  const isExchanged = refunds.some(({ method }) => method === 'exchange');
  const needsAccount = refunds.some(
    (refund) => refund.method === 'neft' && refund.status === 'due' && refund.bankAccountId === null,
  );
  const isLost = wholeReturn.pieces.every(({ outcome }) => outcome === 'lost');
  const count = wholeReturn.pieces.length;
  const missing = wholeReturn.pieces.filter(({ outcome }) => outcome === 'missing').length;
  const refusals = new Set(wholeReturn.pieces.flatMap(({ refusal }) => refusal || []));
  return [
    ...(isLost ? [t('returns.message.lost-text')] : []),
    t(`returns.message.${isExchanged ? 'exchanged' : status}-text`, {
      ...values,
      needsAccount: needsAccount ? 'yes' : 'no',
    }),
    ...(missing > 0 ? [t('returns.message.missing-text', { count, arrived: count - missing })] : []),
    ...(refusals.size > 0 ? [t('returns.message.refused-text', { reason: [...refusals].join(' ') })] : []),
  ];
}

/** The return in which pieces of a cancelled one go on, or `none`, and whether other pieces of it are in no such return. */
async function continuedIn(
  db: Queries,
  wholeReturn: WholeReturn,
): Promise<{ other: string; left: 'yes' | 'no' }> {
  // The oldest has taken the pieces over; a newer one is another return of the pieces that are left.
  const other = (await returnsWithPiecesOf(db, wholeReturn)).at(-1);
  if (!other) return { other: 'none', left: 'no' };
  const isLeft = sharedPieces(other, wholeReturn).length < wholeReturn.pieces.length;
  return { other: other.id, left: isLeft ? 'yes' : 'no' };
}
