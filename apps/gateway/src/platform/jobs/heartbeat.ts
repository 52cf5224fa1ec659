import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

const BEAT_MS = 5_000;
/** A gateway that has not renewed its locks for this long is considered ended. */
const DEAD_AFTER_SECONDS = 25;
/** Heartbeats in a row before locks are released: after an outage the other gateways have to renew theirs first. */
const SETTLED_BEATS = 3;

/**
 * Renews the locks of the jobs that run here, by the ids of their workers, and releases those of gateways that have
 * ended: their jobs run again half a minute after a kill. graphile-worker alone waits four hours. Returns the function
 * that stops it.
 */
export function startHeartbeat(
  pool: Pool,
  workers: () => string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function beat(): Promise<void> {
    let beats = 0;
    let last = Date.now();
    while (!signal.aborted) {
      // A process that was suspended must not release the locks of the others.
      if (Date.now() - last > 2 * BEAT_MS) beats = 0;
      last = Date.now();
      try {
        await renew(pool, workers());
        beats += 1;
        const freed = beats >= SETTLED_BEATS ? await freeAbandoned(pool) : [];
        if (freed.length > 0) log.warn({ jobs: freed }, 'jobs of a gateway that is gone run again');
      } catch (error) {
        beats = 0;
        log.warn({ err: error }, 'the locks of the jobs could not be renewed');
      }
      await sleep(BEAT_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  const beating = beat();
  return async () => {
    stopping.abort();
    await beating;
  };
}

async function renew(pool: Pool, workers: string[]): Promise<void> {
  await pool.query('UPDATE graphile_worker._private_jobs SET locked_at = now() WHERE locked_by = ANY ($1)', [
    workers,
  ]);
}

async function freeAbandoned(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL
     WHERE locked_at < now() - make_interval(secs => $1) RETURNING id`,
    [DEAD_AFTER_SECONDS],
  );
  return rows.map(({ id }) => id);
}
