import type { MethodRules } from '../methodRules.ts';
import { maskVpa } from './maskVpa.ts';

/** Paying from a bank account through an app (India). */
export const upi: MethodRules = {
  name: 'checkout.method-upi',
  description: 'checkout.method-upi-text',
  paymentName: ({ upi: asked }, t) =>
    asked?.vpa ? t('orders.paid-by-upi', { address: maskVpa(asked.vpa) }) : t('checkout.method-upi'),
  fee: null,
  takesCardOffer: false,
  use: ({ country }) =>
    country === 'IN'
      ? { is: 'offered' }
      : { is: 'hidden', refusal: { code: 'upi_unavailable', text: 'checkout.upi-country' } },
  firstStatus: 'created',
  provider: {
    start: async ({ services, language, t }, { id, amount, currencyCode, upi: asked }, order) => {
      if (!asked) throw new Error(`The payment ${id} does not say how UPI asks for it`);
      const { flow, vpa } = asked;
      const { id: intentId, ...answer } = await services.payment.createUpi({
        reference: id,
        amountMinor: amount,
        currencyCode,
        description: t('checkout.payment-description', { orderId: order.id }),
        language,
        payee: t('checkout.upi-payee'),
        ...{ flow, vpa },
      });
      return { id: intentId, upi: { flow, vpa, ...answer } };
    },
    confirm: ({ payment }, intentId) => payment.getIntent(intentId),
    cancel: ({ payment }, intentId) => payment.cancelIntent(intentId),
    refund: ({ payment }, intentId, refund) => payment.refund(intentId, refund),
    findRefund: ({ payment }, intentId, reference) => payment.findRefund(intentId, reference),
    refundName: ({ upi: asked }, t) =>
      asked?.vpa ? t('orders.refund-upi', { address: maskVpa(asked.vpa) }) : t('orders.refund-upi-account'),
  },
};
