import type { PaymentMethod, PaymentMethodCode } from '../../contract/index.ts';
import { card } from './methods/card/card.ts';
import { cash } from './methods/cash/cash.ts';
import { nothing } from './methods/nothing/nothing.ts';
import { upi } from './methods/upi/upi.ts';
import type { MethodView } from './methodView.ts';

/** Every payment method as the checkout shows it. */
export const METHODS = { upi, cc: card, cod: cash, none: nothing } satisfies Record<
  PaymentMethodCode,
  MethodView
>;

/** Whether this version can show a payment method: a later gateway may know more of them. */
export function isMethodCode(id: string): id is PaymentMethodCode {
  return Object.hasOwn(METHODS, id);
}

/** A payment method that this version can show. */
type KnownMethod = PaymentMethod & { id: PaymentMethodCode };

/** Those of the methods that this version can show. */
export function knownMethods(methods: readonly PaymentMethod[]): KnownMethod[] {
  return methods.filter((method): method is KnownMethod => isMethodCode(method.id));
}
