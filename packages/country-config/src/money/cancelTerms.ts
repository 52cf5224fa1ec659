import type { CountryCode } from '../country/country.ts';

/** What comes back beside the price of the goods when everything of an order is cancelled before the lab has begun. */
export interface CancelTerms {
  /** Standard shipping. */
  shipping: boolean;
  /** What express delivery cost more. */
  express: boolean;
  /** What the way of paying cost. */
  fee: boolean;
}

const ALL: CancelTerms = { shipping: true, express: true, fee: true };

/** One row a country. While something of an order is kept, none of them comes back. */
export const CANCEL_TERMS: Record<CountryCode, CancelTerms> = { IN: ALL, SG: ALL, AE: ALL, SA: ALL, US: ALL };
