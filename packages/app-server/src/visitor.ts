import { resolveVisitor, type Visitor } from '@lunette/country-config';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { cookiesOf } from './page/cookies.ts';

/** The host a visitor typed: behind a proxy the forwarded one. */
export function hostOf(request: FastifyRequest): string {
  return request.host;
}

/** Whether cookies must be marked `Secure`: everywhere but on a developer's own machine. */
export function isSecure(request: FastifyRequest): boolean {
  const { hostname } = request;
  return hostname !== 'localhost' && !hostname.startsWith('127.');
}

/** Which country's store, in which language, a request asks for. */
export function visitorOf(request: FastifyRequest): Visitor {
  const url = new URL(request.url, 'http://page');
  const cookies = cookiesOf(request.headers.cookie);
  return resolveVisitor({
    host: hostOf(request),
    countryParam: url.searchParams.get('country'),
    languageParam: url.searchParams.get('language'),
    countryCookie: cookies.country,
    languageCookie: cookies.language,
    acceptLanguage: request.headers['accept-language'] ?? null,
    isCrawler: isbot(request.headers['user-agent'] ?? ''),
  });
}
