import { bankAccountForm, formatDate, formatMoney, fromMinor } from '@lunette/country-config';
import { findRefund } from '../../checkout/payment/refunds/settleRefund.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import { isAnonymised } from '../../checkout/order/isAnonymised.ts';
import { findOrder } from '../../checkout/order/ownOrder.ts';
import type { Order } from '../../checkout/order/schema.ts';
import type { Refund } from '../../checkout/schema.ts';
import { enqueue, type JobContext } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/messages/messages.ts';
import type { Translate } from '../../platform/texts/texts.ts';
import { colleagueMail, shopperValues } from '../messages/colleagueMail.ts';
import { notifyShopper } from '../messages/notifyShopper.ts';

/**
 * Notifies a shopper that a refund was sent and when a bank shows it, or that it failed and what happens to the money. If
 * the shopper can neither enter a bank account nor get store credit, a colleague is asked to call or write to them.
 */
export async function notifyRefund(
  { db, texts, settings }: Pick<JobContext, 'db' | 'texts' | 'settings'>,
  refundId: string,
): Promise<void> {
  const refund = await findRefund(db, refundId);
  const order = refund && (await findOrder(db, refund.orderId));
  if (!order) return;
  const { language, country, id: orderId } = order;
  const t = texts(language, country);
  const outcome = outcomeOf(refund, order, await refundsOf(db, orderId));
  await notifyShopper(db, order, {
    subject: t(`orders.refund-${outcome}-subject`, { orderId }),
    lines: [
      ...(isLateMoney(refund, order) ? [t('orders.refund-late')] : []),
      t(`orders.refund-${outcome}-text`, {
        amount: formatMoney(fromMinor(refund.amount, refund.currencyCode)),
        date: refund.dueOn ? formatDate(refund.dueOn, language, country) : '',
        isCustomer: order.customerId ? 'yes' : 'no',
      }),
    ],
    key: `refund-${outcome}-${refundId}`,
  });
  if (outcome !== 'failed' || order.customerId || isAnonymised(order)) return;
  const mail = callMail(settings, order, refund, texts('en', country));
  await enqueue(db, 'mail.send', { ...mail }, { key: `refund.call-${refundId}` });
}

/** Whether a refund is late money of an order that had expired unpaid and could not be restored. */
function isLateMoney({ reason }: Refund, { status, placedAt }: Order): boolean {
  return reason === 'surplus' && status === 'cancelled' && placedAt === null;
}

function callMail(
  settings: JobContext['settings'],
  order: Order,
  { amount, currencyCode }: Refund,
  t: Translate,
): Mail {
  const { id: orderId, email } = order;
  const text = t('orders.call-refund-text', {
    ...shopperValues(order, t),
    email,
    orderId,
    amount: formatMoney(fromMinor(amount, currencyCode)),
  });
  return colleagueMail(settings, t('orders.call-refund-subject', { orderId }), text);
}

/**
 * The outcome that the message describes: the refund was sent, is store credit, waits for a bank account, or is settled by a
 * colleague.
 */
function outcomeOf({ id, status }: Refund, { country }: Order, refunds: Refund[]) {
  if (status !== 'failed') return 'sent';
  if (refunds.some(({ fallbackOf, method }) => fallbackOf === id && method === 'storecredit'))
    return 'credit';
  return bankAccountForm(country) ? 'account' : 'failed';
}
