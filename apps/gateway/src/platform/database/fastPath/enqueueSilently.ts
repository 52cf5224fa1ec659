/** Priority of a job for which nobody waits. The smallest number runs first, and the usual priority is 0. */
const LOW_PRIORITY = 10;

/**
 * The part of a statement that adds a job with low priority and without a NOTIFY; the worker finds it within a second.
 * Transactions that notify are flushed to disk one after the other, never together. This writes to a private table of
 * graphile-worker, so only the placing of an order uses it. The statement fails if the queue does not know the job.
 */
export const enqueueSilently = (name: string, payload: string, from: string) => `
  INSERT INTO graphile_worker._private_jobs (task_id, payload, priority)
  SELECT (SELECT id FROM graphile_worker._private_tasks WHERE identifier = '${name}'), ${payload}, ${LOW_PRIORITY}
  FROM ${from}`;
