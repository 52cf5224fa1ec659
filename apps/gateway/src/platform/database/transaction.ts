import type { SQL } from 'drizzle-orm';
import type { Database, Queries, Transaction } from './database.ts';
import { retryConflicts } from './retryConflicts.ts';

/**
 * The last statement of a transaction, which is pipelined with its COMMIT. The transaction has ended when `read`
 * gets the rows: where `read` throws, the statement must have changed nothing.
 */
export class PipelinedCommit<T> {
  /** Sends the statement and reads its rows in a transaction that continues. */
  readonly send: (tx: Queries) => Promise<T>;

  private constructor(send: (tx: Queries) => Promise<T>) {
    this.send = send;
  }

  static of<R, T>(statement: SQL, read: (rows: R[]) => T | Promise<T>): PipelinedCommit<T> {
    return new PipelinedCommit((tx) => ask<R>(tx, statement).then(read));
  }
}

/**
 * Runs work in one transaction. If the work returns its last statement, that is sent together with COMMIT. The
 * transaction is run again after a deadlock, also after one of the last statement.
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
    // The caller gets the error below, after COMMIT has been sent.
    result.catch(() => undefined);
    return { result };
  });
  return result;
}

/**
 * Sends two queries as one message. The second one sees what was committed while the first waited for a lock, as
 * each takes its snapshot when it starts.
 */
export function pipelineQueries<A, B>(tx: Transaction, first: SQL, second: SQL): Promise<[A[], B[]]> {
  return Promise.all([ask<A>(tx, first), ask<B>(tx, second)]);
}

/** Sends a statement in this tick; awaiting the query builder would send it in the next one. */
function ask<R>(tx: Queries, statement: SQL): Promise<R[]> {
  return tx.execute(statement).then(({ rows }) => rows as R[]);
}
