import type { Language } from '@lunette/country-config';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import ar from '../locales/ar.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import { visitorOf } from './visitor.ts';

type TextId = keyof typeof en;
const TEXTS: Record<Language, Record<TextId, string>> = { en, ar };

/** The texts for errors of the framework and for a gateway that does not answer. */
const TEXT_OF: Record<number, TextId> = {
  413: 'server.too-large',
  429: 'server.too-many',
  503: 'server.unreachable',
};
const CODE_OF: Record<TextId, string> = {
  'server.bad-request': 'malformed_request',
  'server.too-large': 'too_large',
  'server.too-many': 'too_many_requests',
  'server.too-many-cookies': 'too_many_cookies',
  'server.fault': 'fault',
  'server.unreachable': 'gateway_unreachable',
  'server.home': '',
};

/** A text without placeholders. A build compiles it to a list with one entry. */
function textOf(language: Language, id: TextId): string {
  return [TEXTS[language][id]].flat().join('');
}

/** Answers an error of the server itself: problem details for a script, a page for a person. */
export function answerError(fault: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = fault.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: fault }, 'a request failed');
  return refuse(request, reply, status >= 400 && status < 500 ? status : 500);
}

/** Refuses a request with a status. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const id = TEXT_OF[status] ?? (status >= 500 ? 'server.fault' : 'server.bad-request');
  const { language } = visitorOf(request);
  const detail = textOf(language, id);
  reply.code(status).header('cache-control', 'no-store');
  if (status === 429) reply.header('retry-after', '60');
  if (request.url.startsWith('/api/'))
    return reply
      .header('content-type', 'application/problem+json; charset=utf-8')
      .send(JSON.stringify({ type: 'about:blank', title: CODE_OF[id], status, code: CODE_OF[id], detail }));
  return reply.type('text/html; charset=utf-8').send(page([language], id));
}

/** The statuses for requests that could not be parsed, by error code: too large headers, or a timeout. */
const UNREAD: Record<string, [status: number, id: TextId]> = {
  HPE_HEADER_OVERFLOW: [431, 'server.too-many-cookies'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'server.bad-request'],
};

/** Answers a request that could not be parsed. Its language is unknown, so the page has every language. */
export function answerUnread({ code }: Error & { code: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [status, id] = UNREAD[code] ?? [400, 'server.bad-request'];
  const body = page(['en', 'ar'], id);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: text/html; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** A page of one sentence, in one language or several. */
function page(languages: [Language, ...Language[]], id: TextId): string {
  const parts = languages.map((language) => {
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    const [detail, home] = [textOf(language, id), textOf(language, 'server.home')];
    return `<main lang="${language}" dir="${direction}"><h1>${detail}</h1><p><a href="/">${home}</a></p></main>`;
  });
  return `<!doctype html><html lang="${languages[0]}"><meta name="viewport" content="width=device-width"><title>Lunette</title>${parts.join('')}</html>`;
}
