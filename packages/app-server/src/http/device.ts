import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { isCrawler } from './crawler.ts';
import type { StorefrontSettings } from '../settings.ts';
import { searchOf } from './visitor.ts';

/** Headers on which the choice of the storefront, its country and its language depends. */
export const DEVICE_VARY = 'Sec-CH-UA-Mobile, User-Agent, Accept-Language, Cookie';

/**
 * Where a request belongs instead: a phone on the desktop site goes to the mobile one, unless its shopper chose the
 * desktop site (`?view=desktop`). The reverse holds once the desktop's public address is known. Crawlers stay.
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

/** The desktop's address of a page of this storefront, with the shopper's wish to stay there; null for a foreign one. */
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
