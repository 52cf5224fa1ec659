import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { clientFiles } from './files/clientFiles.ts';
import { choiceCookie } from './proxy/sessionCookies.ts';
import { desktopAddress, DEVICE_VARY, siblingFor } from './device.ts';
import { documentCache, documentOf, type Document } from './documents.ts';
import { gatewayProxy } from './proxy/gatewayProxy.ts';
import { isCrawler } from './crawler.ts';
import { isHost, isPageUrl, pageUrl } from './pageUrl.ts';
import { contentPolicy, SAFE_HEADERS } from './contentPolicy.ts';
import { answerError, answerUnread, refuse } from './refusals.ts';
import type { StorefrontSettings } from '../settings.ts';
import { sendEncoded } from './files/sendEncoded.ts';
import { FOR_CRAWLER } from '../rendering/forCrawler.ts';
import { siteFiles } from './files/siteFiles.ts';
import { isSecure, originOf, searchOf, visitorOf } from './visitor.ts';
import { pageLimit } from './pageLimit.ts';
import type { Visitor } from '@lunette/country-config';

/** Personal pages. Their documents have no personal data, but their addresses can, and Back must not show them after a logout. */
const PERSONAL = /^\/(customer|sales)(\/|\?|$)/;

/** Every address that contains `/search` is that of the results (ROUTE-04), except for the data of a page. */
const SEARCH = /^(?!\/search(?:\?|$))(?![^?]*\.data(?:\?|$))[^?]*\/search[^?]*/;

/** Pages with an order or payment in their address, which are not worth caching. */
const OF_AN_ORDER = /^\/(checkout|payment)\b[^?]*\?/;
/** Requests of the router in the browser, whose parameters are not those of a page. */
const OF_ROUTER = /^\/__manifest\?|^[^?]*\.data\?/;

/**
 * The address of a file with slashes at its end, which are removed. Slashes at its start are removed too, because a redirect
 * to two slashes would lead to another site.
 */
const FILE_WITH_SLASH = /^[/\\]*([^?]*\.html?)\/+(?=\?|$)/;

/** An address without a page, for which the store's not-found page is rendered. */
const NO_PAGE = '/no-such-page';

/** HSTS: a browser that has used TLS once does not connect without it for a year. */
const ONLY_TLS = 'max-age=31536000';

/** A browser may cache a page, and validates it on each visit. */
const REVALIDATED = 'private, max-age=0, must-revalidate';

/** Renders a page of the app for a visitor. */
export type Render = (request: Request, visitor: Visitor) => Promise<Response>;

/** The server of a storefront: client files, the proxy to the gateway, and pages from the document cache. */
export async function storefront(
  settings: StorefrontSettings,
  clientFolder: string,
  render: Render,
  prepare?: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: process.env.LOG_LEVEL ?? 'warn',
      // The query of a page can contain an e-mail address or the token of a mailed link.
      serializers: { req: ({ method, url }) => ({ method, path: url.split('?')[0] }) },
    },
    trustProxy: settings.proxies,
    forceCloseConnections: true,
    frameworkErrors: (fault, request, reply) => void answerError(fault, request, reply),
    clientErrorHandler: answerUnread,
  });
  app.setErrorHandler(answerError);
  const cached = documentCache(settings.documentTtl);
  const policy = contentPolicy(settings);
  const addressOf = pageUrl(settings.filters);
  const mayRender = await pageLimit(app, settings.pagesAMinute);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SAFE_HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', ONLY_TLS);
    if (!isHost(request.host)) return refuse(request, reply, 400);
  });
  prepare?.(app);
  clientFiles(app, clientFolder);
  app.get('/health', async () => ({ status: 'ok' }));
  // Browsers request it for documents without an icon, such as robots.txt.
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
    if (SEARCH.test(request.url)) return reply.redirect(request.url.replace(SEARCH, '/search'), 302);
    if (FILE_WITH_SLASH.test(request.url))
      return reply.redirect(request.url.replace(FILE_WITH_SLASH, '/$1'), 301);
    const isOwn = [PERSONAL, OF_AN_ORDER, OF_ROUTER].some((pattern) => pattern.test(request.url));
    const url = isOwn ? request.url : addressOf(isPageUrl(request.url) ? request.url : NO_PAGE);
    const forCrawler = isCrawler(request);
    const origin = originOf(request);
    const headers: HeadersInit = forCrawler ? { [FOR_CRAWLER]: '1' } : {};
    const isCached = !isOwn && settings.documentTtl > 0;
    const renderAt = async (address: string) =>
      documentOf(await render(new Request(`${origin}${address}`, { headers }), visitor), policy, isCached);
    const make = async () => ((await mayRender(request)) ? renderAt(url) : null);
    const key = `${forCrawler}:${visitor.country}:${visitor.language}:${origin}:${url}`;
    const document = await (isOwn ? make() : cached(key, make));
    if (!document) return refuse(request, reply, 429);
    // A redirect keeps the whole query, including campaign parameters.
    if (isMoved(document) && isPageUrl(request.url))
      return sendUncached(request, reply, await renderAt(request.url));
    return isOwn || !document.isComplete
      ? sendUncached(request, reply, document)
      : sendDocument(request, reply, document);
  });
  // Other methods, such as a form that is posted to a page, are refused.
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404));
  return app;
}

function isMoved({ status }: Document): boolean {
  return status >= 300 && status < 400;
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, document: Document) {
  const { status, headers, body, etag } = document;
  reply.code(status).headers(headers).header('cache-control', REVALIDATED);
  return sendEncoded(request, reply, body, etag);
}

function sendUncached(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: Document) {
  reply.code(status).headers(headers).header('cache-control', 'private, no-store');
  return sendEncoded(request, reply, body);
}

function rememberChoices(request: FastifyRequest, reply: FastifyReply, visitor: Visitor): void {
  const params = searchOf(request);
  const secure = isSecure(request);
  if (params.has('country')) reply.header('set-cookie', choiceCookie('country', visitor.country, secure));
  if (params.has('language')) reply.header('set-cookie', choiceCookie('language', visitor.language, secure));
  const view = params.get('view');
  if (view === 'desktop' || view === 'mobile') reply.header('set-cookie', choiceCookie('view', view, secure));
}
