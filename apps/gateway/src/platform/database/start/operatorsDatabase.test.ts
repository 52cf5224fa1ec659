import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { sentinels } from '../../../../seed/sentinels.ts';
import { startGateway, type StartedGateway } from '../../../startGateway.ts';
import { openDatabase } from '../database.ts';
import { accountFor } from '../postgres/account.ts';
import { freePort } from '../postgres/freePort.ts';
import { startPostgres } from '../postgres/startPostgres.ts';
import { readSettings, type Settings } from '../../settings/settings.ts';
import { testDatabase } from '../../testing/testDatabase.ts';

/** The paths of these programs in Debian; the tests that need them run only where they are installed. */
const PGBOUNCER = '/usr/sbin/pgbouncer';
const POSTGRES_15 = '/usr/lib/postgresql/15';
const GATEWAY = join(import.meta.dirname, '../../../..');
const NOBODY = 'postgres://lunette@127.0.0.1:9/lunette';

const folder = mkdtempSync(join(tmpdir(), 'lunette-operators-'));
chmodSync(folder, 0o755);
const log = pino({ level: 'fatal' });
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];

afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

async function gatewayOn(settings: Partial<Settings>): Promise<StartedGateway> {
  const gateway = await startGateway({
    ...readSettings({ NODE_ENV: 'test', DATA_DIR: folder }),
    port: 0,
    limits: { calls: 1_000_000, newSessions: 1_000_000, unpaidOrders: 1_000_000 },
    ...settings,
  });
  ends.push(gateway.stop);
  return gateway;
}

