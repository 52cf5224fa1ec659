import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@lunette/gateway/postgres';
import { ownEnvironment, servers, startServers, type Running, type Server } from '@lunette/launch';
import { Client } from 'pg';
import { PORTS } from './ports.ts';

/** The built store with its own database, and the functions that measurements need. */
export interface Store {
  databaseUrl: string;
  /** Creates another, empty database on the same server and returns its URL. */
  database: (name: string) => Promise<string>;
  pid: (name: string) => number;
  /** Starts servers of the store by name, with additional environment variables. */
  start: (names: string[], extra?: NodeJS.ProcessEnv) => Promise<Running>;
  stop: (names: string[]) => Promise<void>;
  end: () => Promise<void>;
}

/** Starts the store with its own ports and data, and with rate limits that a load does not reach; logging is on as usual. */
export async function startStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'lunette-bench-'));
  const postgres = await startPostgres({ dataDir: folder, port: Number(PORTS.POSTGRES_PORT) });
  const databaseUrl = postgres.url('postgres');
  const env = ownEnvironment({
    ...PORTS,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    LIMIT_CALLS: '100000000',
    LIMIT_PAGES: '100000000',
    LIMIT_NEW_SESSIONS: '100000000',
    LIMIT_UNPAID_ORDERS: '0',
  });
  const log = openSync(join(folder, 'store.log'), 'a');
  const running = new Map<string, Running>();
  const all = servers({ dev: false }, env);
  const named = (names: string[]): Server[] => all.filter(({ name }) => names.includes(name));
  const start = async (names: string[], extra: NodeJS.ProcessEnv = {}) => {
    const started = await startServers(named(names), { ...env, ...extra }, log);
    for (const name of names) running.set(name, started);
    return started;
  };
  const stop = async (names: string[]) => {
    const ending = new Set(names.flatMap((name) => running.get(name) ?? []));
    for (const name of names) running.delete(name);
    await Promise.all([...ending].map((one) => one.stop()));
  };
  return {
    databaseUrl,
    database: async (name) => {
      const admin = new Client(databaseUrl);
      await admin.connect();
      await admin.query(`CREATE DATABASE ${name}`);
      await admin.end();
      return postgres.url(name);
    },
    pid: (name) => {
      const pid = running.get(name)?.pids()[name];
      if (!pid) throw new Error(`${name} does not run.`);
      return pid;
    },
    start,
    stop,
    end: async () => {
      await stop([...running.keys()]);
      postgres.stop();
      closeSync(log);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
