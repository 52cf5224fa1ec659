import type { SQL } from 'drizzle-orm';
import type { Database, Queries, Transaction } from './database.ts';
import { retryConflicts } from './retryConflicts.ts';

/**
 * The last statement of a transaction, which is sent along with its end. Nothing can be undone any more when its rows
 * are read: it must have changed nothing where `read` refuses them.
 */
export class PipelinedCommit<T> {
  /** Sends the statement and reads its rows, in a transaction that goes on. */
  readonly send: (tx: Queries) => Promise<T>;

  private constructor(send: (tx: Queries) => Promise<T>) {
    this.send = send;
  }

  static of<R, T>(statement: SQL, read: (rows: R[]) => T | Promise<T>): PipelinedCommit<T> {
    return new PipelinedCommit((tx) => ask<R>(tx, statement).then(read));
  }
}

/**
 * Does work in one transaction, with one message less where it leaves its last statement to this. Like any transaction
 * it is done again after a deadlock, also one that the last statement meets.
 */
export function transaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T | PipelinedCommit<T>>,
): Promise<T> {
  return retryConflicts(() => attempt(db, work));
}

async function attempt<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T | PipelinedCommit<T>>,
): Promise<T> {
  const { result } = await db.transaction(async (tx) => {
    const done = await work(tx);
    const result = done instanceof PipelinedCommit ? done.send(tx) : Promise.resolve(done);
    // Whoever called hears of it below, when the end has been sent.
    result.catch(() => undefined);
    return { result };
  });
  return result;
}

/**
 * Asks two questions with one message. The second sees what the first has waited for, as each sees what was there when it
 * began.
 */
export function pipelineQueries<A, B>(tx: Transaction, first: SQL, second: SQL): Promise<[A[], B[]]> {
  return Promise.all([ask<A>(tx, first), ask<B>(tx, second)]);
}

/** Sends a statement now: awaiting the query builder would do so a turn later. */
function ask<R>(tx: Queries, statement: SQL): Promise<R[]> {
  return tx.execute(statement).then(({ rows }) => rows as R[]);
}
