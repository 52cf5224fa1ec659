import { endpoint } from '@lunette/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { sessionRoutes } from '../../identity/session/sessionRoutes.ts';
import { refuse } from './refuse.ts';
import { serve } from './serve.ts';
import { call, guest, testGatewayApp } from '../testing/testGateway.ts';

const book = endpoint({
  method: 'POST',
  path: '/test/book',
  access: 'guest',
  idempotent: true,
  body: z.object({ seat: z.string() }),
  result: z.object({ number: z.number() }),
});

let made = 0;
let work: () => Promise<void> = async () => undefined;
const app = await testGatewayApp({
  mount: (gateway) => {
    sessionRoutes(gateway);
    serve(gateway, book, async () => {
      await work();
      made += 1;
      return { number: made };
    });
  },
});
const token = await guest(app);
/** SQL that runs just before a reserved key is released, and just after. */
let around: { before: SQL; after: SQL } | null = null;
/** Whether storing the next answer fails. */
let isBroken = false;
const execute = app.db.execute.bind(app.db);
app.db.execute = (async (query: SQL) => {
  const text = new PgDialect().sqlToQuery(query).sql;
  if (isBroken && text.includes('UPDATE idempotency SET answer')) {
    isBroken = false;
    throw new Error('The connection is broken');
  }
  const isRelease = text.startsWith('DELETE FROM idempotency');
  const now = isRelease ? around : null;
  if (!now) return execute(query);
  around = null;
  await execute(now.before);
  const answer = await execute(query);
  await execute(now.after);
  return answer;
}) as typeof execute;
const key = () => crypto.randomUUID();
const ask = (idempotencyKey: string, seat = 'A1', as = token) =>
  call(app, book, { body: { seat } }, { token: as, idempotencyKey });

beforeEach(() => {
  made = 0;
  work = async () => undefined;
});

test('an invalid key, and one that was sent before with another request, are refused', async () => {
  const same = key();
  expect((await ask('short')).problem).toMatchObject({ status: 422, code: 'idempotency_key_invalid' });
  await ask(same);
  expect((await ask(same, 'B2')).problem).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  expect(made).toBe(1);
});

test('a write whose answer cannot be stored succeeds, and a repeat at once does not do it again', async () => {
  const same = key();
  isBroken = true;
  expect((await ask(same)).result.number).toBe(1);
  expect((await ask(same)).problem.code).toBe('still_working');
  expect(made).toBe(1);
});

test('a repeat gets the first answer and does nothing; without a key, and for another session, the work is done again', async () => {
  const same = key();
  expect((await ask(same)).result).toEqual({ number: 1 });
  expect((await ask(same)).result).toEqual({ number: 1 });
  expect((await call(app, book, { body: { seat: 'A1' } }, { token })).result).toEqual({ number: 2 });
  expect((await ask(same, 'A1', await guest(app))).result).toEqual({ number: 3 });
});

test('of ten requests at once one does the work and all get its answer', async () => {
  const same = key();
  work = () => new Promise((resolve) => setTimeout(resolve, 60));
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(same)));
  expect(answers.map(({ result }) => result.number)).toEqual(Array(10).fill(1));
  expect(made).toBe(1);
});

test('after a refusal the key can be used for another try', async () => {
  const same = key();
  work = async () => {
    throw refuse(409, 'taken', 'platform.invalid-request');
  };
  expect((await ask(same)).status).toBe(409);
  work = async () => undefined;
  expect((await ask(same)).result).toEqual({ number: 1 });
});

test('the reserved key of a gateway that was killed during its work is taken over', async () => {
  const same = key();
  await ask(same);
  await app.db.execute(sql`
    UPDATE idempotency SET answer = NULL, created_at = now() - interval '2 minutes' WHERE key = ${same}`);
  expect((await ask(same)).result).toEqual({ number: 2 });
});

test('a reserved key that another repeat has taken over meanwhile is not released', async () => {
  const same = key();
  await ask(same);
  await app.db.execute(sql`
    UPDATE idempotency SET answer = NULL, created_at = now() - interval '2 minutes' WHERE key = ${same}`);
  around = {
    before: sql`UPDATE idempotency SET created_at = now() WHERE key = ${same}`,
    after: sql`UPDATE idempotency SET answer = '{"result": {"number": 7}}' WHERE key = ${same}`,
  };
  expect((await ask(same)).result).toEqual({ number: 7 });
  expect(made).toBe(1);
});
