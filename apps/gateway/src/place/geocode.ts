import type { Place } from '@lunette/session/contract';
import type { CountryCode, Language } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { searchText } from '../catalog/search/vocabulary/searchText.ts';
import type { Queries } from '../platform/database/database.ts';

interface PlaceText {
  name: string;
  city: string;
}

/** A place that the geocoder finds. */
export const place = pgTable('place', {
  id: integer('id').primaryKey(),
  country: text('country').$type<CountryCode>().notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  postcode: text('postcode').notNull().default(''),
  state: text('state').notNull().default(''),
  names: text('names').array().notNull(),
  text: jsonb('text').$type<Record<Language, PlaceText>>().notNull(),
});

const NEAR_KM = 60;
const MOST = 8;

interface PlaceContext {
  country: CountryCode;
  language: Language;
}

type Row = typeof place.$inferSelect & Record<string, unknown>;

/** The place of a country that is nearest to a point; empty if none is near. */
export async function placeAt(
  db: Queries,
  context: PlaceContext,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<Place[]> {
  const [north, east] = [degrees(latitude), degrees(longitude)];
  // Kilometres between two points, by the law of cosines; rounding may make the argument slightly greater than 1.
  const kilometres = sql`6371 * acos(least(1, greatest(-1,
    sin(radians(latitude)) * sin(radians(${north}::float8)) +
    cos(radians(latitude)) * cos(radians(${north}::float8)) * cos(radians(longitude - ${east}::float8)))))`;
  const { rows } = await db.execute<Row>(sql`
    SELECT * FROM place WHERE country = ${context.country} AND ${kilometres} < ${NEAR_KM}
    ORDER BY ${kilometres}, id LIMIT 1`);
  return rows.map((row) => answer(row, context.language));
}

/**
 * Degrees, rounded to about ten centimetres. Finer degrees have no meaning, and the smallest numbers are out of PostgreSQL's
 * range.
 */
function degrees(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The places of a country with a postcode, or with a name that begins with a text. */
export async function placesNamed(db: Queries, context: PlaceContext, address: string): Promise<Place[]> {
  const rows = await rowsNamed(db, context, searchText(address));
  return rows.map((row) => answer(row, context.language));
}

/** The first of these places. The name of a city is not taken for one of its areas: its place has no area and no postcode. */
export async function placeNamed(db: Queries, context: PlaceContext, address: string): Promise<Place | null> {
  const wanted = searchText(address);
  const [row] = await rowsNamed(db, context, wanted);
  if (!row) return null;
  const found = answer(row, context.language);
  return isOnlyCity(row, wanted) ? { ...found, name: found.city, postcode: '' } : found;
}

function isOnlyCity({ text }: Row, wanted: string): boolean {
  const texts = Object.values(text);
  return (
    texts.some(({ city }) => searchText(city).startsWith(wanted)) &&
    texts.every(({ name }) => searchText(name) !== wanted)
  );
}

async function rowsNamed(db: Queries, { country }: PlaceContext, wanted: string): Promise<Row[]> {
  if (wanted === '') return [];
  const { rows } = await db.execute<Row>(sql`
    SELECT * FROM place WHERE country = ${country}
      AND (postcode = ${wanted} OR EXISTS (SELECT 1 FROM unnest(names) name WHERE starts_with(name, ${wanted})))
    ORDER BY (names[1] = ${wanted}) DESC, id LIMIT ${MOST}`);
  return rows;
}

/** A place of the sorting district with which a postcode begins, for a postcode that is not in the table. */
export async function placeInDistrict(
  db: Queries,
  context: PlaceContext,
  postcode: string,
): Promise<Place | null> {
  const district = postcode.slice(0, context.country === 'SG' ? 2 : 3);
  const { rows } = await db.execute<Row>(sql`
    SELECT * FROM place WHERE country = ${context.country} AND starts_with(postcode, ${district}) ORDER BY id LIMIT 1`);
  const [found] = rows;
  return found ? { ...answer(found, context.language), postcode } : null;
}

function answer({ country, latitude, longitude, postcode, state, text }: Row, language: Language): Place {
  return { ...text[language], state, postcode, country, latitude, longitude };
}
