import type { CountryCode } from '@lunette/country-config';
import type { ItemStatus } from '@lunette/orders-returns/contract';
import type { StoredMethod } from '../../../checkout/schema.ts';
import { RETURN_DAYS } from '../../../identity/account/deleteCustomer.ts';

/** The terms of returns in a country. */
export interface ReturnTerms {
  /** Days after the delivery on which goods can still be returned. */
  windowDays: number;
  /** Days after the request within which a parcel must be sent. */
  sendDays: number;
  /** Whether lenses made to measure are refunded in full, or their price is kept if the store is not to blame. */
  lenses: 'full' | 'kept';
  /** Broken goods up to this worth (minor units) are not sent back, because shipping costs more than they are worth. */
  keepUpTo: number;
  /** The hours at which the courier's rounds of three hours begin. */
  pickupFrom: readonly number[];
  /** Days of the week without a courier; 0 is Sunday. */
  restDays: readonly number[];
}

const USUAL = {
  windowDays: RETURN_DAYS,
  sendDays: 14,
  lenses: 'full',
  pickupFrom: [9, 12, 15, 18],
  restDays: [0],
} as const;

/** The terms of each country. */
export const RETURN_TERMS: Record<CountryCode, ReturnTerms> = {
  IN: { ...USUAL, keepUpTo: 3_000_00 },
  SG: { ...USUAL, keepUpTo: 50_00 },
  AE: { ...USUAL, keepUpTo: 150_00 },
  SA: { ...USUAL, keepUpTo: 150_00, restDays: [5] },
  US: { ...USUAL, keepUpTo: 40_00 },
};

/** The number of days for which the courier's rounds can be booked. */
export const PICKUP_DAYS = 7;
/** The most parcels of one round in a district. */
export const PARCELS_PER_ROUND = 8;
/** The length of a courier's round, in hours. */
export const ROUND_HOURS = 3;

/** Working days from the start of a parcel to its count, by return mode; a store counts a parcel on the day it gets it. */
export const DAYS_TO_COUNT = { schedule_pickup: 2, store_return: 1, warehouse: 4 } as const;

/** Days without a report of the courier after which a fetched parcel counts as lost. */
export const LOST_DAYS = 21;

/** Working days until a claim is inspected. */
export const DAYS_FOR_CLAIM = 1;

/** The most photos of an item in a return. */
export const MOST_PHOTOS = 5;

/**
 * The statuses after which goods can be returned, by payment method; `others` is for methods that are not listed (RET-03).
 * Cash must have been paid, which is the case after the delivery.
 */
export const ELIGIBILITY_HISTORY: Partial<Record<StoredMethod, readonly ItemStatus[]>> & {
  others: readonly ItemStatus[];
} = {
  cod: ['delivered'],
  others: ['delivered'],
};
