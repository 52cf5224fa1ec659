import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const TRACE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The trace id that a caller sent, or a new one; it is the request id of Fastify. */
export function traceIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-trace-id'];
  return typeof given === 'string' && TRACE_ID.test(given) ? given : randomUUID().replaceAll('-', '');
}
