import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { OutboundUnavailable } from './outbound.ts';

/** Longer than a service takes to answer one call, with every repeat of it. */
const LEASE_SECONDS = 20;
/** Whoever waits for another call has an answer before theirs is given up. */
const LONGEST_WAIT_MS = 4_000;
const PAUSE_MS = 100;

/**
 * Leases a row while an outside service is asked about it; `until` is its column for that. No other call, of this gateway or
 * another one, asks about the row meanwhile, so the service hears everything in the order in which it was decided, and no
 * lock is held until it has answered. The lease of a gateway that died ends by itself.
 */
export async function withLease<T>(
  db: Database,
  until: PgColumn,
  id: string,
  ask: () => Promise<T>,
): Promise<T> {
  const leased = await lease(db, until, id);
  try {
    return await ask();
  } finally {
    const column = sql.identifier(until.name);
    await db.execute(sql`
      UPDATE ${until.table} SET ${column} = NULL WHERE id = ${id} AND ${column} = ${leased}::timestamptz`);
  }
}

async function lease(db: Database, until: PgColumn, id: string): Promise<string> {
  const column = sql.identifier(until.name);
  const end = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < end) {
    const { rows } = await db.execute<{ leased: string }>(sql`
      UPDATE ${until.table} SET ${column} = now() + make_interval(secs => ${LEASE_SECONDS})
      WHERE id = ${id} AND (${column} IS NULL OR ${column} < now())
      RETURNING ${column}::text AS leased`);
    const [row] = rows;
    if (row) return row.leased;
    await sleep(PAUSE_MS);
  }
  throw new OutboundUnavailable(`another call still asks about ${id}`);
}
