import type { MethodRules } from '../methodRules.ts';

/** The method of a total that voucher and credit pay in full. */
export const nothing: MethodRules = {
  name: 'checkout.method-none',
  description: 'checkout.method-none-text',
  paymentName: (_payment, t) => t('checkout.method-none'),
  fee: null,
  takesCardOffer: false,
  takesCards: false,
  asksByUpi: false,
  type: null,
  use: ({ total, offer, goods }) =>
    total + offer === 0 && goods.length > 0
      ? { is: 'only' }
      : { is: 'hidden', refusal: { code: 'payment_needed', text: 'checkout.payment-needed' } },
  firstStatus: 'paid',
  provider: null,
};
