import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Runner } from 'graphile-worker';

/** Between the end of a worker and its next start, in milliseconds. */
export const RESTART_MS = 2_000;

type Worker = Pick<Runner, 'promise' | 'stop'>;

/** Starts a worker, and starts it again whenever it has stopped; gives the function that ends it. */
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
        // The end was asked for while it started.
        if (signal.aborted) await worker.stop();
        await worker.promise;
      } catch (fault) {
        log.warn({ err: fault }, 'the job worker stopped and will start again');
      }
      worker = null;
      await sleep(RESTART_MS, undefined, { signal }).catch(() => undefined);
    }
  }
  const ended = watch();

  return async () => {
    stopping.abort();
    // A worker that is stopping by itself refuses to be stopped; its end is waited for.
    await worker?.stop().catch(() => undefined);
    await ended;
  };
}
