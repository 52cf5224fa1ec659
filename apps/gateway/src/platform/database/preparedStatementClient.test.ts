import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/testDatabase.ts';

test('a statement with parameters is prepared once per connection, one without parameters never', async () => {
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
