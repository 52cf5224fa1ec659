import type { FastifyServerOptions } from 'fastify';
import type { LoggerOptions } from 'pino';
import { withoutData } from './withoutData.ts';
import type { Settings } from './settings.ts';

/** Names under which personal data or a secret may stand in what is logged, at any of three depths. */
const HIDDEN = [
  ...['token', 'tokenHash', 'authorization', 'cookie', 'phone', 'alternatePhone', 'telephone', 'email', 'to'],
  ...[
    'emailAddress',
    'address',
    'firstName',
    'lastName',
    'name',
    'password',
    '["x-session-token"]',
    '["set-cookie"]',
  ],
];

const under = (prefix: string, name: string) =>
  name.startsWith('[') ? `${prefix}${name}` : `${prefix}.${name}`;

/** The gateway's log: one JSON line an event, with the trace id of its call and without anybody's data. */
export function logOptions({ mode, logLevel }: Pick<Settings, 'mode' | 'logLevel'>): LoggerOptions {
  return {
    level: mode === 'test' ? 'fatal' : logLevel,
    redact: {
      paths: HIDDEN.flatMap((name) => [name, under('*', name), under('*.*', name)]),
      censor: '[hidden]',
    },
    serializers: {
      // An address of a call may hold an e-mail or a phone number behind the question mark.
      req: ({ method, url = '' }: { method?: string; url?: string }) => ({ method, path: url.split('?')[0] }),
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      err: withoutData,
    },
  };
}

/** The framework's part of it: its request id is the trace id. */
export const traceLogging: Pick<FastifyServerOptions, 'childLoggerFactory'> = {
  childLoggerFactory: (logger, { reqId }: { reqId?: string }, options) =>
    logger.child({ traceId: reqId }, options),
};
