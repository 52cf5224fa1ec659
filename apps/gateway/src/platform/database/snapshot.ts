import type { Queries, Transaction } from './database.ts';

/** Reads with several statements that all see the database as it is at the first one. Nothing can be written. */
export function snapshot<T>(db: Queries, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction((tx) => read(tx), { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
