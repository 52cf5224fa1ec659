import { execFileSync, spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { accountFor, type Account } from './account.ts';
import { bundledPostgres } from './bundledPostgres.ts';
import { freePort } from './freePort.ts';
import { serverFoldersFor, type ServerFolders } from './serverFolders.ts';
import { livePostmaster } from './postmaster.ts';
import { withStartLock } from './startLock.ts';

const USER = 'lunette';
const STOP_FAST = ['-m', 'fast', '-w', '-t', '20'];
const STOP_NOW = ['-m', 'immediate', '-w', '-t', '20'];

/** The options of `startPostgres`. */
export interface PostgresOptions {
  dataDir: string;
  /** Used if it is free; a server that already runs on the data folder keeps its port. */
  port: number;
  /** Whether a start on another port than `port` fails. */
  strictPort?: boolean;
  /** Settings of the server, such as `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
  programs?: string;
  fallbackFolders?: string[];
}

/** A running PostgreSQL server. */
export interface RunningPostgres {
  how: 'started' | 'adopted';
  pid: number;
  port: number;
  notice: string | null;
  /** The URL of a database of this server. */
  url: (database: string) => string;
  stop: () => void;
}

/**
 * Starts the PostgreSQL of a data folder: creates the cluster if it is missing, and adopts a server that already runs on
 * it. Throws an error with the end of the server's log if it does not start.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dataDir = resolve(options.dataDir);
  const account = accountFor(join(dataDir, 'postgres'));
  const folders = serverFoldersFor(
    account,
    options.programs ?? bundledPostgres(),
    dataDir,
    options.fallbackFolders,
  );
  return withStartLock(`${folders.cluster}.lock`, () => up(options, account, folders));
}

async function up(
  { port, strictPort = false, settings = {} }: PostgresOptions,
  account: Account,
  folders: ServerFolders,
): Promise<RunningPostgres> {
  const password = passwordOf(folders.cluster);
  if (!existsSync(join(folders.cluster, 'PG_VERSION')))
    initialise(account, folders, password, settings.fsync !== 'off');
  const program = join(folders.programs, 'bin/pg_ctl');
  // A gateway restarts its server while it answers calls, so this must not block the process.
  const control = (...words: string[]) =>
    new Promise<number | null>((resolve, reject) => {
      spawn(program, ['-D', folders.cluster, ...words], asAccount(account))
        .once('error', reject)
        .once('close', resolve);
    });
  const running = (how: RunningPostgres['how'], pid: number, at: number): RunningPostgres => ({
    how,
    pid,
    port: at,
    notice: folders.notice,
    url: (database) => `postgres://${USER}:${password}@127.0.0.1:${at}/${database}`,
    stop: () => void spawnSync(program, ['-D', folders.cluster, 'stop', ...STOP_FAST], asAccount(account)),
  });

  const left = livePostmaster(folders.cluster);
  if (left?.ready) return running('adopted', left.pid, left.port);
  if (left) await control('stop', ...STOP_NOW);

  const at = strictPort ? port : await freePort(port);
  const log = join(folders.cluster, 'server.log');
  const flags = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const words = Object.entries(flags).map(([name, value]) => `-c ${name}='${value}'`);
  const status = await control('start', '-w', '-t', '60', '-l', log, '-o', `-p ${at} ${words.join(' ')}`);
  const server = livePostmaster(folders.cluster);
  if (status !== 0 || !server) {
    // A server that is too slow, or whose start was interrupted, would otherwise run on and never be stopped.
    await control('stop', ...STOP_NOW);
    throw new Error(`PostgreSQL did not start:\n${lastLines(log)}`);
  }
  return running('started', server.pid, at);
}

function initialise(
  account: Account,
  { programs, cluster }: ServerFolders,
  password: string,
  durably: boolean,
): void {
  // The cluster is created in another folder and renamed when complete, so that a killed start never leaves half a cluster.
  const unfinished = `${cluster}.init`;
  const passwordFile = `${cluster}.init-password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  for (const path of [unfinished, passwordFile])
    if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
  const words = ['-D', unfinished, '-U', USER, '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8'];
  if (!durably) words.push('--no-sync');
  try {
    execFileSync(
      join(programs, 'bin/initdb'),
      [...words, '--locale=C.UTF-8', '--no-instructions'],
      asAccount(account),
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(cluster, { recursive: true, force: true });
  renameSync(unfinished, cluster);
}

/** The password is stored next to its cluster, readable only by the gateway's account. */
function passwordOf(cluster: string): string {
  const file = `${cluster}.password`;
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

function asAccount(account: Account) {
  // The server must not inherit the working folder and the pipes of the gateway, because it runs longer than this call.
  const stdio: StdioOptions = 'ignore';
  return { ...account, cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8' }, stdio };
}

function lastLines(file: string): string {
  return existsSync(file)
    ? readFileSync(file, 'utf8').split('\n').slice(-10).join('\n')
    : 'no log was written';
}
