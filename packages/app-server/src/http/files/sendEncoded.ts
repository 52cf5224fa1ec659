import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodedBody, encodingOf, type EncodedBody } from './encoding.ts';

/** Content types that compression makes smaller; pictures and fonts are compressed already. */
const WORTHWHILE = /^text\/|[/+](?:json|xml|javascript)\b/;

/** Whether content of a type is worth compressing. */
export function isWorthEncoding(type: string | null): boolean {
  return type !== null && WORTHWHILE.test(type);
}

/** Whether a browser has the body of an ETag: it sent that ETag, or any (`*`). */
function isHeld(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** Sets the ETag of a body; returns true if the browser already has the body and 304 was sent. */
export function isNotModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  if (reply.statusCode !== 200 || !isHeld(etag, request.headers['if-none-match'])) return false;
  void reply.code(304).send();
  return true;
}

/** Adds to the `Vary` header of a response that its body may be encoded. */
export function varyByEncoding(reply: FastifyReply): void {
  const others = reply.getHeader('vary');
  reply.header('vary', others ? `${String(others)}, Accept-Encoding` : 'Accept-Encoding');
}

/** Sends a body in the best encoding that the browser accepts, with the matching `Vary` header. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  etag?: string,
) {
  varyByEncoding(reply);
  if (etag && isNotModified(request, reply, etag)) return reply;
  const { bytes, coding } = await body.as(encodingOf(request.headers['accept-encoding']));
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.send(bytes);
}

/** Sends content that is made for this response only. */
export function sendOnce(request: FastifyRequest, reply: FastifyReply, content: string | Buffer) {
  return sendEncoded(request, reply, encodedBody(Buffer.from(content), 'quick'));
}
