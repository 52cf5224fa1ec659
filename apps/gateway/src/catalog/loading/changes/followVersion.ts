import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { CHANNEL } from './catalogueVersion.ts';

/** The polling interval without announcements; a change must be visible within two seconds. */
const POLL_MS = 1_000;
/** The polling interval with announcements, in case one is lost. */
const LISTENING_POLL_MS = 5_000;
/** The pause before a replica that is behind the announced version is read again. */
const BEHIND_MS = 200;
/** The pause before a lost connection is opened again. */
const RECONNECT_MS = 1_000;

/**
 * Calls `refresh`, which returns the version that it has reached, whenever a connection of the pool gets the announcement
 * of a new version, and at intervals.
 */
export function followVersion(
  pool: Pool,
  refresh: () => Promise<number>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let announced = 0;
  let isListening = false;
  let wake = new AbortController();
  const pause = (milliseconds: number, woken?: AbortSignal) =>
    sleep(milliseconds, undefined, { signal: woken ? AbortSignal.any([signal, woken]) : signal }).catch(
      () => undefined,
    );

  async function listen(): Promise<void> {
    while (!signal.aborted) {
      let client: PoolClient | undefined;
      try {
        client = await pool.connect();
        const lost = Promise.withResolvers<void>();
        client.on('notification', ({ payload }) => {
          announced = Number(payload);
          wake.abort();
        });
        client.once('end', lost.resolve);
        client.once('error', () => lost.resolve());
        signal.addEventListener('abort', () => lost.resolve(), { once: true });
        await client.query(`LISTEN ${CHANNEL}`);
        isListening = true;
        // Changes from before the connection are read now.
        wake.abort();
        if (!signal.aborted) await lost.promise;
      } catch (error) {
        log.warn({ err: error }, 'new versions of the catalogue are not announced, so they are asked for');
      }
      isListening = false;
      // From now on the version is polled at short intervals.
      wake.abort();
      client?.release(true);
      await pause(RECONNECT_MS);
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      let reached = 0;
      try {
        reached = await refresh();
      } catch (error) {
        log.warn({ err: error }, 'the catalogue could not be refreshed');
      }
      // The version that was announced meanwhile may be newer than the one that was read.
      const isBehind = reached < announced;
      const { aborted } = wake.signal;
      if (aborted) wake = new AbortController();
      if (aborted && !isBehind) continue;
      await pause(isBehind ? BEHIND_MS : isListening ? LISTENING_POLL_MS : POLL_MS, wake.signal);
      if (wake.signal.aborted) wake = new AbortController();
    }
  }

  const ended = Promise.all([listen(), run()]);
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
