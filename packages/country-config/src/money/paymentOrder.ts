import type { CountryCode } from '../country/country.ts';

/** A payment method that a shopper can choose: UPI, card, or cash on delivery. */
type PaymentMethodId = 'upi' | 'cc' | 'cod';

/** The order in which a country's store lists its payment methods; the first one is selected by default. */
export const PAYMENT_METHOD_ORDER: Record<CountryCode, readonly PaymentMethodId[]> = {
  IN: ['upi', 'cc', 'cod'],
  SG: ['cc'],
  AE: ['cc', 'cod'],
  SA: ['cc', 'cod'],
  US: ['cc'],
};
