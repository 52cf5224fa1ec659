import { paths } from '@lunette/api-client/contract';
import { formatMoney, fromMinor } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findOrder } from '../../checkout/order/ownOrder.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import type { Queries } from '../../platform/database/database.ts';
import { enqueue, type JobContext } from '../../platform/jobs/jobs.ts';
import { notifyShopper } from '../messages/notifyShopper.ts';
import { returnsOf } from '../returns/orderReturns.ts';
import { lostClaimOf } from './itemExchange.ts';
import { owedCause } from './settlement/owedCause.ts';
import { itemOf } from './preview/exchangeBasis.ts';
import { orderExchange, type StoredExchange } from './schema.ts';
import { orderUrl } from '../messages/orderUrl.ts';

const Notice = z.object({
  exchangeId: z.uuid(),
  status: z.enum(['confirmed', 'cancelled', 'owed', 'expired']),
});

/** Enqueues the message about the status of an exchange, in the transaction that stores the status. */
export async function enqueueExchangeNotice(
  tx: Queries,
  { id: exchangeId, status }: StoredExchange,
): Promise<void> {
  await enqueue(
    tx,
    'exchange.notify',
    { exchangeId, status },
    { key: `exchange.notify-${exchangeId}-${status}` },
  );
}

/**
 * Notifies the shopper that an exchange is confirmed, was cancelled or has expired, or that its new order has a debt because
 * the old goods did not pay for it.
 */
export async function notifyExchange({ db, texts, settings }: JobContext, payload: unknown): Promise<void> {
  const { exchangeId, status } = Notice.parse(payload);
  const [exchange] = await db.select().from(orderExchange).where(eq(orderExchange.id, exchangeId));
  const order = exchange && (await findOrder(db, exchange.orderId));
  // The debt may have been paid since the job was enqueued.
  if (!order || (status === 'owed' && exchange.status !== 'owed')) return;
  const { details } = await itemOf(db, exchange);
  const { language, country, currencyCode, id: orderId } = order;
  const t = texts(language, country);
  const back = await paidBack(db, exchange);
  const returns = await returnsOf(db, orderId);
  const wholeReturn = returns.find(({ id }) => id === exchange.returnId);
  const values = {
    name: details.modelName || details.name,
    orderId,
    newOrderId: exchange.newOrderId ?? '',
    amount: formatMoney(fromMinor(exchange.owed ?? 0, currencyCode)),
    leaves: exchange.leaves ?? 'collected',
    mode: wholeReturn?.mode ?? '',
    cause: wholeReturn ? owedCause(wholeReturn, lostClaimOf(wholeReturn, returns) !== undefined) : '',
    isPaid: back > 0 ? 'yes' : 'no',
    back: formatMoney(fromMinor(back, currencyCode)),
  };
  const path = paths.exchange(orderId, exchange.itemId);
  const url = orderUrl(settings, order, path);
  await notifyShopper(db, order, {
    subject: t(`exchange.message-${status}`, values),
    lines: [t(`exchange.message-${status}-text`, values)],
    link: { text: t('exchange.message-look'), url },
    key: `exchange-${status}-${exchangeId}`,
  });
}

/** The refunded money of the new order, in minor units, without the worth of the old goods. */
async function paidBack(db: Queries, { newOrderId }: StoredExchange): Promise<number> {
  const refunds = newOrderId ? await refundsOf(db, newOrderId) : [];
  return refunds
    .filter(({ method, status }) => method !== 'exchange' && status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
}
