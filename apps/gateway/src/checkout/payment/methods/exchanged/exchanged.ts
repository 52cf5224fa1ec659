import type { MethodRules } from '../methodRules.ts';

/** The worth of goods that are exchanged; no shopper chooses it, and it goes back as those were paid. */
export const exchanged: MethodRules = {
  name: 'checkout.method-exchange',
  description: 'checkout.method-exchange',
  paymentName: (_payment, t) => t('checkout.method-exchange'),
  fee: null,
  takesCardOffer: false,
  takesCards: false,
  asksByUpi: false,
  type: null,
  use: () => ({ is: 'hidden', refusal: { code: 'method_unknown', text: 'checkout.method-exchange' } }),
  firstStatus: 'paid',
  provider: null,
};
