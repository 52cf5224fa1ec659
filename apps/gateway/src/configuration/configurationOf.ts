import { countryOf, type CountryCode, type Language } from '@lunette/country-config';
import type { Configuration } from '@lunette/session/contract';
import { and, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { configuration } from './schema.ts';

/** The condition for valid values; a country without a studio has no studio flow. */
const valueIn = (country: CountryCode) =>
  sql<unknown>`CASE WHEN ${configuration.key} = 'studio_flow' AND NOT EXISTS (
      SELECT FROM store WHERE country = ${country} AND is_studio)
    THEN '{"enabled": false}'::jsonb ELSE ${configuration.value} END`;

/** The values of configuration keys: for everybody, for a language, or for one locale; the most specific one counts. */
export async function configurationOf(
  db: Queries,
  keys: string[],
  { country, language }: { country: CountryCode; language: Language },
): Promise<Configuration> {
  const locale = countryOf(country).localeList.find((listed) => listed.language === language)?.locale;
  const rows = await db
    .select({ key: configuration.key, value: valueIn(country) })
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
