import type { PaymentMethod, PaymentMethodCode } from '../../contract/index.ts';
import { card } from './methods/card/card.ts';
import { cash } from './methods/cash/cash.ts';
import { nothing } from './methods/nothing/nothing.ts';
import { upi } from './methods/upi/upi.ts';
import type { MethodView } from './methodView.ts';

/** How the checkout shows each payment method. */
export const METHODS = { upi, cc: card, cod: cash, none: nothing } satisfies Record<
  PaymentMethodCode,
  MethodView
>;

/** Whether this version supports a payment method; a newer gateway may send more. */
export function isMethodCode(id: string): id is PaymentMethodCode {
  return Object.hasOwn(METHODS, id);
}

/** A payment method that this version supports. */
type KnownMethod = PaymentMethod & { id: PaymentMethodCode };

/** The methods that this version supports. */
export function knownMethods(methods: readonly PaymentMethod[]): KnownMethod[] {
  return methods.filter((method): method is KnownMethod => isMethodCode(method.id));
}
