import { STATUS_CODES } from 'node:http';
import type { Problem } from '@lunette/api-client/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readHeaders } from './callContext.ts';
import { isDatabaseDown } from '../database/isDatabaseDown.ts';
import { Refusal, type FieldText } from './refuse.ts';
import type { Gateway } from '../gateway.ts';
import type { Translate } from '../texts/texts.ts';

type CallError = FastifyError | Refusal;

const NOT_FOUND = new Refusal(404, 'not_found', 'platform.not-found');
const MALFORMED = new Refusal(400, 'malformed_request', 'platform.malformed-request');

/** Refusals of Fastify itself, with the texts of this store. */
const FRAMEWORK: Record<number, Refusal> = {
  404: NOT_FOUND,
  413: new Refusal(413, 'too_large', 'platform.too-large'),
  415: new Refusal(415, 'not_json', 'platform.not-json'),
  429: new Refusal(429, 'too_many_requests', 'platform.too-many-requests'),
  503: new Refusal(503, 'overloaded', 'platform.unavailable'),
};
const DATABASE_DOWN = new Refusal(503, 'unavailable', 'platform.unavailable');
const UNEXPECTED = new Refusal(500, 'fault', 'platform.fault');

/** Answers every refusal and error as RFC 9457 problem details in the caller's language, without a stack trace. */
export function answerProblems(http: FastifyInstance, texts: Gateway['texts']): void {
  http.setErrorHandler((error: CallError, request, reply) => problemOf(error, request, reply, texts));
  http.setNotFoundHandler((request, reply) => send(request, reply, NOT_FOUND, texts));
}

/** Answers one refusal or error. */
export function problemOf(
  error: CallError,
  request: FastifyRequest,
  reply: FastifyReply,
  texts: Gateway['texts'],
): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal === UNEXPECTED) request.log.error({ err: error }, 'a call failed');
  else if (refusal === DATABASE_DOWN) request.log.warn('the database cannot be reached');
  return send(request, reply, refusal, texts);
}

function refusalOf(error: CallError): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseDown(error)) return DATABASE_DOWN;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return FRAMEWORK[status] ?? MALFORMED;
  return FRAMEWORK[status] ?? UNEXPECTED;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  texts: Gateway['texts'],
): FastifyReply {
  const { language, country } = readHeaders(request);
  const t = texts(language, country ?? undefined);
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[refusal.status] ?? 'Error',
    status: refusal.status,
    code: refusal.code,
    detail: t(refusal.textId, refusal.values),
    ...(refusal.fields && { fields: fieldTexts(refusal.fields, t) }),
    traceId: request.id,
  };
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .header('x-trace-id', request.id)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

function fieldTexts(fields: Record<string, FieldText>, t: Translate): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [
      path,
      typeof text === 'string' ? t(text) : t(text.id, text.values),
    ]),
  );
}
