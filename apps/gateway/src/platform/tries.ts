import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { refuse } from './refuse.ts';

/** How often something may be tried in so many minutes. */
export interface TryLimit {
  name: string;
  most: number;
  minutes: number;
}

/** Counts a try for all gateways together and tells how many there were; keys are kept as hashes. */
export async function countTry(
  db: Queries,
  { name, minutes }: Omit<TryLimit, 'most'>,
  key: string,
): Promise<number> {
  const { rows } = await db.execute<{ spent: number }>(sql`
    INSERT INTO tries (name, key, until, spent)
    VALUES (${name}, ${hashOf(key)}, now() + make_interval(mins => ${minutes}), 1)
    ON CONFLICT (name, key) DO UPDATE SET
      spent = CASE WHEN tries.until <= now() THEN 1 ELSE tries.spent + 1 END,
      until = CASE WHEN tries.until <= now() THEN excluded.until ELSE tries.until END
    RETURNING spent`);
  return rows[0]?.spent ?? 1;
}

/** How many tries there were lately. */
export async function triesOf(db: Queries, name: string, key: string): Promise<number> {
  const { rows } = await db.execute<{ spent: number }>(
    sql`SELECT spent FROM tries WHERE name = ${name} AND key = ${hashOf(key)} AND until > now()`,
  );
  return rows[0]?.spent ?? 0;
}

/** Counts a try and refuses one too many with 429. */
export async function spendTry(db: Queries, limit: TryLimit, key: string): Promise<void> {
  if ((await countTry(db, limit, key)) > limit.most)
    throw refuse(429, 'too_many_requests', 'platform.too-many-requests');
}

/** Forgets the tries of a key, as the right answer was given. */
export async function forgetTries(db: Queries, name: string, key: string): Promise<void> {
  await db.execute(sql`DELETE FROM tries WHERE name = ${name} AND key = ${hashOf(key)}`);
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
