import type { CountryCode } from '@lunette/country-config';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { agent, type StoredAgent } from '../schema.ts';
import { kilometres, type Coordinates } from '../../place/whereIs.ts';

/** How far an optician travels. */
const REACH_KM = 30;

/** The opticians who come to a place, the nearest first; empty where no optician comes. */
export async function agentsNear(
  db: Queries,
  country: CountryCode,
  coordinates: Coordinates,
): Promise<StoredAgent[]> {
  const rows = await db.select().from(agent).where(eq(agent.country, country)).orderBy(asc(agent.id));
  return rows
    .map((row) => ({ row, distanceKm: kilometres(coordinates, row) }))
    .filter(({ distanceKm }) => distanceKm <= REACH_KM)
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .map(({ row }) => row);
}
