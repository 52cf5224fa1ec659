import { CANCEL_REASONS, type CancelReasons, type RefundMethod } from '@lunette/orders-returns/contract';
import { formatDate, fromMinor, refundDay } from '@lunette/country-config';
import { refundRules, paymentName } from '../../checkout/payment/methods/methods.ts';
import type { Order } from '../../checkout/order/schema.ts';
import type { Payment } from '../../checkout/schema.ts';
import type { CallContext, LanguageContext } from '../../platform/http/callContext.ts';
import { hasLenses } from '../returns/eligibility/returnReasons.ts';
import { isReceived, worthOf, type CancelState, type ChosenPieces } from './cancelState.ts';

/** The reasons and refund methods that a shopper can choose from, and the refund of the chosen pieces by tender (ORD-06). */
export function cancelReasons(
  order: Order,
  state: CancelState,
  chosen: readonly ChosenPieces[],
  { t, language }: LanguageContext,
): CancelReasons {
  const { currencyCode, country } = order;
  const { obstacle, payment, source, items, returnDays: days } = state;
  const { tenders, kept } = worthOf(order, state, chosen);
  const money = (minor: number) => fromMinor(minor, currencyCode);
  const received = isReceived(payment);
  const names = {
    voucher: t('orders.cancel-voucher'),
    credit: t('orders.cancel-credit'),
    wallet: t('orders.cancel-wallet'),
    paid: received ? paymentName(paidBy(payment, source), t) : t('orders.cancel-due'),
  };
  const ownCredit = t(order.customerId === null ? 'orders.refund-voucher' : 'orders.refund-storecredit');
  const rows = (['paid', 'voucher', 'credit', 'wallet'] as const).map((tender) => ({
    tender: tender === 'paid' && !received ? 'due' : tender,
    title: names[tender],
    amount: tenders[tender],
    note: tender === 'paid' ? null : ownCredit,
  }));
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  const isAtFault = chosen.length > 0 && chosen.every(({ atFault }) => atFault);
  const methods = refundMethods(order, state, tenders.paid);
  return {
    cancellable: obstacle === null,
    message: obstacle && t(obstacle, { days }),
    reasons: reasonsFor(chosen).map((id) => ({ id, title: t(`orders.cancel-reason.${id}`) })),
    refundMethods: methods.map((id) => ({
      id,
      title: refundName(id, source, t),
      description: t(id === 'storecredit' ? 'orders.refund-storecredit-text' : 'orders.refund-by', {
        date: formatDate(refundDay(country, id, new Date()), language, country),
      }),
    })),
    refundAmount: money(received ? tenders.paid : 0),
    items: items.map(({ item, open, obstacle: reason }) => ({
      itemId: item.id,
      pieces: open,
      message: reason && t(reason, { days }),
    })),
    tenders: rows
      .filter(({ amount }) => amount > 0)
      .map(({ amount, ...row }) => ({ ...row, amount: money(amount) })),
    note:
      isAtFault && rows.some(({ tender, amount }) => tender !== 'due' && amount > 0)
        ? t('orders.cancel-late-note')
        : null,
    kept: kept > 0 ? { amount: money(kept), text: t('orders.cancel-kept') } : null,
    total: money(total),
  };
}

/** The reasons for the chosen pieces: without lenses among them, no power can be wrong. */
function reasonsFor(chosen: readonly ChosenPieces[]) {
  if (chosen.length === 0 || chosen.some(({ entry }) => hasLenses(entry.item.details))) return CANCEL_REASONS;
  return CANCEL_REASONS.filter((reason) => reason !== 'wrong_power');
}

/** The payment that has received the money: without one of the order itself, that of other lenses. */
function paidBy(payment: Payment, source: Payment | undefined): Payment {
  return payment.amount === 0 && source ? source : payment;
}

/** The payments of an order that decide how its money is refunded. */
type Paid = Pick<CancelState, 'payment' | 'source'>;

/** The methods by which money can be refunded. Store credit needs an account. */
export function refundMethods(
  { customerId }: Pick<Order, 'customerId'>,
  { payment, source }: Paid,
  amount: number,
): RefundMethod[] {
  if (!isReceived(payment) || amount === 0) return [];
  return [
    ...(source && refundRules(source).provider ? (['source'] as const) : []),
    ...(customerId ? (['storecredit'] as const) : []),
  ];
}

/**
 * The refund method if none is chosen: the method that paid, if its provider can refund it, otherwise store credit; null if
 * no money was received.
 */
export function automaticRefundMethod(
  order: Pick<Order, 'customerId'>,
  paid: Paid,
  amount: number,
): RefundMethod | null {
  if (!isReceived(paid.payment) || amount === 0) return null;
  const [method = 'source'] = refundMethods(order, paid, amount);
  return method;
}

/** The name of the place to which a refund method sends the money; a bank account is named by its last four characters. */
export function refundName(
  id: RefundMethod | 'exchange',
  payment: Payment | undefined,
  t: CallContext['t'],
  accountLast4: string | null = null,
): string {
  const provider = payment && refundRules(payment).provider;
  return provider && id === 'source'
    ? provider.refundName(payment, t)
    : t(`orders.refund-${id}`, { last4: accountLast4 ?? 'none' });
}
