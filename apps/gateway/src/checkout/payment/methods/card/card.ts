import type { MethodRules } from '../methodRules.ts';

/** Paying by card at the payment provider. */
export const card: MethodRules = {
  name: 'checkout.method-cc',
  description: 'checkout.method-cc-text',
  paymentName: ({ cardLast4 }, t) =>
    cardLast4 ? t('orders.paid-by-card', { last4: cardLast4 }) : t('checkout.method-cc'),
  fee: null,
  takesCardOffer: true,
  use: () => ({ is: 'offered' }),
  firstStatus: 'created',
  provider: {
    start: ({ services, language, t }, { id, amount, currencyCode }, order, returnUrl) =>
      services.payment.createIntent({
        reference: id,
        amountMinor: amount,
        firstSix: order.totals.offer?.firstSix ?? [],
        currencyCode,
        returnUrl,
        description: t('checkout.payment-description', { orderId: order.id }),
        language,
      }),
    confirm: ({ payment }, intentId) => payment.getIntent(intentId),
    cancel: ({ payment }, intentId) => payment.cancelIntent(intentId),
    refund: ({ payment }, intentId, refund) => payment.refund(intentId, refund),
    findRefund: ({ payment }, intentId, reference) => payment.findRefund(intentId, reference),
    refundName: ({ cardLast4 }, t) => t('orders.refund-source', { last4: cardLast4 ?? 'none' }),
  },
};
