import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '@lunette/api-client/contract';
import { sql } from 'drizzle-orm';
import type { CallContext } from './callContext.ts';
import { refuse } from './refuse.ts';
import { statement } from '../database/statement.ts';

const KEY = /^[\x21-\x7e]{8,128}$/;
/** The time after which a reserved key belongs to a gateway that ended during the call. */
const ABANDONED_SECONDS = 60;
const WAIT_MS = 8_000;
const STEP_MS = 80;

/**
 * Writes with this prefix do not wait for the disk. Losing one in a crash of the database has the same effect as a
 * gateway that ended during the call. The write of the call itself does wait, and flushes the reserved key too.
 */
const ASYNC_COMMIT = "WITH async_commit AS (SELECT set_config('synchronous_commit', 'off', true))";
const RESERVE = `${ASYNC_COMMIT}
  INSERT INTO idempotency (session_id, call, key, request_hash)
  SELECT $1, $2, $3, $4 FROM async_commit ON CONFLICT DO NOTHING`;
const KEEP = `${ASYNC_COMMIT}
  UPDATE idempotency SET answer = $4 FROM async_commit WHERE session_id = $1 AND call = $2 AND key = $3`;

interface ReservedKey extends Record<string, unknown> {
  request_hash: string;
  answer: { result: unknown } | null;
  abandoned: boolean;
}

/**
 * Runs a write once for each `Idempotency-Key` of a session. A repeat gets the first answer, or waits for it while
 * the first call runs; the same key with another request is refused. Refusals and errors release the key, so the
 * caller can try again with it. A write that is done stays done if its answer cannot be stored.
 */
export async function idempotent<T>(
  context: CallContext,
  contract: Endpoint,
  input: unknown,
  work: () => Promise<T>,
): Promise<T> {
  const key = keyOf(context);
  if (key === null) return work();
  const request = requestHash(input);
  const scope = { session: context.session?.id ?? '', call: `${contract.method} ${contract.path}`, key };
  for (let waited = 0; waited <= WAIT_MS; waited += STEP_MS) {
    if (await reserveKey(context, scope, request)) return perform(context, scope, work);
    const first = await find(context, scope);
    if (!first) continue;
    refuseOtherRequest(first.request_hash, request);
    if (first.answer) return first.answer.result as T;
    if (first.abandoned) await release(context, scope, ABANDONED);
    else await sleep(STEP_MS);
  }
  throw refuse(409, 'still_working', 'platform.still-working');
}

/** The idempotency key of a call, if it has one; an invalid one is refused. */
export function keyOf({ idempotencyKey: key }: Pick<CallContext, 'idempotencyKey'>): string | null {
  if (key !== null && !KEY.test(key))
    throw refuse(422, 'idempotency_key_invalid', 'platform.idempotency-key-invalid');
  return key;
}

/** The hash of a request. The captcha is left out, because it is solved again for each attempt. */
export function requestHash(input: unknown): string {
  return hash(
    'sha256',
    JSON.stringify(input, (key, value: unknown) => (key === 'captcha' ? undefined : value)),
  );
}

/** Refuses a key that was sent with another request before. */
export function refuseOtherRequest(first: string, now: string): void {
  if (first !== now) throw refuse(422, 'idempotency_key_reused', 'platform.idempotency-key-reused');
}

interface Scope {
  session: string;
  call: string;
  key: string;
}

async function perform<T>(context: CallContext, scope: Scope, work: () => Promise<T>): Promise<T> {
  const { db, log } = context;
  let result: T;
  try {
    result = await work();
  } catch (error) {
    await release(context, scope).catch(() => log.warn('an idempotency key could not be released'));
    throw error;
  }
  const answer = JSON.stringify({ result });
  await db
    .execute(statement(KEEP, [scope.session, scope.call, scope.key, answer]))
    .catch((err: unknown) => log.warn({ err }, 'the answer of a call could not be stored'));
  return result;
}

const ABANDONED = sql`created_at < now() - make_interval(secs => ${ABANDONED_SECONDS})`;

const at = ({ session, call, key }: Scope) =>
  sql`session_id = ${session} AND call = ${call} AND key = ${key}`;

async function reserveKey(
  { db }: CallContext,
  { session, call, key }: Scope,
  request: string,
): Promise<boolean> {
  const { rowCount } = await db.execute(statement(RESERVE, [session, call, key, request]));
  return rowCount === 1;
}

async function find({ db }: CallContext, scope: Scope): Promise<ReservedKey | undefined> {
  const { rows } = await db.execute<ReservedKey>(sql`
    SELECT request_hash, answer, ${ABANDONED} AS abandoned FROM idempotency WHERE ${at(scope)}`);
  return rows[0];
}

/**
 * Deletes a reserved key without an answer. An abandoned one is deleted `only` while it is abandoned: another repeat may have
 * taken it over.
 */
async function release({ db }: CallContext, scope: Scope, only = sql`true`): Promise<void> {
  await db.execute(sql`DELETE FROM idempotency WHERE ${at(scope)} AND answer IS NULL AND ${only}`);
}
