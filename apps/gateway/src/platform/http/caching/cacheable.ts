import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The ETag of a serialised response. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}

/**
 * Sends a response that is the same for all callers of one country, language and storefront, with an ETag. It may be
 * cached for seconds only, so that pages show a change within ten seconds.
 */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: { bytes: Buffer; etag: string },
): FastifyReply {
  void reply
    .header('cache-control', 'public, max-age=3, stale-while-revalidate=3')
    .header('vary', 'accept-language, x-country-code, x-api-client')
    .header('etag', etag);
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(bytes);
}
