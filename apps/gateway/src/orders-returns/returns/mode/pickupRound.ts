import { COUNTRY_CODES, countryOf } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import { ROUND_HOURS } from '../eligibility/returnTerms.ts';
import type { StoredReturn } from '../schema.ts';

type Round = Pick<StoredReturn, 'kind' | 'mode' | 'pickupOn' | 'pickupFrom'>;

/** The pickup that is booked at the courier, empty where the shopper hands the parcel in; null where no courier is booked. */
export function roundOf({ kind, mode, pickupOn, pickupFrom }: Round): string | null {
  if (kind === 'claim' || mode === 'store_return') return null;
  return pickupOn === null ? '' : `${pickupOn} ${pickupFrom}`;
}

/** Whether the courier did not come for a parcel that still waits for another round. */
export function isMissed(one: Missable & Pick<StoredReturn, 'status'>): boolean {
  return one.status === 'label' && wasMissed(one);
}

/** Whether the courier did not come in the last round that was chosen for a parcel, whatever the status of its return. */
export function wasMissed(one: Missable): boolean {
  return one.missedRound !== null && one.missedRound === roundOf(one);
}

type Missable = Round & Pick<StoredReturn, 'missedRound'>;

const ZONES = JSON.stringify(
  Object.fromEntries(COUNTRY_CODES.map((country) => [country, countryOf(country).timeZone])),
);

/** The condition on `order_return`, joined with `orders`, that the booked hours of its courier are over in its country. */
export const isRoundOver = sql`(order_return.pickup_on + make_interval(hours => order_return.pickup_from + ${ROUND_HOURS}::int))
  AT TIME ZONE (${ZONES}::jsonb ->> orders.country) < now()`;

/** The condition on `order_return` that its shopper was told that the courier did not come for the booked round. */
export const isRoundMissed = sql`order_return.missed_round IS NOT DISTINCT FROM
  order_return.pickup_on || ' ' || order_return.pickup_from`;
