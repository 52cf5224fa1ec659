import { asCountryCode } from '@lunette/country-config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf } from './page/cookies.ts';
import { sessionCookieName, sessionCookies } from './sessionCookies.ts';
import type { StorefrontSettings } from './settings.ts';
import { isSecure, visitorOf } from './visitor.ts';

const FORWARDED = [
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'x-customer-flow',
  'x-customer-type',
  'x-service-type',
  'x-trace-id',
];
const RETURNED = ['cache-control', 'content-type', 'etag', 'retry-after', 'x-trace-id'];

/** Calls that only the outside world makes stay out of a browser's reach. */
const CLOSED = ['/v2/payments/webhook', '/metrics', '/docs', '/openapi.json'];

/**
 * The way of a browser to the gateway: `/api/*` on its own origin. The session token lives in an HttpOnly cookie
 * and is added here; in the answer of a new session the token is taken out again.
 */
export function gatewayProxy(app: FastifyInstance, settings: StorefrontSettings): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 1_048_576 }, (_request, body, done) =>
    done(null, body),
  );

  app.all('/api/*', async (request, reply) => {
    const path = request.url.slice('/api'.length);
    if (CLOSED.some((closed) => path.startsWith(closed)))
      return problem(reply, 404, 'not_found', 'There is nothing here.');
    if (isForeignWrite(request))
      return problem(reply, 403, 'cross_site', 'This call came from another site.');
    const country =
      asCountryCode(request.headers['x-country-code'] as string | undefined) ?? visitorOf(request).country;
    const cookies = cookiesOf(request.headers.cookie);
    const token = cookies[sessionCookieName(country)];
    const creates = request.method === 'POST' && path.split('?')[0] === '/v2/sessions';
    const answer = await forward(settings, request, path, {
      'x-country-code': country,
      'x-api-client': settings.client,
      'x-storefront-origin': `${isSecure(request) ? 'https' : 'http'}://${request.host}`,
      ...(token && !creates ? { 'x-session-token': token } : {}),
    });
    if (!answer)
      return problem(
        reply,
        503,
        'gateway_unreachable',
        'The shop cannot be reached right now. Nothing was lost.',
      );
    copyHeaders(answer, reply);
    reply.code(answer.status);
    if (!creates || !answer.ok)
      return reply.send(answer.status === 304 ? null : Buffer.from(await answer.arrayBuffer()));
    const session = (await answer.json()) as { result: { id: string } };
    reply.header('set-cookie', sessionCookies(country, session.result.id, cookies, isSecure(request)));
    return reply.send(JSON.stringify({ result: { ...session.result, id: 'cookie' } }));
  });

  app.get('/media/*', async (request, reply) => {
    const answer = await forward(settings, request, request.url, {});
    if (!answer) return reply.code(503).send();
    copyHeaders(answer, reply);
    return reply
      .code(answer.status)
      .header('x-content-type-options', 'nosniff')
      .send(answer.status === 304 ? null : Buffer.from(await answer.arrayBuffer()));
  });
}

async function forward(
  { gatewayUrl }: StorefrontSettings,
  request: FastifyRequest,
  path: string,
  extra: Record<string, string>,
): Promise<Response | null> {
  const headers: Record<string, string> = { ...extra, 'x-forwarded-for': request.ip };
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const hasBody = request.body !== undefined && request.method !== 'GET' && request.method !== 'HEAD';
  try {
    return await fetch(`${gatewayUrl}${path}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      ...(hasBody ? { body: new Uint8Array(request.body as Buffer) } : {}),
    });
  } catch (fault) {
    request.log.warn({ fault, path }, 'the gateway did not answer');
    return null;
  }
}

function copyHeaders(answer: Response, reply: FastifyReply): void {
  for (const name of RETURNED) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
}

function isForeignWrite(request: FastifyRequest): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = request.headers;
  return origin !== undefined && new URL(origin).host !== request.host;
}

function problem(reply: FastifyReply, status: number, code: string, detail: string) {
  return reply
    .code(status)
    .header('content-type', 'application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title: code, status, code, detail }));
}
