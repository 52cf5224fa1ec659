import type { Queries } from '../../../platform/database/database.ts';
import { statement } from '../../../platform/database/statement.ts';

/** The PostgreSQL channel that announces a new version. */
export const CHANNEL = 'catalogue_version';

/** How long changes are kept in the log. */
const LOGGED_FOR = '1 day';

/** The rows of a table that changed; `ids` is null for the whole table. */
export interface CatalogueChange {
  table: string;
  ids: number[] | null;
}

interface Version {
  version: number;
  /** Changes up to this version are no longer in the log. */
  pruned: number;
}

const VERSION = 'SELECT version::float8, pruned_version::float8 AS pruned FROM catalogue_version';
const CHANGES = 'SELECT table_name AS "table", ids FROM catalogue_change WHERE version > $1 ORDER BY id';

/** The version of the catalogue's tables. Throws an error if its row is missing. */
export async function readVersion(db: Queries): Promise<Version> {
  const { rows } = await db.execute<Version & Record<string, unknown>>(statement(VERSION));
  const [row] = rows;
  if (!row) throw new Error('The catalogue has no version.');
  return row;
}

/** The changes since a version. */
export async function readChanges(tx: Queries, since: number): Promise<CatalogueChange[]> {
  const { rows } = await tx.execute<CatalogueChange & Record<string, unknown>>(statement(CHANGES, [since]));
  return rows;
}

/** Removes old changes from the log. A gateway that has not read them reads the whole catalogue. */
export async function pruneChanges(db: Queries): Promise<void> {
  await db.execute(
    statement(
      `WITH pruned AS (DELETE FROM catalogue_change WHERE changed_at < now() - $1::interval RETURNING version)
       UPDATE catalogue_version SET pruned_version = greatest(pruned_version, (SELECT max(version) FROM pruned))`,
      [LOGGED_FOR],
    ),
  );
}
