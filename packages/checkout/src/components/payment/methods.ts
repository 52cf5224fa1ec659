import type { PaymentMethodCode } from '../../contract/index.ts';
import { card } from './methods/card/card.ts';
import { cash } from './methods/cash/cash.ts';
import { nothing } from './methods/nothing/nothing.ts';
import type { MethodView } from './methodView.ts';

/** Every payment method as the checkout shows it. */
export const METHODS = { cc: card, cod: cash, none: nothing } satisfies Record<PaymentMethodCode, MethodView>;
