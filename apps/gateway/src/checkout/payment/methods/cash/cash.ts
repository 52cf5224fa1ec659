import { TERMS } from '@lunette/cart/rules';
import { cashRefusal } from '@lunette/checkout/rules';
import { countryOf, formatMoney, fromMinor } from '@lunette/country-config';
import type { MethodRules } from '../methodRules.ts';

/** Cash on delivery: the courier takes the money. */
export const cash: MethodRules = {
  name: 'checkout.method-cod',
  description: 'checkout.method-cod-text',
  paymentName: (_payment, t) => t('checkout.method-cod'),
  fee: { amount: (country) => TERMS[country].cashOnDeliveryFee, label: 'checkout.method-cod-fee' },
  takesCardOffer: false,
  takesCards: false,
  asksByUpi: false,
  type: 'cod',
  use: ({ country, zone, goods, total, offer }) => {
    const reason = cashRefusal(country, zone, (total + offer) / 100, goods);
    if (!reason) return { is: 'offered' };
    const limit = fromMinor(TERMS[country].cashOnDeliveryLimit, countryOf(country).currencyCode);
    const refusal = {
      code: 'cash_on_delivery_unavailable',
      text: `checkout.cod-${reason}`,
      values: { limit: formatMoney(limit) },
    };
    return { is: reason === 'country' ? 'hidden' : 'off', refusal };
  },
  firstStatus: 'cash_due',
  provider: null,
};
