import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/** The job worker's own messages in the gateway's log; its chatter about each poll only when debugging. */
export function workerLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error({ part: 'jobs' }, message);
    else if (level === 'warning') log.warn({ part: 'jobs' }, message);
    else log.debug({ part: 'jobs' }, message);
  });
}
