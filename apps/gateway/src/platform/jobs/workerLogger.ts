import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

/** Writes the messages of graphile-worker to the gateway's log; those of each poll only at debug level. */
export function workerLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message, { error }) => {
    if (level === 'error') log.error({ part: 'jobs', err: error }, message);
    else if (level === 'warning') log.warn({ part: 'jobs' }, message);
    else log.debug({ part: 'jobs' }, message);
  });
}
