import { PaymentMethodCode } from '@lunette/checkout/contract';
import { PAYMENT_METHOD_ORDER, type CountryCode } from '@lunette/country-config';
import type { Translate } from '../../../platform/texts/texts.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import type { Payment, StoredMethod } from '../../schema.ts';
import { card } from './card/card.ts';
import { cash } from './cash/cash.ts';
import { exchanged } from './exchanged/exchanged.ts';
import type { MethodRefusal, MethodRules, Payable } from './methodRules.ts';
import { nothing } from './nothing/nothing.ts';
import { upi } from './upi/upi.ts';

/** The rules of every payment method. */
const METHODS = { upi, cc: card, cod: cash, none: nothing, exchange: exchanged } satisfies Record<
  StoredMethod,
  MethodRules
>;

/** The rules of a method. */
export function methodRules(code: StoredMethod): MethodRules {
  return METHODS[code];
}

/** The rules by which a payment is refunded: for worth from an earlier order, those of the method that paid it. */
export function refundRules({ method, originMethod }: Pick<Payment, 'method' | 'originMethod'>): MethodRules {
  return METHODS[originMethod ?? method];
}

/** Whether a payment, or the payment of the exchanged goods whose worth it is, was made in cash at the door. */
export function isPaidAtDoor(payment: Pick<Payment, 'method' | 'originMethod'>): boolean {
  return refundRules(payment).firstStatus === 'cash_due';
}

/** The method by which the difference of an amendment or an exchange is paid. */
export const DIFFERENCE_METHOD: PaymentMethodCode = 'cc';

/** The method of a type; undefined for an unknown type. */
export function methodOfType(type: string): PaymentMethodCode | undefined {
  return PaymentMethodCode.options.find((code) => METHODS[code].type === type);
}

/** A method that the store shows for a cart or an order, with the refusal if it cannot be used. */
export interface ShownMethod {
  code: PaymentMethodCode;
  refusal: MethodRefusal | null;
}

/** The methods that the store shows for a cart or an order, in the order of its country. */
export function shownMethods(payable: Payable): ShownMethod[] {
  const only = onlyMethod(payable);
  if (only) return [{ code: only, refusal: null }];
  return PAYMENT_METHOD_ORDER[payable.country].flatMap((code): ShownMethod[] => {
    const use = METHODS[code].use(payable);
    if (use.is === 'hidden') return [];
    return [{ code, refusal: use.is === 'off' ? use.refusal : null }];
  });
}

/** The method by which a cart or an order is paid when `requested` was chosen. Refuses one that cannot be used. */
export function usedMethod(payable: Payable, requested: PaymentMethodCode): PaymentMethodCode {
  const code = onlyMethod(payable) ?? requested;
  const use = METHODS[code].use(payable);
  if (use.is === 'off' || use.is === 'hidden') {
    const { refusal } = use;
    throw refuse(422, refusal.code, refusal.text, refusal.values);
  }
  if (use.is !== 'only' && !PAYMENT_METHOD_ORDER[payable.country].some((method) => method === code))
    throw refuse(422, 'payment_method_unknown', 'checkout.methods-unknown');
  return code;
}

function onlyMethod(payable: Payable): PaymentMethodCode | undefined {
  return PaymentMethodCode.options.find((code) => METHODS[code].use(payable).is === 'only');
}

/** The fee of a method, in minor units. */
export function feeOf(code: PaymentMethodCode, country: CountryCode): number {
  return methodRules(code).fee?.amount(country) ?? 0;
}

/** The title of the row of a method's fee; null if it has none. */
export function feeTitle({ method }: Pick<Payment, 'method'>, t: Translate): string | null {
  const { fee } = methodRules(method);
  return fee && t(fee.label);
}

/** The name of a payment for the shopper. */
export function paymentName(payment: Pick<Payment, 'method' | 'cardLast4' | 'upi'>, t: Translate): string {
  return METHODS[payment.method].paymentName(payment, t);
}
