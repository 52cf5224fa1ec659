import type { FastifyRequest } from 'fastify';

/**
 * Whether a call to `/api` was caused by another site, by the header `Sec-Fetch-Site` or, from older browsers, `Origin`. A write
 * with a session but without either header counts as foreign, because no current browser sends one.
 */
export function isForeignCall(request: FastifyRequest, hasSession: boolean): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && !(reads && site === 'none');
  if (reads) return false;
  const { origin } = request.headers;
  if (origin === undefined) return hasSession;
  return URL.parse(origin)?.host !== request.host;
}
