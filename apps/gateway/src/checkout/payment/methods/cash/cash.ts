import { TERMS } from '@lunette/cart/rules';
import { cashRefusal, type CashRefusal } from '@lunette/checkout/rules';
import { countryOf, formatMoney, fromMinor, type CountryCode } from '@lunette/country-config';
import type { MethodRefusal, MethodRules } from '../methodRules.ts';

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
    return { is: reason === 'country' ? 'hidden' : 'off', refusal: refusalOf(country, reason) };
  },
  firstStatus: 'cash_due',
  provider: null,
};

/**
 * The refusal of an amount above the country's limit for cash on delivery, in minor units and without the fee; null if it is
 * not above the limit.
 */
export function cashLimitRefusal(country: CountryCode, amount: number): MethodRefusal | null {
  const reason = cashRefusal(country, { cashOnDelivery: true }, amount / 100);
  return reason === 'limit' ? refusalOf(country, reason) : null;
}

function refusalOf(country: CountryCode, reason: CashRefusal): MethodRefusal {
  const limit = fromMinor(TERMS[country].cashOnDeliveryLimit, countryOf(country).currencyCode);
  return {
    code: 'cash_on_delivery_unavailable',
    text: `checkout.cod-${reason}`,
    values: { limit: formatMoney(limit) },
  };
}
