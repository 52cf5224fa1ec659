import { STATUS_CODES } from 'node:http';
import type { Problem } from '@lunette/api-client/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readHeaders } from './callContext.ts';
import { isDatabaseDown } from './isDatabaseDown.ts';
import { Refusal, type FieldText } from './refuse.ts';
import type { Gateway } from './gateway.ts';
import type { Translate } from './texts.ts';

/** What the framework itself refuses, in this store's words. */
const FRAMEWORK: Record<number, Refusal> = {
  400: new Refusal(400, 'malformed_request', 'platform.malformed-request'),
  413: new Refusal(413, 'too_large', 'platform.too-large'),
  415: new Refusal(415, 'not_json', 'platform.not-json'),
  429: new Refusal(429, 'too_many_requests', 'platform.too-many-requests'),
  503: new Refusal(503, 'overloaded', 'platform.unavailable'),
};
const NOT_FOUND = new Refusal(404, 'not_found', 'platform.not-found');
const DATABASE_DOWN = new Refusal(503, 'unavailable', 'platform.unavailable');
const FAULT = new Refusal(500, 'fault', 'platform.fault');

/** Answers every refusal and fault as RFC 9457 problem details in the caller's language, never with a stack. */
export function answerProblems(http: FastifyInstance, texts: Gateway['texts']): void {
  http.setErrorHandler((fault: FastifyError | Refusal, request, reply) => {
    const refusal = refusalOf(fault);
    if (refusal === FAULT) request.log.error({ err: fault }, 'a call failed');
    else if (refusal === DATABASE_DOWN) request.log.warn('the database cannot be reached');
    return send(request, reply, refusal, texts);
  });
  http.setNotFoundHandler((request, reply) => send(request, reply, NOT_FOUND, texts));
}

function refusalOf(fault: FastifyError | Refusal): Refusal {
  if (fault instanceof Refusal) return fault;
  if (isDatabaseDown(fault)) return DATABASE_DOWN;
  return FRAMEWORK[fault.statusCode ?? 500] ?? FAULT;
}

function send(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, texts: Gateway['texts']): FastifyReply {
  const { language, traceId } = readHeaders(request);
  const t = texts(language);
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[refusal.status] ?? 'Error',
    status: refusal.status,
    code: refusal.code,
    detail: t(refusal.textId, refusal.values),
    ...(refusal.fields && { fields: fieldTexts(refusal.fields, t) }),
    traceId,
  };
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

function fieldTexts(fields: Record<string, FieldText>, t: Translate): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [path, typeof text === 'string' ? t(text) : t(text.id, text.values)]),
  );
}
