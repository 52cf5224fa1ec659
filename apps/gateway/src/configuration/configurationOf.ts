import { countryOf, type CountryCode, type Language } from '@lunette/country-config';
import type { Configuration } from '@lunette/session/contract';
import { and, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { configuration } from './schema.ts';

/** What is set for keys: for everybody, for who reads a language, or for one locale, the closest last. */
export async function configurationOf(
  db: Queries,
  keys: string[],
  { country, language }: { country: CountryCode; language: Language },
): Promise<Configuration> {
  const locale = countryOf(country).localeList.find((one) => one.language === language)?.locale;
  const rows = await db
    .select({ key: configuration.key, value: configuration.value })
    .from(configuration)
    .where(
      and(
        inArray(configuration.key, keys),
        inArray(configuration.language, ['*', language, ...(locale ? [locale] : [])]),
      ),
    )
    .orderBy(sql`length(${configuration.language})`);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}
