import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import { Client, Pool } from 'pg';
import { retryConflicts } from './retryConflicts.ts';
import { PreparedStatementClient } from './preparedStatementClient.ts';

/** The database outside a transaction. */
export type Database = NodePgDatabase;

/** Inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The database or a transaction: the argument of query functions. */
export type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** A pool with its Drizzle database, and the function that closes it. */
export interface OpenDatabase {
  pool: Pool;
  db: Database;
  close: () => Promise<void>;
}

/** The options of `openDatabase`. */
export interface DatabaseOptions {
  /** The maximum number of connections. */
  size: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Whether a pooler in transaction mode is used: then no setting and no prepared statement may depend on a connection. */
  pooler?: boolean;
}

/** Time limits that the server enforces. A pooler does not pass them on, so behind one the role has to set them. */
const SERVER_TIMEOUTS = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 };

/**
 * Opens a pool. Errors of idle clients are logged, because an unhandled one would end the process. A statement or
 * transaction that fails with a deadlock or a serialization error is run again, so its work must do nothing
 * outside the database.
 */
export function openDatabase(url: string, { size, log, pooler = false }: DatabaseOptions): OpenDatabase {
  const pool = new Pool({
    Client: pooler ? Client : PreparedStatementClient,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    ...(!pooler && SERVER_TIMEOUTS),
    application_name: 'lunette-gateway',
  });
  const report = (error: Error) =>
    log.warn({ code: (error as { code?: string }).code }, 'database connection lost');
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  const query = pool.query.bind(pool) as (...input: unknown[]) => Promise<unknown>;
  pool.query = ((...input: unknown[]) => retryConflicts(() => query(...input))) as Pool['query'];
  const db = drizzle(pool);
  db.transaction = (work, config) =>
    retryConflicts(() => onOneConnection(pool, (own) => own.transaction(work, config)));
  return { pool, db, close: () => pool.end() };
}

/**
 * Runs work on one connection and always releases it. Drizzle's transaction of a pool does not release the connection if
 * it is lost before BEGIN is answered.
 */
async function onOneConnection<T>(pool: Pool, work: (own: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(drizzle(client));
  } finally {
    client.release();
  }
}
