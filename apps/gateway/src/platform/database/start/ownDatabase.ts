import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import { isDatabaseDown } from '../isDatabaseDown.ts';
import { startPostgres } from '../postgres/startPostgres.ts';
import { watchPostgres } from '../postgres/watchPostgres.ts';
import type { Settings } from '../../settings/settings.ts';

const NAME = 'lunette';
const DISCONNECT_TIMEOUT_MS = 2_000;
const STEP_MS = 100;

/**
 * Starts the gateway's own PostgreSQL. The gateway restarts the server if its process has ended, and the last gateway
 * that uses the server stops it.
 */
export async function ownDatabase({ dataDir, postgresPort }: Settings, log: FastifyBaseLogger) {
  const options = { dataDir, port: postgresPort };
  const server = await startPostgres(options);
  if (server.notice) log.warn(server.notice);
  log.info({ how: server.how, port: server.port, pid: server.pid }, 'PostgreSQL is up');
  await withClient(server.url('postgres'), createDatabase);
  const endWatch = watchPostgres(server, options, log);
  return {
    url: server.url(NAME),
    stop: async () => {
      await endWatch();
      const others = await withClient(server.url('postgres'), lastingOthers).catch(noneWhenDown);
      if (others > 0) log.info({ others }, 'PostgreSQL goes on for another gateway');
      else server.stop();
    },
  };
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [NAME]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`).catch(ignoreExisting);
}

function ignoreExisting(error: Error & { code?: string }): void {
  // A second gateway may have created it between the query and the attempt.
  if (error.code !== '42P04' && error.code !== '23505') throw error;
}

/** How many other connections the server has. Our own are closed, but their processes end a moment later. */
async function lastingOthers(client: Client): Promise<number> {
  let others = await countOthers(client);
  for (let waited = 0; others > 0 && waited < DISCONNECT_TIMEOUT_MS; waited += STEP_MS) {
    await sleep(STEP_MS);
    others = await countOthers(client);
  }
  return others;
}

async function countOthers(client: Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return rows[0]?.others ?? 0;
}

function noneWhenDown(error: unknown): number {
  if (!isDatabaseDown(error)) throw error;
  return 0;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
