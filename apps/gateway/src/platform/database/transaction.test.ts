import { sql } from 'drizzle-orm';
import { Connection } from 'pg';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { statement } from './statement.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { PipelinedCommit, pipelineQueries, transaction } from './transaction.ts';

const { db, close } = await testDatabase(3);
await db.execute(sql`CREATE TABLE note (words text NOT NULL UNIQUE)`);
afterAll(close);
beforeEach(() => db.execute(sql`DELETE FROM note`));
afterEach(() => vi.restoreAllMocks());

const write = (words: string | null) => statement('INSERT INTO note VALUES ($1) RETURNING words', [words]);
const waiting = () =>
  db.$count(
    sql`(SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock') AS waiting`,
  );
const notes = async () =>
  (await db.execute<{ words: string }>(sql`SELECT words FROM note ORDER BY words`)).rows;

test('the end of a transaction goes out with its last statement, before there is an answer to it', async () => {
  const sent = vi.spyOn(Connection.prototype, 'query');
  const seen: string[][] = [];
  const result = await transaction(db, async (tx) => {
    await tx.execute(write('one'));
    return PipelinedCommit.of<{ words: string }, string>(write('two'), ([note]) => {
      seen.push(sent.mock.calls.map(([text]) => text));
      return `${note?.words}!`;
    });
  });
  expect(result).toBe('two!');
  expect(seen).toEqual([['begin', 'commit']]);
  expect(await notes()).toEqual([{ words: 'one' }, { words: 'two' }]);
});

test('a last statement that fails takes everything with it, and the next transaction knows nothing of it', async () => {
  const failing = transaction(db, async (tx) => {
    await tx.execute(write('one'));
    return PipelinedCommit.of(write(null), () => 'kept');
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: '23502' } });
  expect(await notes()).toEqual([]);
  expect(await transaction(db, async () => PipelinedCommit.of(write('three'), () => 'kept'))).toBe('kept');
  expect(await notes()).toEqual([{ words: 'three' }]);
});

test('what is thrown before the last statement undoes the work, and what its reader throws does not', async () => {
  const before = transaction(db, async (tx) => {
    await tx.execute(write('one'));
    throw new Error('no');
  });
  await expect(before).rejects.toThrow('no');
  const after = transaction(db, async () =>
    PipelinedCommit.of(write('two'), () => {
      throw new Error('late');
    }),
  );
  await expect(after).rejects.toThrow('late');
  expect(await notes()).toEqual([{ words: 'two' }]);
});

test('a last statement can be sent in a transaction that goes on', async () => {
  const work = db.transaction(async (tx) => {
    expect(
      await PipelinedCommit.of<{ words: string }, number>(write('one'), ({ length }) => length).send(tx),
    ).toBe(1);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await notes()).toEqual([]);
});

test('of two questions that are asked together the second sees what the first has waited for', async () => {
  await db.execute(write('one'));
  const held = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const first = db.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM note FOR UPDATE`);
    isHeld.resolve();
    await held.promise;
    await tx.execute(write('two'));
  });
  await isHeld.promise;
  const asked = db.transaction((tx) =>
    pipelineQueries<{ words: string }, { count: number }>(
      tx,
      sql`SELECT words FROM note FOR UPDATE`,
      sql`SELECT count(*)::int FROM note`,
    ),
  );
  await vi.waitUntil(async () => (await waiting()) === 1);
  held.resolve();
  await first;
  const [locked, counted] = await asked;
  expect(locked).toEqual([{ words: 'one' }]);
  expect(counted).toEqual([{ count: 2 }]);
});
