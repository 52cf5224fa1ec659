import type { MethodRules } from '../methodRules.ts';

/** Paying by card at the payment provider. */
export const card: MethodRules = {
  name: 'checkout.method-cc',
  description: 'checkout.method-cc-text',
  paymentName: ({ cardLast4 }, t) =>
    cardLast4 ? t('orders.paid-by-card', { last4: cardLast4 }) : t('checkout.method-cc'),
  fee: null,
  takesCardOffer: true,
  takesCards: true,
  asksByUpi: false,
  type: 'card',
  use: () => ({ is: 'offered' }),
  firstStatus: 'created',
  provider: {
    start: ({ provider, cards, language, t }, { id, amount, currencyCode, purpose }, order, returnUrl) =>
      provider.startCard({
        reference: id,
        amountMinor: amount,
        // The offer of a bank lowers the total of the order only, so any card may pay a later difference.
        firstSix: purpose === 'order' ? (order.totals.offer?.firstSix ?? []) : [],
        currencyCode,
        ...cards,
        returnUrl,
        description: t('checkout.payment-description', { orderId: order.id }),
        language,
      }),
    refundName: ({ cardLast4 }, t) => t('orders.refund-source', { last4: cardLast4 ?? 'none' }),
  },
};
