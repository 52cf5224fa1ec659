import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import {
  parseCronItems,
  run,
  runMigrations,
  runOnce,
  type RunnerOptions,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import { backPressure } from './backPressure.ts';
import { startHeartbeat } from './heartbeat.ts';
import { restartWhenStopped } from './restartWhenStopped.ts';
import { workerLogger } from './workerLogger.ts';
import type { Queries } from '../database/database.ts';
import type { Gateway, ServiceContext } from '../gateway.ts';
import { redactError } from '../monitoring/redactError.ts';

/**
 * Few, so that jobs leave the processors to the calls of shoppers; with two at a time a slow one does not block the
 * others.
 */
const CONCURRENCY = 2;

/**
 * Outcomes are written at once, by the batching path of graphile-worker, which retries and which a stop waits for. Its
 * direct path leaves an unhandled rejection if the database connection is lost at that moment, and that would end the
 * process.
 */
const OUTCOMES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** What a job gets besides its payload. */
export type JobContext = ServiceContext & {
  log: FastifyBaseLogger;
  /** The number of the try, from 1. */
  attempt: number;
};

/** Runs a job. If it throws, the job runs again later, with growing pauses. */
export type Job = (payload: unknown, context: JobContext) => Promise<void>;

/** Jobs by name, such as `order.confirm`. */
export type Jobs = Record<string, Job>;

/** The jobs of each queue. Each queue has its own workers: no job waits for those of another queue. */
export type JobQueues = Record<string, Jobs>;

/** The cron schedule of jobs: `{ 'session.delete-expired': '15 3 * * *' }`, in UTC. */
export type Schedule = Record<string, string>;

/** When and how often a job runs. */
export interface JobOptions {
  runAt?: Date;
  /** 25 by default, which is about four days. */
  maxAttempts?: number;
  /** A waiting job with the same key is replaced. */
  key?: string;
}

/** Puts a job on the queue in the transaction that causes it: the job runs only if the transaction commits. */
export async function enqueue(
  tx: Queries,
  name: string,
  payload: Record<string, unknown>,
  { runAt, maxAttempts, key }: JobOptions = {},
): Promise<void> {
  await tx.execute(sql`
    SELECT graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json, run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${maxAttempts ?? null}::int, job_key => ${key ?? null}::text)`);
}

/** Removes a waiting job from the queue, if the transaction commits; a running job continues. */
export async function dequeue(tx: Queries, key: string): Promise<void> {
  await tx.execute(sql`SELECT graphile_worker.remove_job(${key})`);
}

/** Puts several jobs on the queue together: all of them or none. */
export async function enqueueAll(
  db: Queries,
  jobs: { name: string; payload: Record<string, unknown>; key: string }[],
): Promise<void> {
  const specs = jobs.map(({ name, payload, key }) => ({ identifier: name, payload, job_key: key }));
  await db.execute(sql`
    SELECT graphile_worker.add_jobs(ARRAY(
      SELECT json_populate_recordset(NULL::graphile_worker.job_spec, ${JSON.stringify(specs)}::json)))`);
}

/**
 * The priority of a job whose result no shopper waits for. The smallest number runs first, and the default priority is 0.
 */
const LOW_PRIORITY = 10;

/**
 * The part of a statement that puts a job with low priority on the queue for each row of `from`. The rest of the
 * statement must read it, because PostgreSQL skips a SELECT that nothing reads.
 */
export function enqueueEach(name: string, payload: string, from: string): string {
  return `SELECT graphile_worker.add_job('${name}', ${payload}, priority => ${LOW_PRIORITY}) FROM ${from}`;
}

/** Creates the tables of the queue and registers the names of the jobs. */
export async function prepareJobs(pool: Pool, jobs: Jobs, log: FastifyBaseLogger): Promise<void> {
  await runMigrations({ pgPool: pool, logger: workerLogger(log) });
  await pool.query(
    'INSERT INTO graphile_worker._private_tasks (identifier) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
    [Object.keys(jobs)],
  );
}

/**
 * Starts the workers of this gateway on their own connections. A worker that stopped because the database connection was
 * lost is started again.
 */
export async function startJobs(
  gateway: Gateway,
  pool: Pool,
  queues: JobQueues,
  schedule: Schedule,
): Promise<{ stop: () => Promise<void> }> {
  const pause = backPressure(gateway.http.server);
  const workers = new Map<string, string>();
  const running = await Promise.all(
    Object.entries(queues).map(([queue, jobs]) => {
      const parsedCronItems = parseCronItems(
        Object.entries(schedule)
          .filter(([task]) => task in jobs)
          .map(([task, match]) => ({ task, match })),
      );
      const events: WorkerEvents = new EventEmitter();
      events.on('pool:create', ({ workerPool }) => workers.set(queue, workerPool.id));
      return restartWhenStopped(gateway.http.log, () =>
        run({
          ...optionsFor(gateway, pool, jobs, pause),
          parsedCronItems,
          events,
          concurrency: CONCURRENCY,
          pollInterval: 1_000,
        }),
      );
    }),
  );
  const endHeartbeat = startHeartbeat(pool, () => [...workers.values()], gateway.http.log);
  return {
    stop: async () => {
      await Promise.all(running.map((stop) => stop()));
      await endHeartbeat();
    },
  };
}

/** Runs every job that is due and returns when all outcomes are written; for tests. */
export async function runDueJobs(gateway: Gateway, pool: Pool, jobs: Jobs): Promise<void> {
  await runOnce(optionsFor(gateway, pool, jobs));
}

function optionsFor(gateway: Gateway, pool: Pool, jobs: Jobs, pause?: () => Promise<void>): RunnerOptions {
  const { db, services, publish, settings, texts } = gateway;
  const log = gateway.http.log;
  return {
    pgPool: pool,
    preset: OUTCOMES,
    noHandleSignals: true,
    logger: workerLogger(log),
    taskList: Object.fromEntries(
      Object.entries(jobs).map(([name, job]) => [
        name,
        async (payload: unknown, { job: { attempts } }) => {
          await pause?.();
          const context = { db, services, publish, settings, texts, log: log.child({ job: name }) };
          try {
            await job(payload, { ...context, attempt: attempts });
          } catch (error) {
            // graphile-worker stores the message and writes it to the log.
            throw new Error(String(redactError(error).message), { cause: error });
          }
        },
      ]),
    ),
  };
}
