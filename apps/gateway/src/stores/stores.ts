import { timeOfMinutes } from '@lunette/appointments/rules';
import type { Store } from '@lunette/appointments/contract';
import { commaOf, placeLines, salesTaxAt, type Language } from '@lunette/country-config';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { refuse } from '../platform/http/refuse.ts';
import { store, type StoredStore } from './schema.ts';
import { kilometres, type Coordinates } from '../place/whereIs.ts';
import type { CatalogContext } from '../platform/http/callContext.ts';

/** A store as shoppers see it, with its distance from a point if a point is given. */
export function storeAnswer(row: StoredStore, language: Language, from: Coordinates | null = null): Store {
  const { code, postcode, latitude, longitude, isStudio } = row;
  const { name, street, city } = row.text[language];
  const state = row.country === 'US' ? salesTaxAt(postcode)?.state : null;
  const place = placeLines({ city, state, postcode, country: row.country }, language);
  return {
    code,
    name,
    city,
    postcode,
    latitude,
    longitude,
    isStudio,
    address: [street, ...place].join(commaOf(language)),
    opens: timeOfMinutes(row.opens),
    closes: timeOfMinutes(row.closes),
    distanceKm: from && Math.round(kilometres(from, row) * 10) / 10,
  };
}

/** The stores of a country. If a point is given, the nearest are first, and stores beyond the radius are left out. */
export async function storesNear(
  { catalogDb, country, language }: CatalogContext,
  from: Coordinates | null = null,
  radius = Infinity,
): Promise<Store[]> {
  const rows = await catalogDb
    .select()
    .from(store)
    .where(eq(store.country, country))
    .orderBy(asc(store.rank));
  const stores = rows.map((row) => storeAnswer(row, language, from));
  if (!from) return stores;
  const distance = ({ distanceKm }: Store) => distanceKm ?? Infinity;
  return stores.filter((answer) => distance(answer) <= radius).sort((a, b) => distance(a) - distance(b));
}

/** A store of the country; any other is refused with 404. */
export async function findStore(
  db: Queries,
  country: CatalogContext['country'],
  code: string,
): Promise<StoredStore> {
  const [found] = await db
    .select()
    .from(store)
    .where(and(eq(store.code, code), eq(store.country, country)));
  if (!found) throw refuse(404, 'store_not_found', 'appointments.store-not-found');
  return found;
}

/** The chairs of a store; each is for one visitor. */
export function chairsOf({ code, chairs }: StoredStore): string[] {
  return Array.from({ length: chairs }, (_, index) => `${code}#${index + 1}`);
}
