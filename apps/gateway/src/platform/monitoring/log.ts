import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import { redactError } from './redactError.ts';
import type { Settings } from '../settings/settings.ts';

/** Keys whose values may be personal data or a secret. */
const HIDDEN = new Set([
  'token',
  'tokenHash',
  'authorization',
  'cookie',
  'set-cookie',
  'x-session-token',
  'password',
  'phone',
  'alternatePhone',
  'telephone',
  'email',
  'emailAddress',
  'to',
  'address',
  'firstName',
  'lastName',
  'name',
]);

/** Deeper than any value that is logged on purpose; cyclic values are cut off here too. */
const DEEPEST = 4;

interface LoggedCall {
  method?: string;
  url?: string;
  /** The route of the call, whose path has the names of the parameters; none if the call has no route. */
  routeOptions?: { url?: string };
}

/** The parts of an error or a call that may be logged. */
const serializers = {
  // The query string of a call may contain an e-mail address or a phone number, and its path a token.
  req: ({ method, url = '', routeOptions }: LoggedCall) => ({
    method,
    path: routeOptions?.url ?? url.split('?')[0],
  }),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
  err: redactError,
};

/** The gateway's log: one JSON line for each entry, with the trace id of its call and without personal data. */
export function logOptions({ mode, logLevel }: Pick<Settings, 'mode' | 'logLevel'>): LoggerOptions {
  return { level: mode === 'test' ? 'fatal' : logLevel, serializers, formatters: { log: hide } };
}

/**
 * Redacts by key before a line is written. Pino's own redaction by paths takes a quarter of the time of a whole call,
 * because it tries all paths on every value.
 */
function hide(line: Record<string, unknown>): Record<string, unknown> {
  return mapped(line, (name, value) =>
    Object.hasOwn(serializers, name) ? value : hidden(name, value, DEEPEST),
  );
}

function hidden(name: string, value: unknown, left: number): unknown {
  if (HIDDEN.has(name)) return '[hidden]';
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  if (left === 0) return '[too deep]';
  if (Array.isArray(value)) return value.map((item) => hidden('', item, left - 1));
  return mapped(value, (key, item) => hidden(key, item, left - 1));
}

function mapped(value: object, change: (name: string, item: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, item]: [string, unknown]) => [name, change(name, item)]),
  );
}

/** The logging of Fastify: the request id is the trace id, and a call is logged once, when it has been answered. */
class CallLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'traceId' });
  }

  override incomingRequest(): void {
    // Logged with the answer.
  }

  override requestCompleted(error: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const fields = { req, res, responseTime: res.elapsedTime };
    if (error) res.log.error({ ...fields, err: error }, 'a call broke off');
    else res.log.info(fields, 'a call was answered');
  }
}

/** The logging of the gateway's calls. */
export const callLog = new CallLog();
