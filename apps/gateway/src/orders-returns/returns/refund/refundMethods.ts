import { isGood } from '@lunette/checkout/rules';
import { bankAccountForm, refundDay } from '@lunette/country-config';
import type { RefundChoice, ReturnRefundMethod } from '@lunette/orders-returns/contract';
import type { Order } from '../../../checkout/order/schema.ts';
import { isPaidAtDoor, refundRules } from '../../../checkout/payment/methods/methods.ts';
import { paysToBank } from '../../../checkout/payment/refunds/bank/bankAccounts.ts';
import type { Payment } from '../../../checkout/schema.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import type { Worth } from '../preview/worth.ts';
import { addTenders } from '../../../checkout/order/tenders.ts';

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

/**
 * The amounts to refund by each method, in minor units. The part that voucher, credit and wallet have paid always becomes
 * store credit.
 */
export function amountsByRefundMethod(
  worths: readonly Worth[],
  method: ReturnRefundMethod,
): { method: ReturnRefundMethod; amount: number; isOwnCredit: boolean }[] {
  const { voucher, credit, wallet, paid } = addTenders(...worths.map(({ tenders }) => tenders));
  const own = voucher + credit + wallet;
  return [
    { method, amount: paid, isOwnCredit: false },
    { method: 'storecredit' as const, amount: own, isOwnCredit: true },
  ].filter(({ amount }) => amount > 0);
}
