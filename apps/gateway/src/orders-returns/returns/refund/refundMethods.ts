import { isGood } from '@lunette/checkout/rules';
import { bankAccountForm, fromMinor, refundDay } from '@lunette/country-config';
import type { RefundChoice, ReturnRefundMethod } from '@lunette/orders-returns/contract';
import type { Order } from '../../../checkout/order/schema.ts';
import { isPaidAtDoor, refundRules } from '../../../checkout/payment/methods/methods.ts';
import { paysToBank } from '../../../checkout/payment/refunds/bank/bankAccounts.ts';
import type { Payment } from '../../../checkout/schema.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import type { Tenders } from '../../../checkout/order/tenders.ts';

/** The payment with which an order was paid. */
export function paidWith(payments: Payment[]): Payment | undefined {
  return payments.find(({ status }) => isGood(status));
}

/**
 * The payment that can be refunded by the method that paid it: one with a provider, or, if no payment of the order has one,
 * the first good one. Surplus is refunded separately.
 */
export function sourceOf(payments: readonly Payment[]): Payment | undefined {
  const good = payments.filter(({ status, surplus }) => isGood(status) && !surplus);
  return good.find((payment) => refundRules(payment).provider) ?? good[0];
}

/** The methods by which the money of an order can be refunded; methods that are not available have the reason (RET-08). */
export function refundChoices(
  { country, customerId }: Pick<Order, 'country' | 'customerId'>,
  payments: Payment[],
  from: Date,
  t: Translate,
): RefundChoice[] {
  const paid = sourceOf(payments);
  const provider = paid && refundRules(paid).provider;
  const isCash = paid !== undefined && isPaidAtDoor(paid);
  const choice = (id: ReturnRefundMethod, available: boolean, description: string, title: string) => ({
    id,
    title,
    description: t(description, { isCustomer: customerId === null ? 'no' : 'yes' }),
    available,
    by: refundDay(country, id, from),
  });
  return [
    choice(
      'source',
      Boolean(provider),
      provider ? 'returns.way-source' : isCash ? 'returns.way-source-cash' : 'returns.way-source-none',
      provider ? provider.refundName(paid, t) : t('returns.way-source-title'),
    ),
    ...(paysToBank({ country }, payments)
      ? [
          choice(
            'neft',
            true,
            'returns.way-neft',
            t('returns.way-neft-title', { form: bankAccountForm(country)?.kind ?? '' }),
          ),
        ]
      : []),
    choice(
      'storecredit',
      customerId !== null,
      customerId === null ? 'returns.way-credit-guest' : 'returns.way-credit',
      t('returns.way-credit-title'),
    ),
  ];
}

/**
 * The chosen refund method, or by default the first available one that needs no bank account. Refuses a method that is not
 * available for the order.
 */
export function chosenRefundMethod(
  choices: RefundChoice[],
  chosen: ReturnRefundMethod | undefined,
): ReturnRefundMethod {
  const offered = choices.filter(({ available }) => available);
  const method = chosen
    ? offered.find(({ id }) => id === chosen)
    : (offered.find(({ id }) => id !== 'neft') ?? offered[0]);
  if (method) return method.id;
  if (offered.length === 0) throw refuse(409, 'no_refund_way', 'returns.no-way');
  const text = 'orders.refund-method';
  throw refuse(422, 'refund_method_missing', text, {}, { refundMethod: text });
}

/** The refund method that a return stores if none of its money is refunded by a chosen one. */
export function anyRefundMethod(choices: RefundChoice[]): ReturnRefundMethod {
  return choices.find(({ available }) => available)?.id ?? 'source';
}

/** An amount that a return refunds by one method, in minor units. */
export interface RefundPart {
  method: ReturnRefundMethod;
  amount: number;
  /** Whether voucher, store credit or wallet had paid it. */
  isOwnCredit: boolean;
}

/**
 * The amounts to refund by each method. The part that voucher, credit and wallet have paid always becomes store credit; a
 * guest has it on the voucher again.
 */
export function amountsByRefundMethod(
  { customerId }: Pick<Order, 'customerId'>,
  { voucher, credit, wallet, paid }: Tenders,
  method: ReturnRefundMethod,
): RefundPart[] {
  const own = customerId === null ? 'source' : 'storecredit';
  return [
    { method, amount: paid, isOwnCredit: false },
    { method: own, amount: voucher + credit + wallet, isOwnCredit: true } as const,
  ].filter(({ amount }) => amount > 0);
}

/** The title of a refund of a return. */
export function refundTitle(
  choices: readonly RefundChoice[],
  { method, isOwnCredit }: { method: string; isOwnCredit: boolean },
  t: Translate,
): string {
  if (isOwnCredit && method === 'source') return t('orders.refund-voucher');
  return choices.find(({ id }) => id === method)?.title ?? t('returns.way-credit-title');
}

/** A refund that is to be made on a day, in the form of the contract. */
export function plannedRefund(
  { country, currencyCode }: Pick<Order, 'country' | 'currencyCode'>,
  choices: readonly RefundChoice[],
  part: RefundPart,
  day: Date,
  t: Translate,
) {
  const { method, amount, isOwnCredit } = part;
  return {
    method,
    title: refundTitle(choices, part, t),
    note: isOwnCredit ? t('returns.own-credit') : null,
    amount: fromMinor(amount, currencyCode),
    by: refundDay(country, isOwnCredit ? 'storecredit' : method, day),
  };
}
