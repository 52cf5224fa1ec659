import type { Sandbox } from '../sandbox.ts';

interface Row {
  id: string;
  status: string;
  dueAt: number | null;
}

type Database = Pick<Sandbox, 'database'>;

/**
 * Reads and writes a table of scheduled work: jobs of the lab, parcels of the courier, returns of the warehouse, pay-outs of
 * the bank. `open` are the statuses in which work can still be cancelled.
 */
export function workTable<T extends Row>(
  name: 'labJob' | 'parcel' | 'collection' | 'warehouseReturn' | 'payout',
  ...open: T['status'][]
) {
  const find = ({ database }: Database, id: string): T | null =>
    (database.prepare(`SELECT * FROM ${name} WHERE id = ?`).get(id) as T | undefined) ?? null;
  return {
    find,
    /** All rows, the newest first. */
    all: ({ database }: Database): T[] =>
      database.prepare(`SELECT * FROM ${name} ORDER BY rowid DESC LIMIT 100`).all() as unknown as T[],
    /** The rows whose next step is due. */
    due: ({ database, now }: Sandbox): T[] =>
      database.prepare(`SELECT * FROM ${name} WHERE dueAt <= ?`).all(now()) as unknown as T[],
    /** Cancels work; false if its status does not allow that. */
    cancel: ({ database }: Database, { id }: T): boolean =>
      database
        .prepare(
          `UPDATE ${name} SET status = 'cancelled', dueAt = NULL
           WHERE id = ? AND status IN (${open.map(() => '?').join(', ')}, 'cancelled')`,
        )
        .run(id, ...open).changes > 0,
    /** Sets the time of the next step, given in days from now; none if there is no next step or the length of a day is 0. */
    schedule(sandbox: Sandbox, id: string, daysOf: (row: T) => number | undefined): T {
      const row = find(sandbox, id) as T;
      const days = daysOf(row);
      const { dayMs } = sandbox.settings;
      const dueAt = days === undefined || dayMs === 0 ? null : sandbox.now() + days * dayMs;
      sandbox.database.prepare(`UPDATE ${name} SET dueAt = ? WHERE id = ?`).run(dueAt, id);
      return { ...row, dueAt };
    },
  };
}
