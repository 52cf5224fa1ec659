import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { refuse } from '../http/refuse.ts';

/** How often something may be tried in so many minutes. */
export interface RateLimit {
  name: string;
  most: number;
  minutes: number;
}

/** Counts a try for all gateways together and tells how many there were; keys are kept as hashes. */
export async function countAttempt(
  db: Queries,
  limit: Omit<RateLimit, 'most'>,
  key: string,
): Promise<number> {
  const [spent = 1] = await countAttempts(db, limit, [key]);
  return spent;
}

/** Counts a try at several keys at once, and tells how many there were at each. */
export async function countAttempts(
  db: Queries,
  { name, minutes }: Omit<RateLimit, 'most'>,
  keys: readonly string[],
): Promise<number[]> {
  const hashes = keys.map((key) => hashOf(key).toString('hex'));
  // In one order for all callers: two that count the same rows wait for each other instead of locking each other out.
  const { rows } = await db.execute<{ key: string; spent: number }>(sql`
    INSERT INTO tries (name, key, until, spent)
    SELECT ${name}, decode(hash, 'hex'), now() + make_interval(mins => ${minutes}), 1
    FROM unnest(${sql.param(hashes)}::text[]) AS hash ORDER BY hash
    ON CONFLICT (name, key) DO UPDATE SET
      spent = CASE WHEN tries.until <= now() THEN 1 ELSE tries.spent + 1 END,
      until = CASE WHEN tries.until <= now() THEN excluded.until ELSE tries.until END
    RETURNING encode(key, 'hex') AS key, spent`);
  const spent = new Map(rows.map((row) => [row.key, row.spent]));
  return hashes.map((hash) => spent.get(hash) ?? 1);
}

/** How many tries there were lately. */
export async function attemptsOf(db: Queries, name: string, key: string): Promise<number> {
  const { rows } = await db.execute<{ spent: number }>(
    sql`SELECT spent FROM tries WHERE name = ${name} AND key = ${hashOf(key)} AND until > now()`,
  );
  return rows[0]?.spent ?? 0;
}

/** Counts a try and refuses one too many with 429. */
export async function consumeRateLimit(db: Queries, limit: RateLimit, key: string): Promise<void> {
  if ((await countAttempt(db, limit, key)) > limit.most)
    throw refuse(429, 'too_many_requests', 'platform.too-many-requests');
}

/** Forgets the tries of some keys, as the right answer was given. */
export async function resetAttempts(db: Queries, name: string, ...keys: string[]): Promise<void> {
  const hashes = keys.map((key) => hashOf(key).toString('hex'));
  await db.execute(sql`
    DELETE FROM tries WHERE name = ${name}
      AND key IN (SELECT decode(hash, 'hex') FROM unnest(${sql.param(hashes)}::text[]) AS hash)`);
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
