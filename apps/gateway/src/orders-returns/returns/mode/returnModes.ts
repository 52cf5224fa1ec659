import { dateIn, normalPostcode, refundDay, type CountryCode } from '@lunette/country-config';
import type { ReturnMode, ReturnModeOffer, ReturnRefundMethod } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { storesNear } from '../../../stores/stores.ts';
import { whereIs } from '../../../place/whereIs.ts';
import { zoneOf } from '../../../catalog/delivery/delivery.ts';
import type { CallContext, AnswerContext } from '../../../platform/http/callContext.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { countDay, noonOf } from '../preview/previewReturn.ts';
import { PARCELS_PER_ROUND, PICKUP_DAYS, RETURN_TERMS, ROUND_HOURS } from '../eligibility/returnTerms.ts';
import { DAY_MS } from '../../../platform/dayMs.ts';

type ModeContext = AnswerContext & Pick<CallContext, 'db'>;
type Days = ReturnModeOffer['days'];

const RADIUS_KM = 20;
const STORES_SHOWN = 3;

/** The return modes for a place; modes that are not available there have the reason (RET-04). */
export async function returnModes(
  context: ModeContext,
  pincode: string,
  refundMethod: ReturnRefundMethod,
  now = new Date(),
): Promise<ReturnModeOffer[]> {
  const { country, t } = context;
  const days = (await isServiceable(context, pincode))
    ? await pickupDays(context.db, country, pincode, now)
    : [];
  const stores = await returnStores(context, pincode, RADIUS_KM);
  const offer = (id: ReturnMode, available: boolean, change: Partial<ReturnModeOffer> = {}) => {
    const pickup = days.find(({ slots }) => slots.some(({ free }) => free > 0));
    const request = { returnMode: id, ...(pickup && { pickup: { date: pickup.date, from: '' } }) };
    return {
      id,
      available,
      message: available ? null : t(`returns.no-${id}`),
      moneyBy: refundDay(country, refundMethod, noonOf(countDay(country, request, now))),
      days: [],
      stores: [],
      ...change,
    };
  };
  const isFetched = days.some(({ slots }) => slots.some(({ free }) => free > 0));
  return [
    offer('schedule_pickup', isFetched, { days }),
    offer('store_return', stores.length > 0, { stores: stores.slice(0, STORES_SHOWN) }),
    offer('warehouse', true),
  ];
}

/** Whether the courier fetches goods at a place: it does wherever the store delivers (RET-05). */
export async function isServiceable({ catalogDb, country }: ModeContext, pincode: string): Promise<boolean> {
  return (await zoneOf(catalogDb, country, pincode)) !== null;
}

/** The stores near an address at which goods can be handed in, the nearest first (RET-06). */
export async function returnStores(context: ModeContext, address: string, radius: number) {
  const from = await whereIs(context, address);
  const stores = from ? await storesNear(context, from, radius) : [];
  return stores.map(({ code, name, address: street, opens, closes, distanceKm }) => ({
    code,
    name,
    address: street,
    opens,
    closes,
    distanceKm,
  }));
}

/** The courier's rounds of the coming days near a place, with the number of free places of each. */
async function pickupDays(db: Queries, country: CountryCode, pincode: string, now: Date): Promise<Days> {
  const { pickupFrom, restDays } = RETURN_TERMS[country];
  const taken = await takenRounds(db, country, pincode);
  return Array.from({ length: PICKUP_DAYS }, (_, ahead) => {
    const date = dateIn(country, new Date(now.getTime() + (ahead + 1) * DAY_MS));
    const isRest = restDays.includes(new Date(`${date}T00:00:00Z`).getUTCDay());
    const slots = pickupFrom.map((hour) => ({
      from: hourText(hour),
      to: hourText(hour + ROUND_HOURS),
      free: isRest ? 0 : Math.max(0, PARCELS_PER_ROUND - (taken.get(`${date} ${hour}`) ?? 0)),
    }));
    return { date, slots };
  });
}

/** The number of booked parcels of each round in the district of a place. */
async function takenRounds(db: Queries, country: CountryCode, pincode: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ round: string; count: number }>(sql`
    SELECT pickup_on || ' ' || pickup_from AS round, count(*)::int AS count
    FROM order_return JOIN orders ON orders.id = order_return.order_id
    WHERE order_return.status = 'label' AND pickup_on IS NOT NULL AND orders.country = ${country}
      AND ${districtOf(pincode)} = left(lower(replace(coalesce(nullif(address->>'postcode', ''), address->>'city'), ' ', '')), 3)
    GROUP BY 1`);
  return new Map(rows.map(({ round, count }) => [round, count]));
}

/** A courier's district: the beginning of its postcodes, or of the city if there are none. */
function districtOf(pincode: string): string {
  return normalPostcode(pincode).slice(0, 3).toLowerCase();
}

/**
 * Reserves a place for a parcel in a round, which begins at `from`, such as `12:00`. Of two concurrent calls for the last
 * place, the second waits for the first and is refused.
 */
export async function takeRound(
  tx: Queries,
  country: CountryCode,
  pincode: string,
  { date, from }: { date: string; from: string },
): Promise<{ pickupOn: string; pickupFrom: number }> {
  const round = `${country} ${districtOf(pincode)} ${date} ${from}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${round}, 0))`);
  const days = await pickupDays(tx, country, pincode, new Date());
  const slot = days.find((day) => day.date === date)?.slots.find((daySlot) => daySlot.from === from);
  if (!slot || slot.free === 0) throw pickupTaken();
  return { pickupOn: date, pickupFrom: Number(from.slice(0, 2)) };
}

/** The refusal of a round that the courier does not offer, or that is full. */
export function pickupTaken() {
  return refuse(409, 'pickup_taken', 'returns.pickup-taken', {}, { pickup: 'returns.pickup-taken' });
}

/** An hour as `HH:00`. */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** The text by which a place is found: the postcode of an address, or its city if it has none. */
export function pincodeOf({ postcode, city }: { postcode: string; city: string }): string {
  return postcode || city;
}
