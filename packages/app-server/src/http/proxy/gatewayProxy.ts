import { asCountryCode } from '@lunette/country-config';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isForeignCall } from './foreignCall.ts';
import { forwardCall } from './forwardCall.ts';
import { sessionTokens, type SessionToken } from './sessionTokens.ts';
import { isWorthEncoding, sendOnce, varyByEncoding } from '../files/sendEncoded.ts';
import { sessionCookies, tidiedCookies, type SessionChange } from './sessionCookies.ts';
import { refuse } from '../refusals.ts';
import type { StorefrontSettings } from '../../settings.ts';
import { isSecure, originOf, visitorOf } from '../visitor.ts';

const RETURNED = ['cache-control', 'content-type', 'etag', 'retry-after', 'vary', 'x-trace-id'];

/** An answer that browsers and caches may give to others. */
const PUBLIC = /\bpublic\b/;

/** The largest body: forms contain photos up to the gateway's limit. */
const FORM_LIMIT = 8 * 1_048_576;

/** Calls that only other services make, and that are not forwarded for browsers. */
const CLOSED = /^\/(?:v2\/(?:[^/]+\/webhook|customers\/info|staff)|metrics|docs|openapi\.json)/;

/** The calls that staff make in a browser, with a session of theirs. */
const OF_STAFF =
  /^\/v2\/staff\/(?:dual-login|pre-sales|prescriptions(?:\/[^/]+)?|orders\/[^/]+\/prescription)$/;

/** A valid id of a guest's face profile; a cookie can contain characters that a header cannot. */
const GUEST_ID = /^[\w-]{1,64}$/;

/**
 * Forwards a browser's calls to `/api/*` to the gateway. The session token is stored in an HttpOnly cookie and added here; it is
 * removed from every answer.
 */
export function gatewayProxy(app: FastifyInstance, settings: StorefrontSettings): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1_048_576 }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, body),
  );

  app.all('/api/*', async (request, reply) => {
    const path = request.url.slice('/api'.length);
    if (isClosed(path)) return problem(reply, 404, 'not_found', 'There is nothing here.');
    const country =
      asCountryCode(request.headers['x-country-code'] as string | undefined) ?? visitorOf(request).country;
    const held = sessionTokens(request.headers.cookie, country);
    if (isForeignCall(request, held[0]?.token != null))
      return problem(reply, 403, 'cross_site', 'This call came from another site.');
    const present = parseCookie(request.headers.cookie ?? '');
    const { dittoGuestId: guestId = '' } = present;
    const { answer, used } = await withFirstLiveSession(held, (token) =>
      forwardCall(settings, request, path, {
        'x-country-code': country,
        'x-api-client': settings.client,
        'x-storefront-origin': originOf(request),
        ...(token !== null && { 'x-session-token': token }),
        ...(GUEST_ID.test(guestId) && { 'x-ditto-guest-id': guestId }),
      }),
    );
    if (!answer) return refuse(request, reply, 503);
    const change = sessionChangeOf(answer);
    const visit = { country, present, secure: isSecure(request), host: request.host };
    const tidied = answer.status === 401 || change.token ? { ...used, token: null } : used;
    // The gateway answers a public call without checking its token, and the answer may be cached for others.
    const isPublic = PUBLIC.test(answer.headers.get('cache-control') ?? '');
    const cookies = isPublic ? [] : [...tidiedCookies(tidied, visit), ...sessionCookies(change, visit)];
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    copyHeaders(answer, reply);
    return send(request, reply, answer, [used.token, change.token]);
  });

  app.get('/media/*', async (request, reply) => {
    if (!plainPath(request.url)?.startsWith('/media/')) return reply.code(404).send();
    const answer = await forwardCall(settings, request, request.url, {});
    if (!answer) return reply.code(503).send();
    copyHeaders(answer, reply);
    reply.code(answer.status);
    if (answer.status === 304) return reply.send(null);
    return sendContent(request, reply, answer.headers, Buffer.from(await answer.arrayBuffer()));
  });
}

/** Forwards a call with each of several session tokens in turn, until one is accepted. */
async function withFirstLiveSession(
  held: SessionToken[],
  forward: (token: string | null) => Promise<Response | null>,
): Promise<{ answer: Response | null; used: SessionToken }> {
  let last: { answer: Response | null; used: SessionToken } | undefined;
  for (const used of held) {
    last = { answer: await forward(used.token), used };
    if (last.answer?.status !== 401) break;
  }
  return last ?? { answer: null, used: { token: null, isLegacy: false, duplicates: false, attempt: 1 } };
}

function sessionChangeOf({ headers }: Response): SessionChange {
  const state = headers.get('x-session-state');
  const type = headers.get('x-customer-type');
  return {
    token: headers.get('x-session-token'),
    isLoggedIn: state === null ? null : state === 'customer',
    hasPlacedOrder: type === null ? null : type === 'REPEAT',
  };
}

/** Sends the gateway's answer to the browser, without any token in it. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Response,
  tokens: (string | null)[],
) {
  reply.code(answer.status);
  if (answer.status === 304) {
    varyByEncoding(reply);
    return reply.send(null);
  }
  if (!answer.headers.get('content-type')?.includes('json'))
    return sendContent(request, reply, answer.headers, Buffer.from(await answer.arrayBuffer()));
  const text = await answer.text();
  const safe = tokens.reduce(
    (rest: string, token) => (token ? rest.replaceAll(token, 'cookie') : rest),
    text,
  );
  return sendContent(request, reply, answer.headers, safe);
}

function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Headers,
  content: string | Buffer,
) {
  return isWorthEncoding(headers.get('content-type'))
    ? sendOnce(request, reply, content)
    : reply.send(content);
}

function isClosed(path: string): boolean {
  const plain = plainPath(path);
  return plain === null || (CLOSED.test(plain) && !OF_STAFF.test(plain));
}

/** The normalised path of a call, decoded and without dot segments; null if it is invalid. */
function plainPath(path: string): string | null {
  try {
    return decodeURIComponent(new URL(`http://gateway${path}`).pathname).replace(/\/{2,}/g, '/');
  } catch {
    return null;
  }
}

function copyHeaders(answer: Response, reply: FastifyReply): void {
  for (const name of RETURNED) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
}

function problem(reply: FastifyReply, status: number, code: string, detail: string) {
  return reply
    .code(status)
    .header('content-type', 'application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title: code, status, code, detail }));
}
