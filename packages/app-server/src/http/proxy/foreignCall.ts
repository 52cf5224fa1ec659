import type { FastifyRequest } from 'fastify';

/**
 * Whether a call to `/api` was caused by another site. A browser says so itself (`Sec-Fetch-Site`), an older one by
 * `Origin`; a write with a session and without either word is refused, as no browser of today makes one.
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
