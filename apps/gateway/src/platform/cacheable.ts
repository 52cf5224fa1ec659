import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers what is the same for everybody of one country, language and storefront, with an ETag to ask again by. */
export function sendCacheable(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  void reply
    .header('cache-control', 'public, max-age=30, stale-while-revalidate=300')
    .header('vary', 'accept-language, x-country-code, x-api-client')
    .header('etag', etag);
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
