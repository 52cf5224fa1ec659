import { bankAccountForm, formatDate, formatMoney, fromMinor } from '@lunette/country-config';
import { findRefund } from '../../checkout/payment/refunds/settleRefund.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import { findOrder } from '../../checkout/order/ownOrder.ts';
import type { Order } from '../../checkout/order/schema.ts';
import type { Refund } from '../../checkout/schema.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { notifyShopper } from '../notifyShopper.ts';

/** Notifies a shopper that a refund was sent and when a bank shows it, or that it failed and what becomes of the money. */
export async function notifyRefund({ db, texts }: JobContext, refundId: string): Promise<void> {
  const refund = await findRefund(db, refundId);
  const order = refund && (await findOrder(db, refund.orderId));
  if (!order) return;
  const { language, country, id: orderId } = order;
  const t = texts(language, country);
  const outcome = outcomeOf(refund, order, await refundsOf(db, orderId));
  await notifyShopper(db, order, {
    subject: t(`orders.refund-${outcome}-subject`, { orderId }),
    lines: [
      t(`orders.refund-${outcome}-text`, {
        amount: formatMoney(fromMinor(refund.amount, refund.currencyCode)),
        date: refund.dueOn ? formatDate(refund.dueOn, language, country) : '',
        isCustomer: order.customerId ? 'yes' : 'no',
      }),
    ],
    key: `refund-${outcome}-${refundId}`,
  });
}

/** What the message says: that it was sent, is store credit, waits for a bank account, or is settled by a colleague. */
function outcomeOf({ id, status }: Refund, { country }: Order, refunds: Refund[]) {
  if (status !== 'failed') return 'sent';
  if (refunds.some(({ fallbackOf, method }) => fallbackOf === id && method === 'storecredit'))
    return 'credit';
  return bankAccountForm(country) ? 'account' : 'failed';
}
