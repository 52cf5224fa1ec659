import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isPostgres } from './postmaster.ts';
import { startPostgres, type PostgresOptions, type RunningPostgres } from './startPostgres.ts';

const CHECK_MS = 500;

/**
 * Starts the server again on its port whenever its process has ended, until the returned function is called. Of several
 * gateways on one data folder one starts it and the others find it.
 */
export function watchPostgres(
  server: RunningPostgres,
  options: PostgresOptions,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function watch(): Promise<void> {
    let { pid } = server;
    while (!signal.aborted) {
      await sleep(CHECK_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted || isPostgres(pid)) continue;
      try {
        const again = await startPostgres({ ...options, port: server.port, strictPort: true });
        log.warn({ how: again.how, pid: again.pid }, 'PostgreSQL had died and is up again');
        pid = again.pid;
      } catch (error) {
        // The child processes of the ended server exit one after the other; until then PostgreSQL refuses to start.
        log.warn({ err: error }, 'PostgreSQL has died and does not start yet');
      }
    }
  }

  const watching = watch();
  return async () => {
    stopping.abort();
    await watching;
  };
}
