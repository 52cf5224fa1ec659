import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { JobQueues } from './jobs.ts';

/** If a due job waits longer than this, its queue has no working worker. */
const HUNG_SECONDS = 60;

const NONE: Record<string, QueueState> = {};

interface QueueState {
  /** Jobs that are due and not taken by a worker. */
  waiting: number;
  running: number;
  /** Jobs that have used up their attempts. */
  failed: number;
  /** How long the oldest waiting job has been due, in seconds. */
  oldestSeconds: number;
}

/**
 * Mounts `/ready/jobs`, which answers 503 while a due job waits for more than a minute, and adds the queues to
 * `/metrics`. A gateway with a hung queue can serve shoppers, so `/ready` leaves the queues out.
 */
export function watchJobs(http: FastifyInstance, registry: Registry, pool: Pool, queues: JobQueues): void {
  // While the database is down there are no figures of the queues, and the other metrics are still answered.
  const states = async () => Object.entries(await queueStates(pool, queues).catch(() => NONE));
  new Gauge({
    name: 'lunette_jobs',
    help: 'Jobs of each queue: due and waiting, running, and failed for good',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [queue, { waiting, running, failed }] of await states())
        for (const [state, count] of Object.entries({ waiting, running, failed }))
          this.set({ queue, state }, count);
    },
  });
  new Gauge({
    name: 'lunette_jobs_oldest_seconds',
    help: 'For how long the oldest waiting job of each queue has been due',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [queue, { oldestSeconds }] of await states()) this.set({ queue }, oldestSeconds);
    },
  });
  http.get('/ready/jobs', { logLevel: 'warn' }, async (_request, reply) => {
    const found = await queueStates(pool, queues);
    const isHung = Object.values(found).some(({ oldestSeconds }) => oldestSeconds > HUNG_SECONDS);
    return reply.code(isHung ? 503 : 200).send({ status: isHung ? 'hung' : 'working', queues: found });
  });
}

async function queueStates(pool: Pool, queues: JobQueues): Promise<Record<string, QueueState>> {
  const { rows } = await pool.query<QueueState & { queue: string }>(
    `SELECT queue, count(*) FILTER (WHERE is_due)::int AS waiting,
       count(*) FILTER (WHERE locked_at IS NOT NULL)::int AS running,
       count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts)::int AS failed,
       coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE is_due)), 0)::int AS "oldestSeconds"
     FROM jsonb_each($1::jsonb) AS known (queue, names)
     LEFT JOIN graphile_worker._private_tasks task ON known.names ? task.identifier
     LEFT JOIN LATERAL (
       SELECT *, is_available AND run_at <= now() AS is_due
       FROM graphile_worker._private_jobs WHERE task_id = task.id) job ON true
     GROUP BY queue`,
    [
      JSON.stringify(
        Object.fromEntries(Object.entries(queues).map(([name, jobs]) => [name, Object.keys(jobs)])),
      ),
    ],
  );
  return Object.fromEntries(rows.map(({ queue, ...state }) => [queue, state]));
}
