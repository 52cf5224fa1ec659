import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { isCrawler } from './crawler.ts';
import type { StorefrontSettings } from '../settings.ts';
import { searchOf } from './visitor.ts';

/** Headers on which the choice of the storefront, its country and its language depends. */
export const DEVICE_VARY = 'Sec-CH-UA-Mobile, User-Agent, Accept-Language, Cookie';

/**
 * The address in the other storefront to which a request should be redirected, or null. A phone is sent from the desktop site
 * to the mobile site unless its shopper chose the desktop site (`?view=desktop`, until `?view=mobile`). A computer is sent the other way if the public
 * address of the desktop site is configured. Crawlers are not redirected.
 */
export function siblingFor(request: FastifyRequest, settings: StorefrontSettings): string | null {
  const agent = request.headers['user-agent'] ?? '';
  if (isCrawler(request)) return null;
  const view = searchOf(request).get('view') ?? parseCookie(request.headers.cookie ?? '').view;
  const phone =
    request.headers['sec-ch-ua-mobile'] === '?1' ||
    /\b(iPhone|iPod|Android.+Mobile|Windows Phone)\b/.test(agent);
  if (settings.client === 'desktop' && phone && view !== 'desktop')
    return `${settings.mobileUrl || `http://${request.hostname}:${settings.mobilePort}`}${request.url}`;
  if (settings.client === 'mobilesite' && !phone && settings.desktopUrl !== '')
    return `${settings.desktopUrl}${request.url}`;
  return null;
}

/** The address of a page in the desktop storefront, with the parameter that keeps the shopper there; null for another site. */
export function desktopAddress(
  request: FastifyRequest,
  settings: StorefrontSettings,
  to: string,
): string | null {
  if (!/^\/(?![/\\])/.test(to)) return null;
  const base = settings.desktopUrl || `http://${request.hostname}:${settings.desktopPort}`;
  const address = new URL(to, base);
  address.searchParams.set('view', 'desktop');
  return address.origin === new URL(base).origin ? address.href : null;
}
