import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Runner } from 'graphile-worker';

/** The pause between the end of a worker and its next start, in milliseconds. */
export const RESTART_MS = 2_000;
/**
 * How long a stop waits for a worker, in milliseconds. A job in progress has 5 s, but a worker whose database restarts may
 * pause for two minutes before it stores an outcome; the job then runs again as after a crash.
 */
export const STOP_MS = 10_000;

type Worker = Pick<Runner, 'promise' | 'stop'>;

/** Starts a worker, and starts it again whenever it has stopped. Returns the function that stops it for good. */
export async function restartWhenStopped(
  log: Pick<FastifyBaseLogger, 'warn'>,
  start: () => Promise<Worker>,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let worker: Worker | null = await start();

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      try {
        worker ??= await start();
        // The stop was requested during the start.
        if (signal.aborted) await worker.stop();
        await worker.promise;
      } catch (error) {
        log.warn({ err: error }, 'the job worker stopped and will start again');
      }
      worker = null;
      await sleep(RESTART_MS, undefined, { signal }).catch(() => undefined);
    }
  }
  const ended = watch();

  return async () => {
    stopping.abort();
    // Stopping a worker that is already stopping fails, so its end is awaited.
    const stopped = Promise.resolve(worker?.stop().catch(() => undefined)).then(() => ended);
    await Promise.race([stopped, sleep(STOP_MS, undefined, { ref: false })]);
  };
}
