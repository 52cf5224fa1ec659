import type { CountryCode } from '@lunette/country-config';
import type { ItemStatus } from '@lunette/orders-returns/contract';
import type { StoredMethod } from '../../../checkout/schema.ts';

/** The terms of returns in a country. */
export interface ReturnTerms {
  /** Days after the delivery on which goods can still be returned. */
  windowDays: number;
  /** Days after the request until a parcel has to be on its way. */
  sendDays: number;
  /** Lenses made to measure: refunded in full, or kept where only the frame was not right. */
  lenses: 'full' | 'kept';
  /** Broken goods up to this worth (minor units) are not sent: shipping costs more than they are worth. */
  keepUpTo: number;
  /** Hours at which the courier begins a round of three hours. */
  pickupFrom: readonly number[];
  /** Days of the week without a courier; 0 is Sunday. */
  restDays: readonly number[];
}

const USUAL = {
  windowDays: 14,
  sendDays: 14,
  lenses: 'full',
  pickupFrom: [9, 12, 15, 18],
  restDays: [0],
} as const;

/** One row a country. */
export const RETURN_TERMS: Record<CountryCode, ReturnTerms> = {
  IN: { ...USUAL, keepUpTo: 3_000_00 },
  SG: { ...USUAL, keepUpTo: 50_00 },
  AE: { ...USUAL, keepUpTo: 150_00 },
  SA: { ...USUAL, keepUpTo: 150_00, restDays: [5] },
  US: { ...USUAL, keepUpTo: 40_00 },
};

/** How far ahead the courier's rounds can be booked, and how many parcels one round takes near a place. */
export const PICKUP_DAYS = 7;
export const PARCELS_PER_ROUND = 8;
export const ROUND_HOURS = 3;

/** Working days from the parcel's start to its count, by how it is brought; a store counts on the day it gets it. */
export const DAYS_TO_COUNT = { schedule_pickup: 2, store_return: 1, warehouse: 4 } as const;

/** Days after which a parcel counts as lost of which the courier has reported nothing since it was fetched. */
export const LOST_DAYS = 21;

/** Working days until a claim is inspected. */
export const DAYS_FOR_CLAIM = 1;

export const MOST_PHOTOS = 5;

/**
 * The statuses after which goods can be returned, by payment method; `others` is for methods that are not named (RET-03). Cash
 * has to have been paid, which the courier reports with the delivery.
 */
export const ELIGIBILITY_HISTORY: Partial<Record<StoredMethod, readonly ItemStatus[]>> & {
  others: readonly ItemStatus[];
} = {
  cod: ['delivered'],
  others: ['delivered'],
};
