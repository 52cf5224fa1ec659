import type { MethodRules } from '../methodRules.ts';

/**
 * Payment with the worth of exchanged goods. Shoppers cannot choose it, and it is refunded by the method that paid for those
 * goods.
 */
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
