import { countryOf } from '@lunette/country-config';
import type { MethodRules } from '../methodRules.ts';
import { StartRefused } from '../../provider/paymentProvider.ts';
import { maskVpa } from './maskVpa.ts';

/** Paying from a bank account through an app (India). */
export const upi: MethodRules = {
  name: 'checkout.method-upi',
  description: 'checkout.method-upi-text',
  paymentName: ({ upi: asked }, t) =>
    asked?.vpa ? t('orders.paid-by-upi', { address: maskVpa(asked.vpa) }) : t('checkout.method-upi'),
  fee: null,
  takesCardOffer: false,
  takesCards: false,
  asksByUpi: true,
  type: 'upi',
  use: ({ country, hasUpi }) => {
    if (country === 'IN' && hasUpi) return { is: 'offered' };
    const text = country === 'IN' ? 'checkout.upi-off' : 'checkout.upi-country';
    return { is: 'hidden', refusal: { code: 'upi_unavailable', text } };
  },
  firstStatus: 'created',
  provider: {
    start: async (
      { provider, language, t, ip, userAgent, storefrontOrigin: referer },
      { id, amount, currencyCode, upi: asked },
      order,
    ) => {
      if (!asked) throw new Error(`The payment ${id} does not say how UPI asks for it`);
      const { flow, vpa } = asked;
      if (!provider.upi) throw new StartRefused(provider.name, 'method_unsupported');
      const { id: intentId, ...answer } = await provider.upi.start({
        reference: id,
        amountMinor: amount,
        currencyCode,
        description: t('checkout.payment-description', { orderId: order.id }),
        language,
        payee: t('checkout.upi-payee'),
        flow,
        vpa,
        shopper: {
          email: order.email,
          phone: `${countryOf(order.country).phoneCode}${order.address.phone}`,
          // For IPv6 only the network is known, so its prefix length is removed.
          ip: ip.replace(/\/\d+$/, ''),
          userAgent,
          referer,
        },
      });
      return { id: intentId, upi: { flow, vpa, ...answer } };
    },
    refundName: ({ upi: asked }, t) =>
      asked?.vpa ? t('orders.refund-upi', { address: maskVpa(asked.vpa) }) : t('orders.refund-upi-account'),
  },
};
