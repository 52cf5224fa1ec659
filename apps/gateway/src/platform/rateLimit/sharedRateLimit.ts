import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { refuse } from '../http/refuse.ts';

/** A limit of `most` attempts in `minutes`. */
export interface RateLimit {
  name: string;
  most: number;
  minutes: number;
}

/** Counts an attempt for all gateways together and returns how many there were; keys are stored as hashes. */
export async function countAttempt(
  db: Queries,
  limit: Omit<RateLimit, 'most'>,
  key: string,
): Promise<number> {
  const [spent = 1] = await countAttempts(db, limit, [key]);
  return spent;
}

/** Counts an attempt for several keys at once and returns how many there were for each. */
export async function countAttempts(
  db: Queries,
  { name, minutes }: Omit<RateLimit, 'most'>,
  keys: readonly string[],
): Promise<number[]> {
  const hashes = keys.map((key) => hashOf(key).toString('hex'));
  // Rows are locked in one order for all callers, so that two of them cannot deadlock.
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

/** How many attempts were made in the current window. */
export async function attemptsOf(db: Queries, name: string, key: string): Promise<number> {
  const { rows } = await db.execute<{ spent: number }>(
    sql`SELECT spent FROM tries WHERE name = ${name} AND key = ${hashOf(key)} AND until > now()`,
  );
  return rows[0]?.spent ?? 0;
}

/** Counts an attempt and refuses it with 429 if it is beyond the limit. */
export async function consumeRateLimit(db: Queries, limit: RateLimit, key: string): Promise<void> {
  if ((await countAttempt(db, limit, key)) > limit.most)
    throw refuse(429, 'too_many_requests', 'platform.too-many-requests');
}

/** Resets the attempts of some keys after a right answer. */
export async function resetAttempts(db: Queries, name: string, ...keys: string[]): Promise<void> {
  const hashes = keys.map((key) => hashOf(key).toString('hex'));
  await db.execute(sql`
    DELETE FROM tries WHERE name = ${name}
      AND key IN (SELECT decode(hash, 'hex') FROM unnest(${sql.param(hashes)}::text[]) AS hash)`);
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
