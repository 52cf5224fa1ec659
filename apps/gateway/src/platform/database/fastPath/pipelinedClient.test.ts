import { sql } from 'drizzle-orm';
import { Connection } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../../testing/testDatabase.ts';

afterEach(() => vi.restoreAllMocks());

test('a statement with parameters is prepared once on a connection, and one without never', async () => {
  const { db, pool, close } = await testDatabase(1);
  for (const figure of [1, 2, 3]) {
    const { rows } = await db.execute<{ doubled: number }>(sql`SELECT ${figure}::integer * 2 AS doubled`);
    expect(rows).toEqual([{ doubled: figure * 2 }]);
  }
  await db.execute(sql`SELECT 'no parameters'`);
  const prepared = await pool.query<{ statement: string }>(
    `SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%doubled%' OR statement LIKE '%no parameters%'`,
  );
  expect(prepared.rows).toEqual([{ statement: 'SELECT $1::integer * 2 AS doubled' }]);
  await close();
});

test('a transaction begins with its first statement, and is kept whole or not at all', async () => {
  const { db, close } = await testDatabase(1);
  await db.execute(sql`CREATE TABLE note (words text NOT NULL)`);
  const count = async () =>
    (await db.execute<{ count: number }>(sql`SELECT count(*)::int FROM note`)).rows[0]?.count;
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO note VALUES (${'one'})`);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await count()).toBe(0);
  await expect(db.transaction((tx) => tx.execute(sql`INSERT INTO note VALUES (${null})`))).rejects.toThrow();
  await db.transaction(async (tx) => {
    await Promise.all(['one', 'two'].map((words) => tx.execute(sql`INSERT INTO note VALUES (${words})`)));
  });
  expect(await count()).toBe(2);
  await close();
});

test('a transaction without a statement asks the database nothing', async () => {
  const { db, close } = await testDatabase(1);
  await db.execute(sql`SELECT 1`);
  const asked = vi.spyOn(Connection.prototype, 'query');
  await db.transaction(async () => undefined);
  await expect(db.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(asked).not.toHaveBeenCalled();
  expect((await db.execute<{ one: number }>(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  await close();
});
