import type { CountryCode } from '../country/country.ts';

/** A way to pay that a shopper chooses: by UPI, by card, or in cash at the door. */
type PaymentMethodId = 'upi' | 'cc' | 'cod';

/** The order in which a country's store lists its ways to pay; the first one is chosen until a shopper chooses another. */
export const PAYMENT_METHOD_ORDER: Record<CountryCode, readonly PaymentMethodId[]> = {
  IN: ['upi', 'cc', 'cod'],
  SG: ['cc'],
  AE: ['cc', 'cod'],
  SA: ['cc', 'cod'],
  US: ['cc'],
};
