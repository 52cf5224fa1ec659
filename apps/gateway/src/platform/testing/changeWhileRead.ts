import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database, Transaction } from '../database/database.ts';

/**
 * Makes a change between two statements of a read: the read waits for a table that it reaches late, until the change is
 * committed. Resolves with what was read.
 */
export async function changeWhileRead<T>(
  { db }: { db: Database },
  table: string,
  { read, change }: { read: () => Promise<T>; change: (tx: Transaction) => Promise<unknown> },
): Promise<T> {
  const { reading } = await db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE ${sql.identifier(table)} IN ACCESS EXCLUSIVE MODE`);
    const waiting = read();
    await expect
      .poll(async () => {
        const { rows } = await db.execute<{ waits: boolean }>(sql`
          SELECT EXISTS (SELECT FROM pg_locks WHERE relation = ${table}::regclass AND NOT granted) AS waits`);
        return rows[0]?.waits;
      })
      .toBe(true);
    await change(tx);
    return { reading: waiting };
  });
  return reading;
}
