import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { clientFiles } from './clientFiles.ts';
import { choiceCookie } from './sessionCookies.ts';
import { desktopAddress, DEVICE_VARY, siblingFor } from './device.ts';
import { documentCache, documentOf, type Document } from './documents.ts';
import { gatewayProxy } from './gatewayProxy.ts';
import { contentPolicy, SAFE_HEADERS } from './policy.ts';
import type { StorefrontSettings } from './settings.ts';
import { sendCoded } from './sendCoded.ts';
import { siteFiles } from './siteFiles.ts';
import { isSecure, searchOf, visitorOf } from './visitor.ts';
import type { Visitor } from '@lunette/country-config';

/** Pages of somebody's own: they hold nothing of theirs, but addresses may, and Back must not show them after a logout. */
const PERSONAL = /^\/(customer|sales)(\/|\?|$)/;

/** Any address that contains `/search` is that of the results (ROUTE-04); a page's data has an address of its own. */
const SEARCH = /^(?!\/search(?:\?|$))(?![^?]*\.data(?:\?|$))[^?]*\/search[^?]*/;

/** A browser may keep a page, and asks each time whether it still holds. */
const REVALIDATED = 'private, max-age=0, must-revalidate';

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
    trustProxy: settings.proxies,
    forceCloseConnections: true,
  });
  const cached = documentCache(settings.documentTtl);
  const policy = contentPolicy(settings);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SAFE_HEADERS);
  });
  prepare?.(app);
  clientFiles(app, clientFolder);
  app.get('/health', async () => ({ status: 'ok' }));
  // Browsers ask for it beside whatever names no icon, such as robots.txt.
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/icon.svg', 301));
  gatewayProxy(app, settings);
  siteFiles(app, settings);

  app.get<{ Querystring: { to?: string } }>('/desktop-site', async (request, reply) =>
    reply.redirect(desktopAddress(request, settings, request.query.to ?? '/') ?? '/', 302),
  );

  app.get('/*', async (request, reply) => {
    const visitor = visitorOf(request);
    rememberChoices(request, reply, visitor);
    const sibling = siblingFor(request, settings);
    reply.header('vary', DEVICE_VARY);
    if (sibling) return reply.redirect(sibling, 302);
    const { host, url } = request;
    if (SEARCH.test(url)) return reply.redirect(url.replace(SEARCH, '/search'), 302);
    const isPersonal = PERSONAL.test(url);
    const isKept = !isPersonal && settings.documentTtl > 0;
    const make = async () =>
      documentOf(await render(new Request(`http://${host}${url}`), visitor), policy, isKept);
    if (isPersonal) return sendUnkept(request, reply, await make());
    const key = `${visitor.country}:${visitor.language}:${host}:${url}`;
    return sendDocument(request, reply, await cached(key, make));
  });
  return app;
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, document: Document) {
  const { status, headers, body, etag } = document;
  reply.code(status).headers(headers).header('cache-control', REVALIDATED);
  return sendCoded(request, reply, body, etag);
}

function sendUnkept(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: Document) {
  reply.code(status).headers(headers).header('cache-control', 'private, no-store');
  return sendCoded(request, reply, body);
}

function rememberChoices(request: FastifyRequest, reply: FastifyReply, visitor: Visitor): void {
  const params = searchOf(request);
  const secure = isSecure(request);
  if (params.has('country')) reply.header('set-cookie', choiceCookie('country', visitor.country, secure));
  if (params.has('language')) reply.header('set-cookie', choiceCookie('language', visitor.language, secure));
  if (params.get('view') === 'desktop') reply.header('set-cookie', choiceCookie('view', 'desktop', secure));
}
