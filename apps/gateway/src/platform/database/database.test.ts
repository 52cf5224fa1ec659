import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/testDatabase.ts';

test('a connection that is lost before its transaction begins is released, and the pool can be closed', async () => {
  const { db, pool, close } = await testDatabase(1);
  await db.execute(sql`SELECT 1`);
  pool.once('acquire', (client: PoolClient) => {
    (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  });
  await expect(db.transaction((tx) => tx.execute(sql`SELECT 1`))).rejects.toThrow();
  const { rows } = await db.transaction((tx) => tx.execute<{ one: number }>(sql`SELECT 1 AS one`));
  expect(rows).toEqual([{ one: 1 }]);
  await close();
});
