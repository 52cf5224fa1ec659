import { dateIn, type CountryCode } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { StoredPaper } from './schema.ts';

/** The tax year of a country at a time: in India from April to March (`26-27`), elsewhere the calendar year. */
export function taxYear(country: CountryCode, at: Date): string {
  const [year = 0, month = 0] = dateIn(country, at).split('-').map(Number);
  if (country !== 'IN') return String(year);
  const first = month >= 4 ? year : year - 1;
  return `${String(first).slice(2)}-${String(first + 1).slice(2)}`;
}

/**
 * The next number of a series. Its row stays locked until the transaction ends: another paper waits for it, and a
 * transaction that is rolled back does not use a number, so that there are no gaps.
 */
export async function nextNumber(
  tx: Queries,
  { country, kind, year }: Pick<StoredPaper, 'country' | 'kind' | 'year'>,
): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(sql`
    INSERT INTO paper_series (country, kind, year, last_number) VALUES (${country}, ${kind}, ${year}, 1)
    ON CONFLICT (country, kind, year) DO UPDATE SET last_number = paper_series.last_number + 1
    RETURNING last_number AS last`);
  const [row] = rows;
  if (!row) throw new Error(`The series ${country} ${kind} ${year} gave no number`);
  return row.last;
}

/** The number of a paper as it is printed; India allows 16 characters (CGST Rules 2017, rules 46 and 53). */
export function printedNumber({
  country,
  kind,
  year,
  number,
}: Pick<StoredPaper, 'country' | 'kind' | 'year' | 'number'>): string {
  const digits = kind === 'invoice' ? String(number).padStart(6, '0') : `C${String(number).padStart(5, '0')}`;
  return `${country}/${year}/${digits}`;
}
