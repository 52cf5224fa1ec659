import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../database/migrate.ts';
import { PACKAGE_FOLDER } from '../packageFolder.ts';
import { testDatabase } from './testDatabase.ts';

const MIGRATIONS = join(PACKAGE_FOLDER, 'migrations');

/**
 * An empty database with the tables of before a migration, such as `0016`. A test inserts rows as they were then and
 * calls `migrateOn`.
 */
export async function databaseBefore(migration: string) {
  const database = await testDatabase(2, 'template1');
  const folder = mkdtempSync(join(tmpdir(), 'lunette-migrations-'));
  for (const name of readdirSync(MIGRATIONS).filter((one) => one < migration))
    copyFileSync(join(MIGRATIONS, name), join(folder, name));
  await migrate(database.pool, folder);
  rmSync(folder, { recursive: true });
  return { ...database, migrateOn: () => migrate(database.pool) };
}
