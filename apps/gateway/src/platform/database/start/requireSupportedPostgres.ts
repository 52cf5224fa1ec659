import type { Pool } from 'pg';
import { CannotStart } from '../../settings/cannotStart.ts';
import { isDatabaseDown } from '../isDatabaseDown.ts';

/** The oldest PostgreSQL that supports all statements of the gateway. */
const OLDEST = 15;

/**
 * Throws `CannotStart` if the database does not answer or its PostgreSQL is too old. `variable` is the environment
 * variable with its URL.
 */
export async function requireSupportedPostgres(pool: Pool, variable: string): Promise<void> {
  const version = await versionOf(pool).catch((error: unknown) => {
    if (!isConnectionError(error)) throw error;
    throw new CannotStart(`The database that ${variable} names cannot be used: ${errorMessageOf(error)}.`);
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
function isConnectionError(error: unknown): error is Error {
  const { code } = error as { code?: unknown };
  return isDatabaseDown(error) || (typeof code === 'string' && code.startsWith('28'));
}

/** The message of an error; that of a host with several addresses has none of its own, but one error for each address. */
function errorMessageOf(error: Error): string {
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map((each: unknown) => (each as Error).message).join(', ');
  return error.message;
}
