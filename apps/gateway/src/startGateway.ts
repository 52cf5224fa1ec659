import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { buildGateway } from './app.ts';
import { domainJobs, jobQueues, mountDomains, schedule, subscribers } from './domains.ts';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from './platform/database/database.ts';
import { requireSupportedPostgres } from './platform/database/start/requireSupportedPostgres.ts';
import { readFrom } from './platform/database/replica.ts';
import { prepareJobs, startJobs } from './platform/jobs/jobs.ts';
import { logOptions } from './platform/monitoring/log.ts';
import { migrate } from './platform/database/start/migrate.ts';
import { ownDatabase } from './platform/database/start/ownDatabase.ts';
import type { Settings } from './platform/settings/settings.ts';
import { seedOnce } from './seedOnce.ts';
import { connectServices } from './services.ts';

/**
 * For LISTEN and the queues: each of the two queues uses one connection for LISTEN and one for queries, the catalogue
 * uses one for LISTEN.
 */
const JOB_CONNECTIONS = 6;

/** A running gateway. */
export interface StartedGateway {
  address: string;
  /** Answers the calls in progress, lets jobs finish, then closes the database. Further calls return the same promise. */
  stop: () => Promise<void>;
}

/**
 * Starts the gateway with its database: migrates it, seeds it at the first start, then listens. If a step fails,
 * everything that was opened is closed again. Throws `CannotStart` if an operator has to change something first.
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
  await requireSupportedPostgres(
    jobDatabase.pool,
    settings.directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
  );
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
