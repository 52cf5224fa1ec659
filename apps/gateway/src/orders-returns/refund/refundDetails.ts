import { formatDate, fromMinor, dateIn } from '@lunette/country-config';
import type { refundContract } from '@lunette/orders-returns/contract';
import type { Result } from '@lunette/api-client/contract';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import type { Payment, Refund } from '../../checkout/schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refundName } from '../cancel/cancelReasons.ts';
import type { OrderAccess } from '../guestAccess/orderAccess.ts';

/** Each refund of an order as its shopper sees it; who only knows its e-mail address sees no digits of a card. */
export async function refundDetails(
  { db, t, language }: Pick<CallContext, 'db' | 't' | 'language'>,
  { order, access }: Pick<OrderAccess, 'order' | 'access'>,
): Promise<Result<typeof refundContract.getRefundDetails>> {
  const refunds = await refundsOf(db, order.id);
  const payments = await paymentsOf(db, order.id);
  const { country, currencyCode } = order;
  const paidBy = ({ paymentId }: Refund): Payment | undefined => {
    const found = payments.find(({ id }) => id === paymentId);
    return found && access === 'masked' ? { ...found, cardLast4: null } : found;
  };
  const day = (date: string) => formatDate(date, language, country);
  const textOf = ({ id, status, method, dueOn, paymentId, sentAt }: Refund) => {
    if (status === 'failed')
      return t(
        refunds.some(({ fallbackOf }) => fallbackOf === id)
          ? 'orders.refund-is-credit'
          : 'orders.refund-is-kept',
      );
    if (method === 'storecredit') return t('orders.refund-is-there');
    if (paymentId === null) return t('orders.refund-is-on-voucher');
    const date = dueOn ? day(dueOn) : '';
    if (status === 'due') return t('orders.refund-is-due', { date });
    return t('orders.refund-is-sent', { sent: sentAt ? day(dateIn(country, sentAt)) : '', date });
  };
  return {
    refunds: refunds.map((one) => ({
      id: one.id,
      method: one.method,
      title:
        one.paymentId === null && one.method === 'source'
          ? t('orders.refund-voucher')
          : refundName(one.method, paidBy(one), t),
      amount: fromMinor(one.amount, one.currencyCode),
      status: one.status,
      text: textOf(one),
      createdAt: one.createdAt.toISOString(),
      dueOn: one.status === 'failed' ? null : one.dueOn,
    })),
    total: fromMinor(
      refunds.reduce((sum, { status, amount }) => sum + (status === 'failed' ? 0 : amount), 0),
      currencyCode,
    ),
  };
}
