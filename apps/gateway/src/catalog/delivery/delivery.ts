import { dateIn, isPostcode, needsPostcode, normalPostcode, type CountryCode } from '@lunette/country-config';
import { and, arrayContains, desc, eq, gte, lte, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../platform/database/database.ts';
import { deliveryZone, type PlaceTranslation, type Translations } from '../schema.ts';
import { searchText } from '../search/vocabulary/searchText.ts';

/** A delivery zone, and how fast goods arrive there. */
export interface Zone extends PlaceTranslation {
  days: number;
  expressDays: number | null;
  cashOnDelivery: boolean;
  /** The names of the place in both languages. */
  words: Translations<PlaceTranslation>;
}

/** The days of the week without delivery in a country; 0 is Sunday. */
const REST_DAYS: Record<CountryCode, number[]> = { IN: [0], SG: [0], AE: [0], SA: [5], US: [0] };

/** How long the zone of a place may be cached, in milliseconds: as long as the catalogue. */
const FRESH_FOR = 15_000;
const caches = new WeakMap<Queries, LRUCache<string, { zone: Zone | null }>>();

/**
 * The zone of a place: a postcode if the country has them, else a city or area by name. Null if the store does not
 * deliver there. With `cacheDb`, the database outside the transaction, the answer may be up to 15 seconds old.
 */
export async function zoneOf(
  db: Queries,
  country: CountryCode,
  place: string,
  cacheDb?: Queries,
): Promise<Zone | null> {
  const read = () => readZone(db, country, place);
  return cacheDb ? cached(cacheDb, `${country} ${place}`, read) : read();
}

/** The zone of a place from the cache, however old it is; undefined if it was not read yet. */
export function knownZone(cacheDb: Queries, country: CountryCode, place: string): Zone | null | undefined {
  return peek(cacheDb, `${country} ${place}`);
}

/** The slowest zone of a country: goods arrive everywhere in the country by its day. */
export async function farthestZone(
  db: Queries,
  country: CountryCode,
  cacheDb: Queries,
): Promise<Zone | null> {
  return cached(cacheDb, country, async () => {
    const [found] = await db
      .select()
      .from(deliveryZone)
      .where(eq(deliveryZone.country, country))
      .orderBy(desc(deliveryZone.days), deliveryZone.id)
      .limit(1);
    return found ? zoneIn(found) : null;
  });
}

/** The slowest zone of a country from the cache; undefined if it was not read yet. */
export function knownFarthestZone(cacheDb: Queries, country: CountryCode): Zone | null | undefined {
  return peek(cacheDb, country);
}

function peek(cacheDb: Queries, key: string): Zone | null | undefined {
  return caches.get(cacheDb)?.peek(key, { allowStale: true })?.zone;
}

async function cached(cacheDb: Queries, key: string, read: () => Promise<Zone | null>): Promise<Zone | null> {
  const zones =
    caches.get(cacheDb) ??
    new LRUCache<string, { zone: Zone | null }>({ max: 2_000, ttl: FRESH_FOR, noDeleteOnStaleGet: true });
  caches.set(cacheDb, zones);
  const known = zones.get(key);
  if (known) return known.zone;
  const zone = await read();
  zones.set(key, { zone });
  return zone;
}

async function readZone(db: Queries, country: CountryCode, place: string): Promise<Zone | null> {
  const at = isPostcode(place, country) ? byCode(place) : needsPostcode(country) ? undefined : byName(place);
  if (!at) return null;
  const [found] = await db
    .select()
    .from(deliveryZone)
    .where(and(eq(deliveryZone.country, country), at))
    .orderBy(deliveryZone.days, deliveryZone.id)
    .limit(1);
  return found ? zoneIn(found) : null;
}

function zoneIn({ days, expressDays, cashOnDelivery, text }: typeof deliveryZone.$inferSelect): Zone {
  return { ...text.en, words: text, days, expressDays, cashOnDelivery };
}

function byCode(place: string): SQL | undefined {
  const code = Number(normalPostcode(place).slice(0, 6).split('-')[0]);
  return and(lte(deliveryZone.fromCode, code), gte(deliveryZone.toCode, code));
}

function byName(place: string): SQL {
  return arrayContains(deliveryZone.names, [searchText(place)]);
}

/** A delivery option: standard or express. */
export type DeliveryType = 'standard' | 'express';

/** The delivery options of a zone. */
export function deliveryTypesIn({ expressDays }: Pick<Zone, 'expressDays'>): DeliveryType[] {
  return expressDays === null ? ['standard'] : ['standard', 'express'];
}

/**
 * The day on which goods that leave today, or after `labDays` in the laboratory, arrive in a zone. All pages and orders
 * use this function.
 */
export function arrivalAt(
  country: CountryCode,
  { days, expressDays }: Pick<Zone, 'days' | 'expressDays'>,
  type: DeliveryType,
  labDays: number,
): string {
  const onTheWay = type === 'express' ? (expressDays ?? days) : days;
  return arrival(country, new Date(), onTheWay + labDays);
}

/** The day of an arrival that was computed as `day` from the moment `from`, computed again from another moment. */
export function arrivalCountedFrom(
  country: CountryCode,
  { from, day }: { from: Date; day: string },
  anew: Date,
): string {
  let days = 1;
  while (arrival(country, from, days) < day) days += 1;
  return arrival(country, anew, days);
}

/** The day, `YYYY-MM-DD`, after a number of working days (at least one); never a rest day. */
export function arrival(country: CountryCode, from: Date, days: number): string {
  const day = new Date(`${dateIn(country, from)}T00:00:00Z`);
  for (let left = Math.max(1, days); left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (!REST_DAYS[country].includes(day.getUTCDay())) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
