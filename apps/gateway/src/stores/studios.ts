import type { Studio } from '@lunette/checkout/contract';
import type { CountryCode, Language } from '@lunette/country-config';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { store } from './schema.ts';
import { storeAnswer } from './stores.ts';

/** A studio of the country, in the reader's language; null if the store is not a studio, or is no longer one. */
export async function findStudio(
  db: Queries,
  { country, language }: { country: CountryCode; language: Language },
  code: string | null,
): Promise<Studio | null> {
  if (code === null) return null;
  const isStudio = and(eq(store.code, code), eq(store.country, country), store.isStudio);
  const [found] = await db.select().from(store).where(isStudio);
  return found ? studioAnswer(found, language) : null;
}

/** The studios with the given codes, by code, in the reader's language. */
export async function studiosByCode(
  db: Queries,
  codes: string[],
  language: Language,
): Promise<Map<string, Studio>> {
  if (codes.length === 0) return new Map();
  const rows = await db.select().from(store).where(inArray(store.code, codes));
  return new Map(rows.map((row) => [row.code, studioAnswer(row, language)]));
}

function studioAnswer(row: Parameters<typeof storeAnswer>[0], language: Language): Studio {
  const { code, name, address, opens, closes } = storeAnswer(row, language);
  return { code, name, address, opens, closes };
}
