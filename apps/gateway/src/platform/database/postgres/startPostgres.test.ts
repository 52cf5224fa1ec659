import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { bundledPostgres } from './bundledPostgres.ts';
import { startPostgres, type PostgresOptions, type RunningPostgres } from './startPostgres.ts';

const root = mkdtempSync(join(tmpdir(), 'lunette-postgres-'));
chmodSync(root, 0o755);
const dataDir = join(root, 'data');
const started: RunningPostgres[] = [];

async function start(options: Partial<PostgresOptions> = {}): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir, port: 0, settings: { fsync: 'off' }, ...options });
  started.push(server);
  return server;
}

async function answer(server: RunningPostgres): Promise<unknown> {
  const client = new Client(server.url('postgres'));
  await client.connect();
  const { rows } = await client.query<{ two: number }>('SELECT 1 + 1 AS two');
  await client.end();
  return rows[0]?.two;
}

afterAll(() => {
  for (const server of started) server.stop();
  rmSync(root, { recursive: true, force: true });
});

describe('the gateway’s own PostgreSQL', () => {
  test('of two starts at once one starts the server and the other adopts it', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect([first.how, second.how].sort()).toEqual(['adopted', 'started']);
    expect(first.pid).toBe(second.pid);
    expect(await answer(second)).toBe(2);
  });

  test('a server that a killed gateway left running is adopted', async () => {
    const [before] = started;
    const script = `
      import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'startPostgres.ts'))};
      const { how, pid } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, port: 0 });
      console.log(how, pid);
      setInterval(() => {}, 1000);`;
    before?.stop();
    const gateway = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [how, pid] = await new Promise<string[]>((resolve) =>
      gateway.stdout.once('data', (line: Buffer) => resolve(line.toString().trim().split(' '))),
    );
    expect(how).toBe('started');
    gateway.kill('SIGKILL');
    const after = await start();
    expect(after).toMatchObject({ how: 'adopted', pid: Number(pid) });
    expect(await answer(after)).toBe(2);
  });

  test('a server that was killed too is started again with its data', async () => {
    const [last] = started.slice(-1);
    process.kill(last?.pid ?? 0, 'SIGKILL');
    // Its child processes end by themselves; until the last has ended, a new server is refused.
    const again = await vi.waitFor(() => start(), { timeout: 15_000, interval: 200 });
    expect(again.how).toBe('started');
    expect(await answer(again)).toBe(2);
  });

  test('a pid file with the id of another process is ignored', async () => {
    const [last] = started.slice(-1);
    last?.stop();
    const stranger = spawnSync('sh', ['-c', 'echo $PPID'], { encoding: 'utf8' }).stdout.trim();
    writeFileSync(
      join(dataDir, 'postgres/postmaster.pid'),
      `${stranger}\n/data\n0\n5432\n\n127.0.0.1\n\nready\n`,
    );
    const again = await start();
    expect(again.how).toBe('started');
    expect(await answer(again)).toBe(2);
    again.stop();
  });

  test('a lock left by a start that was killed does not block the next start', async () => {
    const dead = spawnSync('sh', ['-c', 'echo $$'], { encoding: 'utf8' }).stdout.trim();
    writeFileSync(join(dataDir, 'postgres.lock'), dead);
    expect((await start()).how).toBe('started');
    expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false);
  });

  test('if the preferred port is in use, another one is taken', async () => {
    const [last] = started.slice(-1);
    const elsewhere = await start({ dataDir: join(root, 'second'), port: last?.port ?? 0 });
    expect(elsewhere.port).not.toBe(last?.port);
    expect(await answer(elsewhere)).toBe(2);
    elsewhere.stop();
  });

  test.runIf(process.getuid?.() === 0)(
    'from a home folder that others cannot read it runs in a folder of the system, and says so',
    async () => {
      const home = join(root, 'home');
      const fallback = join(root, 'fallback');
      mkdirSync(home, { mode: 0o700 });
      // As in a clone of the repository: the programs are in the closed home folder too.
      const programs = join(home, 'clone/programs');
      cpSync(bundledPostgres(), programs, { recursive: true, verbatimSymlinks: true });
      const options = { dataDir: join(home, 'clone/.data'), fallbackFolders: [fallback], programs };
      const server = await start(options);
      expect(server.notice).toContain(fallback);
      expect(await answer(server)).toBe(2);
      expect(readFileSync(`/proc/${server.pid}/cmdline`, 'utf8')).toContain(fallback);
      server.stop();
      expect((await start(options)).how).toBe('started');
    },
  );
});
