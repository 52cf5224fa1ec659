import { COUNTRY_CODES, countryOf } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import { ROUND_HOURS } from '../eligibility/returnTerms.ts';
import type { StoredReturn } from '../schema.ts';

type Round = Pick<StoredReturn, 'kind' | 'mode' | 'pickupOn' | 'pickupFrom'>;

/**
 * The courier's round for a parcel: date and hour, or an empty text if the shopper hands it in at a parcel point; null if no
 * courier is booked.
 */
export function roundOf({ kind, mode, pickupOn, pickupFrom }: Round): string | null {
  if (kind === 'claim' || mode === 'store_return') return null;
  return pickupOn === null ? '' : `${pickupOn} ${pickupFrom}`;
}

/** Whether the courier missed the round of a parcel, and the parcel still waits for another one. */
export function isMissed(storedReturn: Missable & Pick<StoredReturn, 'status'>): boolean {
  return storedReturn.status === 'label' && wasMissed(storedReturn);
}

/** Whether the courier missed the last chosen round of a parcel, whatever the status of its return. */
export function wasMissed(storedReturn: Missable): boolean {
  return storedReturn.missedRound !== null && storedReturn.missedRound === roundOf(storedReturn);
}

type Missable = Round & Pick<StoredReturn, 'missedRound'>;

const ZONES = JSON.stringify(
  Object.fromEntries(COUNTRY_CODES.map((country) => [country, countryOf(country).timeZone])),
);

/** The SQL condition on `order_return`, joined with `orders`, that the hours of its booked round are over in its country. */
export const isRoundOver = sql`(order_return.pickup_on + make_interval(hours => order_return.pickup_from + ${ROUND_HOURS}::int))
  AT TIME ZONE (${ZONES}::jsonb ->> orders.country) < now()`;

/** The SQL condition on `order_return` that the booked round is recorded as missed. */
export const isRoundMissed = sql`order_return.missed_round IS NOT DISTINCT FROM
  order_return.pickup_on || ' ' || order_return.pickup_from`;
