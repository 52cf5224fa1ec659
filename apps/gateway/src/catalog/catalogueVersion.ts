import type { Queries } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

const TABLES = [
  'model',
  'product',
  'product_price',
  'review',
  'category',
  'lens_package',
  'coating',
  'package_coating',
  'lens_price',
  'power_range',
  // Of the shelf only whether it is empty: sales change it all the time.
  '(SELECT product_id, quantity = 0 FROM stock)',
  `(SELECT value FROM configuration WHERE key = 'category_page_size')`,
];

const MARK = `SELECT concat_ws(' ', ${TABLES.map(
  (table) => `(SELECT sum(hashtextextended(row::text, 0)) FROM ${table} AS row)`,
).join()}) AS mark`;

/** What tells the tables of the catalogue, as they stand now, from any other state of theirs. */
export async function readCatalogueVersion(db: Queries): Promise<string> {
  const { rows } = await db.execute<{ mark: string }>(statement(MARK));
  return rows[0]?.mark ?? '';
}
