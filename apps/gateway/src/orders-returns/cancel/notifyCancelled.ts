import { paths } from '@lunette/api-client/contract';
import { formatDate, formatMoney, fromMinor } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findOrder, itemsOf } from '../../checkout/order/ownOrder.ts';
import type { Order } from '../../checkout/order/schema.ts';
import { decidingPayment, paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { refundsOf, shownBy } from '../../checkout/payment/refunds/refunds.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import type { Translate } from '../../platform/texts/texts.ts';
import { goodsNames } from '../messages/goodsNames.ts';
import { notifyShopper } from '../messages/notifyShopper.ts';
import { cancelledItem, orderCancellation } from '../schema.ts';
import { orderUrl } from '../messages/orderUrl.ts';

/**
 * The payload of the job. Jobs from before orders could be cancelled in parts name the order, and so do the keys of their
 * refunds.
 */
const Cancelled = z.union([z.object({ cancellationId: z.uuid() }), z.object({ orderId: z.string() })]);

/**
 * Notifies the shopper that an order or pieces of it are cancelled, came back undelivered, are lost or were never sent, and
 * how the money is refunded.
 */
export async function notifyCancelled({ db, settings, texts }: JobContext, payload: unknown): Promise<void> {
  const cancelled = Cancelled.parse(payload);
  const [queuedId, isQueued] =
    'cancellationId' in cancelled
      ? [cancelled.cancellationId, eq(orderCancellation.id, cancelled.cancellationId)]
      : [cancelled.orderId, eq(orderCancellation.orderId, cancelled.orderId)];
  const [cancellation] = await db.select().from(orderCancellation).where(isQueued);
  const order = cancellation && (await findOrder(db, cancellation.orderId));
  if (!order) return;
  const t = texts(order.language, order.country);
  const { id: orderId } = order;
  const text = textOf(order, cancellation);
  const names = await namesOf(db, order, cancellation.id);
  // A shopper who did not cancel the goods may still want them.
  const mayWantAgain = cancellation.reason === 'lost' || cancellation.reason === 'late';
  const path = paths.orderSummary(orderId);
  await notifyShopper(db, order, {
    subject: t(`${text}-subject`, { orderId }),
    lines: [
      t(`${text}-text`, { names }),
      ...(await moneyLines(db, order, queuedId, t)),
      ...(mayWantAgain ? [t('orders.lost-again')] : []),
    ],
    ...(mayWantAgain && {
      link: {
        text: t('orders.mail-look'),
        url: orderUrl(settings, order, path),
      },
    }),
    key: `order.cancelled-${queuedId}`,
  });
}

const TEXTS: Partial<Record<string, string>> = {
  undelivered: 'orders.undelivered',
  lost: 'orders.lost',
  late: 'orders.late',
};

function textOf({ status }: Order, { reason }: typeof orderCancellation.$inferSelect): string {
  const what = TEXTS[reason] ?? 'orders.cancelled';
  return status === 'cancelled' ? what : `${what}-part`;
}

async function namesOf(db: Queries, order: Order, cancellationId: string): Promise<string> {
  const items = await itemsOf(db, order.id);
  const ended = await db.select().from(cancelledItem).where(eq(cancelledItem.cancellationId, cancellationId));
  const goods = ended.flatMap(({ itemId, pieces }) => {
    const item = items.find(({ id }) => id === itemId);
    return item ? [{ item, pieces }] : [];
  });
  return goodsNames(order, goods);
}

/** A sentence for each refund method, or, if nothing was paid yet, the amount that is still to be paid at the door. */
async function moneyLines(
  db: Queries,
  { id: orderId, status, currencyCode, language, country }: Order,
  queuedId: string,
  t: Translate,
): Promise<string[]> {
  const own = (await refundsOf(db, orderId)).filter(({ key }) => key.startsWith(`cancelled-${queuedId}`));
  const money = (minor: number) => formatMoney(fromMinor(minor, currencyCode));
  const byMethod = Map.groupBy(own, ({ paymentId, method }) =>
    paymentId === null && method === 'source' ? 'voucher' : method,
  );
  const lines = [...byMethod].map(([method, refunds]) => {
    const dueOn = shownBy(refunds);
    return t(`orders.cancelled-${method}`, {
      amount: money(refunds.reduce((sum, { amount }) => sum + amount, 0)),
      isDue: dueOn ? 'yes' : 'no',
      date: dueOn ? formatDate(dueOn, language, country) : '',
    });
  });
  const payment = decidingPayment(await paymentsOf(db, orderId));
  const isDue = status !== 'cancelled' && payment?.status === 'cash_due';
  return isDue ? [...lines, t('orders.cancelled-due', { amount: money(payment.amount) })] : lines;
}
