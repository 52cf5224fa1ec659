import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pino from 'pino';
import { expect, test } from 'vitest';
import { enqueue } from './jobs.ts';
import { messageJobs } from '../messages/messages.ts';
import { testGatewayApp } from '../testing/testGateway.ts';

const done: unknown[] = [];
let failures = 0;
const app = await testGatewayApp({
  jobs: {
    ...messageJobs,
    'test.note': async (payload) => void done.push(payload),
    'test.fails-once': async (_payload, { attempt }) => {
      failures += 1;
      if (attempt === 1) throw new Error('not yet');
      done.push(`attempt ${attempt}`);
    },
    'test.fails': async () => {
      const cause = Object.assign(new Error('Key (email)=(ananya.rao@post.in) already exists'), {
        code: '23505',
        severity: 'ERROR',
      });
      throw new DrizzleQueryError('insert into customer (email) values ($1)', ['ananya.rao@post.in'], cause);
    },
  },
});

test('a job of a transaction that is rolled back never runs, one of a transaction that commits does', async () => {
  await app.db
    .transaction(async (tx) => {
      await enqueue(tx, 'test.note', { number: 1 });
      throw new Error('no');
    })
    .catch(() => undefined);
  await app.db.transaction((tx) => enqueue(tx, 'test.note', { number: 2 }));
  await app.runJobs();
  expect(done).toEqual([{ number: 2 }]);
});

test('a job that fails runs again later', async () => {
  done.length = 0;
  await enqueue(app.db, 'test.fails-once', {});
  await app.runJobs();
  expect(failures).toBe(1);
  await app.runJobs();
  expect(failures).toBe(1);
  await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second'`);
  await app.runJobs();
  expect(done).toEqual(['attempt 2']);
});

test('the error of a job is logged and stored without the values of its query', async () => {
  const lines: string[] = [];
  const log = app.http.log as pino.Logger & Record<symbol, unknown>;
  log[pino.symbols.streamSym] = { write: (line: string) => void lines.push(line) };
  log.level = 'error';
  await enqueue(app.db, 'test.fails', {});
  await app.runJobs();
  log.level = 'silent';
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('test.fails');
  expect(lines[0]).toContain('23505');
  expect(lines[0]).toContain('insert into customer');
  expect(lines[0]).not.toContain('ananya.rao');
  const { rows } = await app.db.execute<{ last_error: string }>(
    sql`SELECT last_error FROM graphile_worker.jobs WHERE task_identifier = 'test.fails'`,
  );
  expect(rows[0]?.last_error).toMatch(/values hidden/);
  expect(rows[0]?.last_error).not.toContain('ananya.rao');
});

test('a new job replaces a waiting job with the same key, and a job for later waits', async () => {
  done.length = 0;
  await enqueue(app.db, 'test.note', { number: 3 }, { key: 'note' });
  await enqueue(app.db, 'test.note', { number: 4 }, { key: 'note' });
  await enqueue(app.db, 'test.note', { number: 5 }, { runAt: new Date(Date.now() + 60_000) });
  await app.runJobs();
  expect(done).toEqual([{ number: 4 }]);
});

test('mail, text messages and WhatsApp are sent by jobs', async () => {
  const mail = { to: 'a@post.in', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await enqueue(app.db, 'mail.send', mail);
  const text = { to: '+919822041377', text: 'Hello' };
  await enqueue(app.db, 'sms.send', text);
  await enqueue(app.db, 'whatsapp.send', text);
  await app.runJobs();
  expect(app.sent).toEqual({ mail: [mail], sms: [text], whatsapp: [text] });
});
