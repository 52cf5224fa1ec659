import type { Pool } from 'pg';
import { CannotStart } from '../settings/cannotStart.ts';
import { isDatabaseDown } from './isDatabaseDown.ts';

/** The oldest PostgreSQL that has everything which the statements of the gateway use. */
const OLDEST = 15;

/** Refuses to start on a database that does not answer, or whose PostgreSQL is too old. */
export async function refuseUnfit(pool: Pool, variable: string): Promise<void> {
  const version = await versionOf(pool).catch((fault: unknown) => {
    if (!isRefusal(fault)) throw fault;
    throw new CannotStart(`The database that ${variable} names cannot be used: ${reasonOf(fault)}.`);
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

/** The server is not reachable, or refuses the name or the password (class 28). */
function isRefusal(fault: unknown): fault is Error {
  const { code } = fault as { code?: unknown };
  return isDatabaseDown(fault) || (typeof code === 'string' && code.startsWith('28'));
}

/** A host with several addresses fails with one fault for each, and no message of its own. */
function reasonOf(fault: Error): string {
  if (fault instanceof AggregateError && fault.message === '')
    return fault.errors.map((each: unknown) => (each as Error).message).join(', ');
  return fault.message;
}
