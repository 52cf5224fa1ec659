import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { migrate } from '../database/start/migrate.ts';
import { PACKAGE_FOLDER } from '../packageFolder.ts';
import { testDatabase } from './testDatabase.ts';

const MIGRATIONS = join(PACKAGE_FOLDER, 'migrations');

/**
 * An empty database with the tables from before a migration, such as `0016`; it is deleted after the test file. A test
 * inserts rows in their old form and calls `migrateOn`.
 */
export async function databaseBefore(migration: string) {
  const database = await testDatabase(2, 'template1');
  const folder = mkdtempSync(join(tmpdir(), 'lunette-migrations-'));
  for (const name of readdirSync(MIGRATIONS).filter((file) => file < migration))
    copyFileSync(join(MIGRATIONS, name), join(folder, name));
  await migrate(database.pool, folder);
  rmSync(folder, { recursive: true });
  const { db, pool, close } = database;
  afterAll(close);
  return { db, pool, insert, migrateOn: () => migrate(pool) };

  /** Inserts rows; the keys are the names of the columns. */
  async function insert(table: string, ...rows: object[]): Promise<void> {
    for (const row of rows) {
      const columns = Object.keys(row);
      const values = columns.map((_, at) => `$${at + 1}`);
      await pool.query(
        `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values.join(', ')})`,
        Object.values(row),
      );
    }
  }
}

/** What `databaseBefore` returns. */
export type OldDatabase = Awaited<ReturnType<typeof databaseBefore>>;
