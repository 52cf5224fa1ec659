import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';

const PATIENCE_MS = 180_000;

/** Waits until the gateway has run every due job, so that no measurement includes the work of the one before it. */
export async function waitForJobs(databaseUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const latest = performance.now() + PATIENCE_MS;
  try {
    for (;;) {
      const { rows } = await pool.query<{ due: number }>(
        'SELECT count(*)::int AS due FROM graphile_worker.jobs WHERE run_at <= now() AND attempts < max_attempts',
      );
      const due = rows[0]?.due ?? 0;
      if (due === 0) return;
      if (performance.now() > latest) throw new Error(`${due} jobs are still waiting to be done.`);
      await wait(50);
    }
  } finally {
    await pool.end();
  }
}
