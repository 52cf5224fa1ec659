import { bankAccountForm, formatDate, fromMinor, dateIn } from '@lunette/country-config';
import type { refundContract } from '@lunette/orders-returns/contract';
import type { Result } from '@lunette/api-client/contract';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import {
  currentAccount,
  isAccountOpen,
  unsentRefunds,
  waitingRefunds,
} from '../../checkout/payment/refunds/bank/bankAccounts.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import type { Payment, Refund } from '../../checkout/schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refundName } from '../cancel/cancelReasons.ts';
import type { OrderAccess } from '../guestAccess/orderAccess.ts';

type Details = Result<typeof refundContract.getRefundDetails>;
type DetailsContext = Pick<CallContext, 'db' | 't' | 'language'>;
/** An order with the access of the caller. */
type SeenOrder = Pick<OrderAccess, 'order' | 'access'>;

/**
 * The refunds of an order in the form of the contract, and the bank account for refunds. A caller who only knows the e-mail
 * address sees no digits of a card or an account and no UPI address.
 */
export async function refundDetails(context: DetailsContext, seen: SeenOrder): Promise<Details> {
  const { db, t } = context;
  const { order, access } = seen;
  const refunds = await refundsOf(db, order.id);
  const payments = await paymentsOf(db, order.id);
  const isMasked = access === 'masked';
  const account = isMasked ? null : await currentAccount(db, order.id);
  return {
    refunds: refunds.map((refund) => ({
      id: refund.id,
      method: refund.method,
      title:
        refund.paymentId === null && refund.method === 'source'
          ? t('orders.refund-voucher')
          : isMasked
            ? refundName(refund.method, withoutAccount(payments, refund), t)
            : refundName(refund.method, paymentOf(payments, refund), t, refund.accountLast4),
      amount: fromMinor(refund.amount, refund.currencyCode),
      status: refund.status,
      text: textOf(context, seen, refund, refunds),
      createdAt: refund.createdAt.toISOString(),
      dueOn: refund.status === 'failed' ? null : refund.dueOn,
      ways: isMasked ? [] : otherMethods(seen, refund, refunds),
    })),
    total: fromMinor(
      refunds.reduce((sum, { status, amount }) => sum + (status === 'failed' ? 0 : amount), 0),
      order.currencyCode,
    ),
    bankAccount: account && { last4: account.last4, bank: account.bank },
    bankAccountOpen: !isMasked && (await isAccountOpen(db, order, payments, refunds)),
  };
}

function paymentOf(payments: Payment[], { paymentId }: Refund): Payment | undefined {
  return payments.find(({ id }) => id === paymentId);
}

function withoutAccount(payments: Payment[], refund: Refund): Payment | undefined {
  const found = paymentOf(payments, refund);
  return found && { ...found, cardLast4: null, upi: null };
}

/** The text about the status of a refund. */
function textOf(
  { t, language }: DetailsContext,
  { order: { country, customerId } }: SeenOrder,
  refund: Refund,
  refunds: Refund[],
): string {
  const { id, status, method, dueOn, paymentId, sentAt, bankAccountId } = refund;
  const day = (date: string) => formatDate(date, language, country);
  if (method === 'exchange') return t(`orders.refund-exchange-${status === 'done' ? 'done' : 'due'}`);
  if (status === 'failed') {
    const instead = refunds.find(({ fallbackOf }) => fallbackOf === id);
    if (instead)
      return t(instead.method === 'storecredit' ? 'orders.refund-is-credit' : 'orders.refund-is-again');
    const isCustomer = customerId ? 'yes' : 'no';
    return t(`orders.refund-is-${bankAccountForm(country) ? 'refused' : 'kept'}`, { isCustomer });
  }
  if (method === 'storecredit') return t('orders.refund-is-there');
  if (paymentId === null) return t('orders.refund-is-on-voucher');
  if (method === 'neft' && status === 'due' && bankAccountId === null)
    return t('orders.refund-needs-account');
  const date = dueOn ? day(dueOn) : '';
  if (status === 'due') return t('orders.refund-is-due', { date });
  return t('orders.refund-is-sent', { sent: sentAt ? day(dateIn(country, sentAt)) : '', date });
}

/** The other methods that the shopper can choose for a refund that is not sent yet, or could not be sent. */
function otherMethods({ order }: SeenOrder, refund: Refund, refunds: Refund[]): string[] {
  const isWaiting = waitingRefunds(refunds).includes(refund);
  const hasBank = bankAccountForm(order.country) !== null;
  return [
    ...(hasBank && (isWaiting || unsentRefunds(refunds).includes(refund)) ? ['neft'] : []),
    ...(isWaiting && order.customerId ? ['storecredit'] : []),
  ];
}
