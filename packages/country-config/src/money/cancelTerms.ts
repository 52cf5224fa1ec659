import type { CountryCode } from '../country/country.ts';

/** What is refunded beside the price of the goods when the whole order is cancelled before the lab has started. */
export interface CancelTerms {
  /** Standard shipping. */
  shipping: boolean;
  /** The additional price of express delivery. */
  express: boolean;
  /** The fee of the payment method. */
  fee: boolean;
}

const ALL: CancelTerms = { shipping: true, express: true, fee: true };

/** One row per country. If a part of the order is kept, none of them is refunded. */
export const CANCEL_TERMS: Record<CountryCode, CancelTerms> = { IN: ALL, SG: ALL, AE: ALL, SA: ALL, US: ALL };
