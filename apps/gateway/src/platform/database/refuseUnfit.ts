import type { Pool } from 'pg';
import { CannotStart } from '../settings/cannotStart.ts';
import { isDatabaseDown } from './isDatabaseDown.ts';

/** The oldest PostgreSQL that supports all statements of the gateway. */
const OLDEST = 15;

/**
 * Throws `CannotStart` if the database does not answer or its PostgreSQL is too old. `variable` is the environment
 * variable with its URL.
 */
export async function refuseUnfit(pool: Pool, variable: string): Promise<void> {
  const version = await versionOf(pool).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    throw new CannotStart(`The database that ${variable} names cannot be used: ${reasonOf(error)}.`);
  });
  if (Number.parseInt(version) < OLDEST)
    throw new CannotStart(
      `${variable} names PostgreSQL ${version}, and the gateway needs PostgreSQL ${OLDEST} or later.`,
    );
}

async function versionOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>(
    "SELECT current_setting('server_version') AS version",
  );
  return rows[0]?.version ?? '';
}

/** Whether the server is not reachable, or refuses the name or the password (class 28). */
function isRefusal(fault: unknown): fault is Error {
  const { code } = fault as { code?: unknown };
  return isDatabaseDown(fault) || (typeof code === 'string' && code.startsWith('28'));
}

/** For a host with several addresses the error has no message of its own, but one error for each address. */
function reasonOf(fault: Error): string {
  if (fault instanceof AggregateError && fault.message === '')
    return fault.errors.map((each: unknown) => (each as Error).message).join(', ');
  return fault.message;
}
