import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../src/platform/database/database.ts';

/** PostgreSQL accepts 65,535 values in a statement; this many rows of our widest table stay below. */
const AT_ONCE = 1000;

/** Inserts rows in as few statements as possible. */
export async function insertAll<T extends PgTable>(
  db: Queries,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db.insert(table).values(rows.slice(from, from + AT_ONCE));
}
