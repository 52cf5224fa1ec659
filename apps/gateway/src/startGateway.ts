import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { buildGateway } from './app.ts';
import { domainJobs, jobQueues, mountDomains, schedule, subscribers } from './domains.ts';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from './platform/database/database.ts';
import { refuseUnfit } from './platform/database/refuseUnfit.ts';
import { readFrom } from './platform/database/replica.ts';
import { prepareJobs, startJobs } from './platform/jobs/jobs.ts';
import { logOptions } from './platform/monitoring/log.ts';
import { migrate } from './platform/database/migrate.ts';
import { ownDatabase } from './platform/database/ownDatabase.ts';
import type { Settings } from './platform/settings/settings.ts';
import { seedOnce } from './seedOnce.ts';
import { connectServices } from './services.ts';

/** For LISTEN and the job queues: each of the two listens on one, and asks on another; the catalogue listens on one. */
const JOB_CONNECTIONS = 6;

export interface StartedGateway {
  address: string;
  /** Answers what is under way, lets jobs finish, then closes the database. Asked again, it waits for the same end. */
  stop: () => Promise<void>;
}

/**
 * Brings up the gateway with its database, migrated and, the first time, filled; then listens. What was opened is closed
 * again when a later step fails.
 */
export async function startGateway(settings: Settings): Promise<StartedGateway> {
  const log: FastifyBaseLogger = pino(logOptions(settings));
  const begun = performance.now();
  await using opened = new AsyncDisposableStack();
  const own = settings.databaseUrl === null ? await ownDatabase(settings, log) : null;
  if (own) opened.defer(own.stop);
  const open = (url: string, options: Partial<DatabaseOptions>): OpenDatabase => {
    const database = openDatabase(url, { size: settings.poolSize, log, ...options });
    opened.defer(database.close);
    return database;
  };
  const { pooler, replicaUrl } = settings;
  const url = settings.databaseUrl ?? own?.url ?? '';
  const jobDatabase = open(settings.directUrl ?? url, { size: JOB_CONNECTIONS });
  await refuseUnfit(jobDatabase.pool, settings.directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
  const database = open(url, { pooler });
  const catalogDatabase = replicaUrl ? readFrom(open(replicaUrl, { pooler }), database, log) : database;

  const migrations = await migrate(jobDatabase.pool);
  await prepareJobs(jobDatabase.pool, domainJobs, log);
  const seeded = await seedOnce(jobDatabase.db);
  const services = connectServices(settings);
  const gateway = await buildGateway({
    settings,
    database,
    catalogDatabase,
    services,
    queues: jobQueues,
    subscribers,
    mount: mountDomains,
  });
  const worker = await startJobs(gateway, jobDatabase.pool, jobQueues, schedule);
  opened.defer(worker.stop);
  opened.defer(gateway.catalogue.follow(jobDatabase.pool).stop);
  opened.defer(() => gateway.http.close());
  const address = await gateway.http.listen({ host: settings.host, port: settings.port });
  log.info(
    { at: address, migrations, seeded, milliseconds: Math.round(performance.now() - begun) },
    'the gateway is up',
  );

  const running = opened.move();
  const close = async () => {
    await running.disposeAsync();
    log.info('the gateway has stopped');
  };
  let closed: Promise<void> | undefined;
  return { address, stop: () => (closed ??= close()) };
}
