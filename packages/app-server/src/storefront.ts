import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { choiceCookie } from './sessionCookies.ts';
import { desktopAddress, DEVICE_VARY, siblingFor } from './device.ts';
import { documentCache, documentOf, type Document } from './documents.ts';
import { gatewayProxy } from './gatewayProxy.ts';
import { contentPolicy, SAFE_HEADERS } from './policy.ts';
import type { StorefrontSettings } from './settings.ts';
import { siteFiles } from './siteFiles.ts';
import { isSecure, visitorOf } from './visitor.ts';
import type { Visitor } from '@lunette/country-config';

/** Pages of somebody's own: they hold nothing of theirs, but addresses may, and Back must not show them after a logout. */
const PERSONAL = /^\/(customer|sales)(\/|\?|$)/;

/** Renders a page of the app for a visitor. */
export type Render = (request: Request, visitor: Visitor) => Promise<Response>;

/** A storefront's server: its files, the way to the gateway, and its pages from the document cache. */
export async function storefront(
  settings: StorefrontSettings,
  clientFolder: string,
  render: Render,
  prepare?: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: process.env.LOG_LEVEL ?? 'warn',
      redact: ['req.headers.cookie', 'req.headers.authorization'],
    },
    trustProxy: process.env.TRUST_PROXY === 'true',
    forceCloseConnections: true,
  });
  const cached = documentCache(settings.documentTtl);
  const policy = contentPolicy(settings);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SAFE_HEADERS);
  });
  prepare?.(app);
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 5 } },
  });
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.setHeader(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  app.get('/health', async () => ({ status: 'ok' }));
  // Browsers ask for it beside whatever names no icon, such as robots.txt.
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/icon.svg', 301));
  gatewayProxy(app, settings);
  siteFiles(app, settings);

  app.get<{ Querystring: { to?: string } }>('/desktop-site', async (request, reply) =>
    reply.redirect(desktopAddress(request, settings, request.query.to ?? '/') ?? '/', 302),
  );

  app.get('/*', async (request, reply) => {
    rememberChoices(request, reply);
    const sibling = siblingFor(request, settings);
    reply.header('vary', DEVICE_VARY);
    if (sibling) return reply.redirect(sibling, 302);
    const visitor = visitorOf(request);
    const key = `${visitor.country}:${visitor.language}:${request.host}:${request.url}`;
    const make = async () =>
      documentOf(await render(new Request(`http://${request.host}${request.url}`), visitor), policy);
    if (PERSONAL.test(request.url)) return sendUnkept(reply, await make());
    return sendDocument(request, reply, await cached(key, make));
  });
  return app;
}

function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, html, etag }: Document,
) {
  reply
    .code(status)
    .headers(headers)
    .header('cache-control', 'private, max-age=0, must-revalidate')
    .header('etag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send(html);
}

function sendUnkept(reply: FastifyReply, { status, headers, html }: Document) {
  return reply.code(status).headers(headers).header('cache-control', 'private, no-store').send(html);
}

function rememberChoices(request: FastifyRequest, reply: FastifyReply): void {
  const params = new URL(request.url, 'http://page').searchParams;
  const visitor = visitorOf(request);
  const secure = isSecure(request);
  if (params.has('country')) reply.header('set-cookie', choiceCookie('country', visitor.country, secure));
  if (params.has('language')) reply.header('set-cookie', choiceCookie('language', visitor.language, secure));
  if (params.get('view') === 'desktop') reply.header('set-cookie', choiceCookie('view', 'desktop', secure));
}
