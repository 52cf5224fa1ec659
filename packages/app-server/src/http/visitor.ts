import { resolveVisitor, type Visitor } from '@lunette/country-config';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { isCrawler } from './crawler.ts';

/** The host that the visitor requested; behind a proxy the forwarded one. */
function hostOf(request: FastifyRequest): string {
  return request.host;
}

/**
 * The protocol and host that the visitor requested; behind a trusted proxy the forwarded ones. A proxy can pass on any word as
 * the protocol, and pages contain the origin in their links, so every other word means http.
 */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol === 'https' ? 'https' : 'http'}://${hostOf(request)}`;
}

/** Whether cookies must be marked `Secure`: everywhere except on a developer's machine. */
export function isSecure(request: FastifyRequest): boolean {
  const { hostname } = request;
  return hostname !== 'localhost' && !hostname.startsWith('127.');
}

/** The country and the language that a request is for. */
export function visitorOf(request: FastifyRequest): Visitor {
  const search = searchOf(request);
  const cookies = parseCookie(request.headers.cookie ?? '');
  return resolveVisitor({
    host: hostOf(request),
    countryParam: search.get('country'),
    languageParam: search.get('language'),
    countryCookie: cookies.country,
    languageCookie: cookies.language,
    acceptLanguage: request.headers['accept-language'] ?? null,
    isCrawler: isCrawler(request),
  });
}

const NOTHING: Pick<URLSearchParams, 'get' | 'has'> = new URLSearchParams();

/** The query of a request's address. */
export function searchOf({ url }: FastifyRequest): Pick<URLSearchParams, 'get' | 'has'> {
  const mark = url.indexOf('?');
  return mark < 0 ? NOTHING : new URLSearchParams(url.slice(mark));
}
