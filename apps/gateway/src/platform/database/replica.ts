import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { OpenDatabase } from './database.ts';
import { isDatabaseDown } from './isDatabaseDown.ts';

const REST_MS = 10_000;

/**
 * Reads from a replica, and from the primary while the replica is down. Every ten seconds one read tries the replica
 * again, so that the others do not wait for it.
 */
export function readFrom(
  replica: OpenDatabase,
  primary: OpenDatabase,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  restMs = REST_MS,
): OpenDatabase {
  let downUntil = 0;

  async function either<T>(onReplica: () => Promise<T>, onPrimary: () => Promise<T>): Promise<T> {
    const wasDown = downUntil > 0;
    if (wasDown && Date.now() < downUntil) return onPrimary();
    if (wasDown) downUntil = Date.now() + restMs;
    try {
      const result = await onReplica();
      if (wasDown) log.info('the replica answers again');
      downUntil = 0;
      return result;
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      if (!wasDown) log.warn({ err: error }, 'the replica cannot be reached, so the primary is read');
      downUntil = Date.now() + restMs;
      return onPrimary();
    }
  }

  const { pool, db } = replica;
  const query = pool.query.bind(pool) as (...input: unknown[]) => Promise<unknown>;
  const queryPrimary = primary.pool.query.bind(primary.pool) as typeof query;
  pool.query = ((...input: unknown[]) =>
    either(
      () => query(...input),
      () => queryPrimary(...input),
    )) as Pool['query'];
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) =>
    either(
      () => begin(work, config),
      () => primary.db.transaction(work, config),
    );
  return replica;
}
