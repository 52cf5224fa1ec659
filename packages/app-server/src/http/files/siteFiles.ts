import type { Result } from '@lunette/api-client/contract';
import { alternateUrls, escapeHtml, storeUrl, type Visitor } from '@lunette/country-config';
import { configurationContract } from '@lunette/session/contract';
import type { FastifyInstance } from 'fastify';
import { sendOnce } from './sendEncoded.ts';
import type { StorefrontSettings } from '../../settings.ts';
import { originOf, visitorOf } from '../visitor.ts';

/** Paths without public content, which crawlers are asked to leave out. */
const PERSONAL = ['/api/', '/cart', '/checkout', '/customer/', '/sales/', '/payment', '/search'];
const AN_HOUR = 'public, max-age=3600';

/** Serves robots.txt and the sitemap of each country's store; the sitemap also names each page in the other stores. */
export function siteFiles(app: FastifyInstance, settings: StorefrontSettings): void {
  app.get('/robots.txt', async (request, reply) => {
    const sitemap = storeUrl('/sitemap.xml', visitorOf(request), originOf(request));
    const lines = [
      'User-agent: *',
      ...PERSONAL.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${sitemap}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const visitor = visitorOf(request);
    const paths = await publicPaths(settings, visitor);
    if (!paths) return reply.code(503).header('retry-after', '60').send();
    reply.type('application/xml; charset=utf-8').header('cache-control', AN_HOUR);
    return sendOnce(request, reply, sitemap(paths, visitor, originOf(request)));
  });
}

async function publicPaths({ gatewayUrl }: StorefrontSettings, visitor: Visitor): Promise<string[] | null> {
  try {
    const answer = await fetch(`${gatewayUrl}${configurationContract.getSitemap.path}`, {
      headers: { 'x-country-code': visitor.country, 'accept-language': visitor.language },
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) return null;
    return ((await answer.json()) as { result: Result<typeof configurationContract.getSitemap> }).result
      .paths;
  } catch {
    return null;
  }
}

function sitemap(paths: readonly string[], visitor: Visitor, origin: string): string {
  const entries = paths.map((path) => {
    const alternates = alternateUrls(path, origin).map(
      ({ hrefLang, url }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeHtml(url)}"/>`,
    );
    return `<url><loc>${escapeHtml(storeUrl(path, visitor, origin))}</loc>${alternates.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
}
