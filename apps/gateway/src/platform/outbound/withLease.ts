import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { OutboundUnavailable } from './outbound.ts';

/** Longer than a service takes to answer one call with all its retries. */
const LEASE_SECONDS = 20;
/** Short enough that a waiting call is answered before its caller's timeout. */
const LONGEST_WAIT_MS = 4_000;
const PAUSE_MS = 100;

/**
 * Leases a row while an outside service is called about it; `until` is the column of the lease. No other call about the
 * row runs meanwhile, in this gateway or another one, so the service gets all calls in the order in which they were
 * decided, and no lock is held during a call. The lease of a gateway that has ended expires.
 * Throws `OutboundUnavailable` if another call keeps the lease for four seconds.
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
