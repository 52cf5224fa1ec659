import { setTimeout as sleep } from 'node:timers/promises';

/** What PostgreSQL answers when it has undone a transaction so that another one could go on: deadlock, serialization. */
const CONFLICTS = new Set(['40P01', '40001']);
const TRIES = 4;
const PAUSE_MS = 25;

/** Conflicts that were tried often enough: whoever calls from further out does not begin again. */
const given = new WeakSet<Error>();

/**
 * Does the work of one whole transaction again when PostgreSQL has undone it for the sake of another one, up to four
 * times in all. The work must do nothing outside the database.
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (fault) {
      if (!isConflict(fault) || given.has(fault)) throw fault;
      if (attempt === TRIES) {
        given.add(fault);
        throw fault;
      }
      // Two that have met must not meet again.
      await sleep(PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}

function isConflict(fault: unknown): fault is Error {
  if (!(fault instanceof Error)) return false;
  const { code } = fault as { code?: unknown };
  return (typeof code === 'string' && CONFLICTS.has(code)) || isConflict(fault.cause);
}
