import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The error codes of a transaction that PostgreSQL rolled back because of another one: deadlock and serialization
 * failure.
 */
const CONFLICTS = new Set(['40P01', '40001']);
const TRIES = 4;
const PAUSE_MS = 25;

/** Errors whose attempts are used up, so that an outer call does not retry them. */
const given = new WeakSet<Error>();

/**
 * Runs the work of one whole transaction again if PostgreSQL has rolled it back because of another one, up to four times
 * in all. The work must do nothing outside the database.
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || given.has(error)) throw error;
      if (attempt === TRIES) {
        given.add(error);
        throw error;
      }
      // The random part keeps two transactions from colliding again.
      await sleep(PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}

function isConflict(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && CONFLICTS.has(code)) || isConflict(error.cause);
}
