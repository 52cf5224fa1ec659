import { countryOf, formatDate, formatMoney, fromMinor, storeChoice } from '@lunette/country-config';
import { RETURN_STATUSES } from '@lunette/orders-returns/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findOrder, lockOrder } from '../../checkout/order/ownOrder.ts';
import { worthMoved } from '../../checkout/payment/refunds/moveWorth.ts';
import type { Actor } from '../../platform/events.ts';
import { enqueueAll, type JobContext, type Jobs } from '../../platform/jobs/jobs.ts';
import { html, mailPage } from '../../platform/messages/mailPage.ts';
import { releasePieces } from './changeReturn.ts';
import { returnOf } from './orderReturns.ts';
import { closePaidReturn } from './refund/payReturn.ts';
import { deleteOldPhotos } from './photo/photos.ts';
import { orderReturn } from './schema.ts';
import { setStatus } from './state/setStatus.ts';
import { advanceReturn } from './transport/advanceReturn.ts';
import { askAboutReturn, bookForgotten, lookForLateReturns } from './transport/lateReturns.ts';
import { askAboutWayBack, bookForgottenWayBack, bookWayBack } from './wayBack/wayBack.ts';
import { plus, sumOf } from './preview/worth.ts';

const Notification = z.object({ returnId: z.string(), status: z.enum(RETURN_STATUSES) });
const OfReturn = z.object({ returnId: z.string() });
const OfParcel = z.object({ parcelId: z.uuid() });
const STORE: Actor = { kind: 'store', id: null };

/** What returns send out, and what the clock does with them. */
export const returnJobs: Jobs = {
  'return.tell': async (payload, context) => notify(context, Notification.parse(payload)),
  'return.look-after': async (_payload, context) => lookAfter(context),
  'return.send-back': async (payload, context) => bookWayBack(context, OfParcel.parse(payload).parcelId),
  'return.advance': async (payload, context) => advanceReturn(context, OfReturn.parse(payload).returnId),
  'return.look-for-late': async (_payload, context) => {
    await lookForLateReturns(context);
    await askAboutWayBack(context);
  },
  'return.ask': async (payload, context) => askAboutReturn(context, OfReturn.parse(payload).returnId),
  'return.tidy': async (_payload, { db }) => deleteOldPhotos(db),
};

/** Ends returns that their shopper did not send in time (one that the courier is to fetch waits for it), and any that still wait although their money is there; books what is not booked yet. */
async function lookAfter({ db }: Pick<JobContext, 'db'>): Promise<void> {
  await bookForgotten({ db });
  await bookForgottenWayBack({ db });
  const unsent = await db
    .select({ id: orderReturn.id, orderId: orderReturn.orderId })
    .from(orderReturn)
    .where(
      and(
        eq(orderReturn.status, 'label'),
        isNull(orderReturn.pickupOn),
        lt(orderReturn.sendBy, sql`(now() - interval '1 day')::date`),
      ),
    );
  for (const { id, orderId } of unsent)
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      const one = await returnOf(tx, orderId, id);
      if (one?.status !== 'label') return;
      await setStatus(tx, one, 'expired', STORE);
      await releasePieces(tx, id);
    });
  const unpaid = await db
    .select({ id: orderReturn.id, orderId: orderReturn.orderId })
    .from(orderReturn)
    .where(eq(orderReturn.status, 'inspected'));
  for (const { id, orderId } of unpaid)
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      await closePaidReturn({ orderId, returnId: id }, { tx });
    });
}

/** Notifies the shopper of a change of their return, by e-mail and by text message, once for each. */
async function notify(
  { db, texts, settings }: JobContext,
  { returnId, status }: z.infer<typeof Notification>,
): Promise<void> {
  const [found] = await db.select().from(orderReturn).where(eq(orderReturn.id, returnId));
  const one = found && (await returnOf(db, found.orderId, returnId));
  const order = one && (await findOrder(db, one.orderId));
  // An account that was deleted meanwhile has left no address.
  if (!one || !order || order.email === '') return;
  const { language, country, currencyCode } = order;
  const t = texts(language, country);
  const values = {
    number: returnId,
    code: `R${one.groupId}`,
    day: one.sendBy ? formatDate(one.sendBy, language, country) : '',
    amount: formatMoney(
      fromMinor(sumOf(plus(...one.pieces.map(({ worth }) => worth.tenders))), currencyCode),
    ),
    reason: one.rejection === 'empty' ? t('returns.rejected-empty') : (one.rejection ?? ''),
  };
  const subject = t(`returns.message.${status}`, values);
  const isExchanged = status === 'inspected' && (await worthMoved(db, order.id, returnId)).length > 0;
  const isLost = status === 'inspected' && one.pieces.every(({ outcome }) => outcome === 'lost');
  const text = t(`returns.message.${isExchanged ? 'exchanged' : status}-text`, values);
  const refusals = new Set(one.pieces.flatMap(({ refusal }) => refusal || []));
  const isPartlyRefused = status === 'inspected' && refusals.size > 0;
  const line = [
    ...(isLost ? [t('returns.message.lost-text')] : []),
    text,
    ...(isPartlyRefused ? [t('returns.message.refused-text', { reason: [...refusals].join(' ') })] : []),
  ].join(' ');
  const [item] = one.pieces;
  const path = `/sales/order/return-details/${order.id}?itemId=${item?.itemId ?? ''}`;
  const url = storeChoice(order, settings.storefronts[order.client ?? 'desktop'], path);
  const to = `${countryOf(country).phoneCode}${order.address.phone}`;
  const mail = {
    to: order.email,
    subject,
    text: [subject, '', line, '', `${t('returns.message-look')}: ${url}`].join('\n'),
    html: mailPage(language, subject, [
      html`<p style="margin:0 0 16px">${line}</p>`,
      html`<p style="margin:0"><a href="${url}" style="color:#0B6E6E">${t('returns.message-look')}</a></p>`,
    ]),
  };
  await enqueueAll(db, [
    { name: 'mail.send', payload: mail, key: `return.mail-${returnId}-${status}` },
    {
      name: 'sms.send',
      payload: { to, text: `${subject}. ${line}` },
      key: `return.sms-${returnId}-${status}`,
    },
  ]);
}
