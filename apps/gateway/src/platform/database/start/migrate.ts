import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { PACKAGE_FOLDER } from '../../packageFolder.ts';

const FOLDER = join(PACKAGE_FOLDER, 'migrations');
const LOCK = 7_310_001;

/** Names the checksum of the file's earlier content, which failed on some data but may have been applied elsewhere. */
const REPLACED = /^-- Replaces ([0-9a-f]{64})\b/gm;

/**
 * Applies the numbered SQL files that the database does not have, each in its own transaction, one gateway at a time.
 * Returns the names of the applied files. An applied file never changes: a different content is refused, unless the file
 * says that it replaces the applied one.
 */
export async function migrate(pool: Pool, folder = FOLDER): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await applyMissing(client, folder);
  } finally {
    // The lock and the setting belong to the connection, so it is closed instead of returned to the pool.
    client.release(true);
  }
}

async function applyMissing(client: PoolClient, folder: string): Promise<string[]> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS migration (
       name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migration',
  );
  const seen = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const done: string[] = [];
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    const sql = readFileSync(join(folder, name), 'utf8');
    const checksum = createHash('sha256').update(sql).digest('hex');
    const applied = seen.get(name);
    const replaced = [...sql.matchAll(REPLACED)].map(([, earlier]) => earlier);
    if (applied === checksum || replaced.includes(applied)) continue;
    if (applied !== undefined)
      throw new Error(`Migration ${name} was changed after it had been applied: add a new file`);
    await inTransaction(client, async () => {
      await client.query(sql);
      await client.query('INSERT INTO migration (name, checksum) VALUES ($1, $2)', [name, checksum]);
    });
    done.push(name);
  }
  return done;
}

async function inTransaction(client: PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