/** Opens a session, adds to its cart and reads a product page; returns the three statuses. */
async function shop({ address }: StartedGateway): Promise<number[]> {
  const session = await fetch(`${address}/v2/sessions`, { method: 'POST' });
  const { result } = (await session.json()) as { result: { id: string } };
  const cart = await fetch(`${address}/v2/carts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-token': result.id },
    body: JSON.stringify({ productId: sentinels.accessory }),
  });
  const product = await fetch(`${address}/v2/products/product/${sentinels.accessory}`);
  return [session.status, cart.status, product.status];
}

test('with a pooler a connection keeps nothing: no prepared statement, no setting', async () => {
  const direct = await testDatabase(1);
  const pooled = openDatabase(direct.url, { size: 1, log, pooler: true });
  ends.push(direct.close, pooled.close);
  const kept = async ({ db }: typeof pooled) => {
    await db.execute(sql`SELECT ${1}::int`);
    const { rows } = await db.execute<{ names: string[]; timeout: string }>(sql`
      SELECT ARRAY(SELECT name FROM pg_prepared_statements) AS names, current_setting('statement_timeout') AS timeout`);
    return rows[0];
  };
  expect(await kept(pooled)).toEqual({ names: [], timeout: '0' });
  expect(await kept(direct)).toEqual({
    names: [expect.stringMatching(/^lunette-[0-9a-f]{32}$/)],
    timeout: '10s',
  });
});

test('settings of a pooler that cannot work are refused with one sentence', () => {
  const [DATABASE_URL, DATABASE_DIRECT_URL] = [NOBODY, NOBODY];
  const read = (env: NodeJS.ProcessEnv) => readSettings({ DATA_DIR: folder, ...env });
  expect(() => read({ DATABASE_URL, DATABASE_POOLER: 'session' })).toThrow('DATABASE_POOLER is session');
  expect(() => read({ DATABASE_URL, DATABASE_POOLER: 'transaction' })).toThrow('DATABASE_DIRECT_URL');
  const env = { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOLER: 'transaction' };
  expect(read(env)).toMatchObject({ pooler: true, directUrl: NOBODY });
  expect(read({ DATABASE_URL })).toMatchObject({ pooler: false, directUrl: null });
});

test('a database that does not answer ends the process with one sentence', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@lunette/source', 'src/main.ts'],
    {
      cwd: GATEWAY,
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: NOBODY },
      encoding: 'utf8',
    },
  );
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The database that DATABASE_URL names cannot be used: connect ECONNREFUSED 127.0.0.1:9.\n',
  });
});

test('a PostgreSQL that is too old is refused with one sentence, and nothing is created in it', async () => {
  const { url, db, close } = await testDatabase(1, 'template1');
  ends.push(close);
  const name = new URL(url).pathname.slice(1);
  // Makes the server report an older version.
  await db.execute(sql`CREATE SCHEMA old`);
  await db.execute(
    sql`CREATE FUNCTION old.current_setting(text) RETURNS text LANGUAGE sql AS $$ SELECT '14.9 (Debian)' $$`,
  );
  await db.execute(sql.raw(`ALTER DATABASE ${name} SET search_path = old, pg_catalog, public`));
  await expect(gatewayOn({ databaseUrl: url })).rejects.toThrow(
    'DATABASE_URL names PostgreSQL 14.9 (Debian), and the gateway needs PostgreSQL 15 or later.',
  );
  const { rows } = await db.execute(sql`SELECT FROM pg_tables WHERE schemaname = 'public'`);
  expect(rows).toEqual([]);
});

test('while the replica is down the catalogue is read from the primary, and from the replica again when it is up', async () => {
  const [primary, replica] = [await testDatabase(2), await testDatabase(1)];
  ends.push(primary.close);
  const name = new URL(replica.url).pathname.slice(1);
  const gateway = await gatewayOn({ databaseUrl: primary.url, replicaUrl: replica.url });
  const readers = async () =>
    (
      await primary.db.execute<{ count: number }>(
        sql`SELECT count(*)::int FROM pg_stat_activity WHERE datname = ${name} AND application_name = 'lunette-gateway'`,
      )
    ).rows[0]?.count;
  expect(await shop(gateway)).toEqual([200, 200, 200]);
  expect(await readers()).toBeGreaterThan(0);
  await replica.close();
  for (let turn = 0; turn < 3; turn += 1) expect(await shop(gateway)).toEqual([200, 200, 200]);
  expect((await fetch(`${gateway.address}/ready`)).status).toBe(200);
  await primary.pool.query(`CREATE DATABASE ${name} TEMPLATE template_lunette`);
  ends.push(() => primary.pool.query(`DROP DATABASE ${name} WITH (FORCE)`));
  await expect
    .poll(async () => [await shop(gateway), await readers()], { timeout: 30_000, interval: 500 })
    .toEqual([[200, 200, 200], expect.toSatisfy((count: number) => count > 0)]);
});

test.runIf(existsSync(POSTGRES_15))('PostgreSQL 15 can be migrated, seeded and used', async () => {
  const server = await startPostgres({
    dataDir: join(folder, 'fifteen'),
    port: 0,
    settings: { fsync: 'off', synchronous_commit: 'off' },
    programs: POSTGRES_15,
  });
  ends.push(server.stop);
  const { db, close } = openDatabase(server.url('postgres'), { size: 1, log });
  ends.push(close);
  const gateway = await gatewayOn({ databaseUrl: server.url('postgres') });
  expect(await shop(gateway)).toEqual([200, 200, 200]);
  const { rows } = await db.execute<{ version: string; ids: string[] }>(sql`
    SELECT current_setting('server_version') AS version, array_agg(id::text) AS ids
    FROM (SELECT uuidv7() AS id FROM generate_series(1, 500)) made`);
  const { version = '', ids = [] } = rows[0] ?? {};
  expect(version).toMatch(/^15\./);
  expect(ids).toEqual([...new Set(ids)].sort());
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(ids[0]?.replace('-', '').slice(0, 12) ?? '', 16)).toBeCloseTo(Date.now(), -5);
  await gateway.stop();
});

test.runIf(existsSync(PGBOUNCER))(
  'behind a pgbouncer in transaction mode calls share three connections',
  async () => {
    const { url, close } = await testDatabase(1);
    ends.push(close);
    const { username, password, host, pathname } = new URL(url);
    const [address, port] = host.split(':');
    const listen = await freePort(0);
    const config = join(folder, 'pgbouncer.ini');
    writeFileSync(join(folder, 'users.txt'), `"${username}" "${password}"\n`);
    writeFileSync(
      config,
      `[databases]
* = host=${address} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 3
`,
    );
    const pooler = spawn(PGBOUNCER, [config], { ...accountFor(folder), stdio: ['ignore', 'ignore', 'pipe'] });
    ends.push(() => pooler.kill('SIGKILL'));
    await once(pooler.stderr, 'data');
    const gateway = await gatewayOn({
      databaseUrl: `postgres://${username}:${password}@127.0.0.1:${listen}${pathname}`,
      directUrl: url,
      pooler: true,
    });
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => shop(gateway)));
    expect(new Set(shoppers.flat())).toEqual(new Set([200]));
    await gateway.stop();
  },
);
