import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import pino from 'pino';
import { bundleOptions } from '../../../bundleOptions.ts';
import { domainJobs } from '../../domains.ts';
import { seedOnce } from '../../seedOnce.ts';
import { openDatabase } from '../database/database.ts';
import { prepareJobs } from '../jobs/jobs.ts';
import { migrate } from '../database/start/migrate.ts';
import { startPostgres } from '../database/postgres/startPostgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the database server of this run; its template database is `template_lunette`. */
    postgresUrl: string;
    /** Folder of the gateway's bundle, which `spawnGateway` starts. */
    gatewayBundle: string;
  }
}

/**
 * Starts one database server for the run, with one migrated and seeded database that test files clone, and bundles the
 * gateway. `TEST_POSTGRES` is the folder of the programs of another version, such as `/usr/lib/postgresql/15`.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const bundle = join(import.meta.dirname, '../../../.vitest', `server-${process.pid}`);
  await build({ ...bundleOptions, outdir: bundle, sourcemap: false });
  const dataDir = mkdtempSync(join(process.env.TEST_DATA_DIR ?? tmpdir(), 'lunette-test-'));
  chmodSync(dataDir, 0o755);
  // Only the database of a test may skip the disk, because its data is not needed after the run.
  const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const programs = process.env.TEST_POSTGRES;
  const server = await startPostgres({ dataDir, port: 0, settings: quick, ...(programs && { programs }) });
  const log = pino({ level: 'warn' });
  const admin = openDatabase(server.url('postgres'), { size: 1, log });
  await admin.pool.query('CREATE DATABASE template_lunette');
  await admin.close();
  const template = openDatabase(server.url('template_lunette'), { size: 2, log });
  await migrate(template.pool);
  await prepareJobs(template.pool, domainJobs, log);
  await seedOnce(template.db);
  await template.close();
  project.provide('postgresUrl', server.url(''));
  project.provide('gatewayBundle', bundle);
  return () => {
    server.stop();
    for (const folder of [dataDir, bundle]) rmSync(folder, { recursive: true, force: true });
  };
}
