import { countryOf, formatMoney, fromMinor } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findOrder, itemsOf } from '../../checkout/order/ownOrder.ts';
import type { Order } from '../../checkout/order/schema.ts';
import { decidingPayment, paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import type { Queries } from '../../platform/database/database.ts';
import { enqueueAll, type JobContext } from '../../platform/jobs/jobs.ts';
import { html, mailPage } from '../../platform/messages/mailPage.ts';
import type { Translate } from '../../platform/texts/texts.ts';
import { cancelledItem, orderCancellation } from '../schema.ts';

/** A gateway from before orders were cancelled in parts names the order, also in the keys of its refunds. */
const Told = z.union([z.object({ cancellationId: z.uuid() }), z.object({ orderId: z.string() })]);

/** Tells that an order or pieces of it are cancelled and how the money comes back, by e-mail and by text message. */
export async function sendCancelled({ db, texts }: JobContext, payload: unknown): Promise<void> {
  const told = Told.parse(payload);
  const [toldId, isTold] =
    'cancellationId' in told
      ? [told.cancellationId, eq(orderCancellation.id, told.cancellationId)]
      : [told.orderId, eq(orderCancellation.orderId, told.orderId)];
  const [ending] = await db.select().from(orderCancellation).where(isTold);
  const order = ending && (await findOrder(db, ending.orderId));
  // An account that was deleted meanwhile has left no address.
  if (!order || order.email === '') return;
  const t = texts(order.language, order.country);
  const { id: orderId } = order;
  const isWhole = order.status === 'cancelled';
  const subject = t(isWhole ? 'orders.cancelled-subject' : 'orders.cancelled-part-subject', { orderId });
  const lines = [
    isWhole
      ? t('orders.cancelled-text')
      : t('orders.cancelled-part-text', { names: (await namesOf(db, order, ending.id)).join(', ') }),
    ...(await moneyLines(db, order, toldId, t)),
  ];
  const mail = {
    to: order.email,
    subject,
    text: [subject, '', ...lines].join('\n'),
    html: mailPage(
      order.language,
      subject,
      lines.map((line) => html`<p style="margin:0 0 16px">${line}</p>`),
    ),
  };
  const to = `${countryOf(order.country).phoneCode}${order.address.phone}`;
  await enqueueAll(db, [
    { name: 'mail.send', payload: mail, key: `order.cancelled-mail-${toldId}` },
    {
      name: 'sms.send',
      payload: { to, text: [subject, ...lines].join('. ') },
      key: `order.cancelled-sms-${toldId}`,
    },
  ]);
}

async function namesOf(db: Queries, order: Order, cancellationId: string): Promise<string[]> {
  const items = await itemsOf(db, order.id);
  const ended = await db.select().from(cancelledItem).where(eq(cancelledItem.cancellationId, cancellationId));
  return ended.map(({ itemId, pieces }) => {
    const name = items.find(({ id }) => id === itemId)?.details.name ?? '';
    return pieces > 1 ? `${name} × ${pieces}` : name;
  });
}

/** A sentence for each way on which money goes back; what is left to be paid at the door where nothing was paid yet. */
async function moneyLines(
  db: Queries,
  { id: orderId, status, currencyCode }: Order,
  toldId: string,
  t: Translate,
): Promise<string[]> {
  const own = (await refundsOf(db, orderId)).filter(({ key }) => key.startsWith(`cancelled-${toldId}`));
  const money = (minor: number) => formatMoney(fromMinor(minor, currencyCode));
  const ways = Map.groupBy(own, ({ paymentId, method }) =>
    paymentId === null && method === 'source' ? 'voucher' : method,
  );
  const lines = [...ways].map(([way, refunds]) =>
    t(`orders.cancelled-${way}`, { amount: money(refunds.reduce((sum, { amount }) => sum + amount, 0)) }),
  );
  const payment = decidingPayment(await paymentsOf(db, orderId));
  const isDue = status !== 'cancelled' && payment?.status === 'cash_due';
  return isDue ? [...lines, t('orders.cancelled-due', { amount: money(payment.amount) })] : lines;
}
