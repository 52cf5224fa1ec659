import type { Language } from '@lunette/country-config';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import ar from '../locales/ar.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import { visitorOf } from './visitor.ts';

type TextId = keyof typeof en;
const TEXTS: Record<Language, Record<TextId, string>> = { en, ar };

/** What the framework itself refuses, in this store's words. */
const TEXT_OF: Record<number, TextId> = { 413: 'server.too-large', 429: 'server.too-many' };
const CODE_OF: Record<TextId, string> = {
  'server.bad-request': 'malformed_request',
  'server.too-large': 'too_large',
  'server.too-many': 'too_many_requests',
  'server.fault': 'fault',
  'server.home': '',
};

/** Answers what went wrong before a page or a call could be made: problem details to a script, a page to a person. */
export function answerFault(fault: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = fault.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: fault }, 'a request failed');
  return refuse(request, reply, status >= 400 && status < 500 ? status : 500);
}

/** Refuses a request with a status. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const id = TEXT_OF[status] ?? (status >= 500 ? 'server.fault' : 'server.bad-request');
  const { language } = visitorOf(request);
  const detail = TEXTS[language][id];
  reply.code(status).header('cache-control', 'no-store');
  if (status === 429) reply.header('retry-after', '60');
  if (request.url.startsWith('/api/'))
    return reply
      .header('content-type', 'application/problem+json; charset=utf-8')
      .send(JSON.stringify({ type: 'about:blank', title: CODE_OF[id], status, code: CODE_OF[id], detail }));
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}" dir="${direction}"><meta name="viewport" content="width=device-width"><title>Lunette</title><h1>${detail}</h1><p><a href="/">${TEXTS[language]['server.home']}</a></p></html>`,
    );
}
