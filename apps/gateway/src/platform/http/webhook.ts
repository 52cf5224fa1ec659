import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Gateway } from '../gateway.ts';
import { refuse } from './refuse.ts';

interface Webhook<S extends z.ZodType> {
  path: string;
  /** The secret of the signature. */
  secret: string;
  event: S;
  /** If it throws, the sender sends the event again. */
  handle: (event: z.output<S>, log: FastifyBaseLogger) => Promise<void>;
}

/** Mounts a webhook of an outside service, which is authorised by its signature. */
export function serveWebhook<S extends z.ZodType>(
  { http }: Pick<Gateway, 'http'>,
  { path, secret, event: schema, handle }: Webhook<S>,
): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(path, async (request, reply) => {
      const { body } = request;
      if (!Buffer.isBuffer(body) || !isSigned(body, request.headers['x-sandbox-signature'], secret))
        throw refuse(401, 'signature_invalid', 'platform.signature-invalid');
      const event = schema.safeParse(read(body));
      if (!event.success) throw refuse(422, 'event_unreadable', 'platform.event-unreadable');
      await handle(event.data, request.log);
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}

function read(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
const TOLERANCE_SECONDS = 300;

/** Whether a webhook was really sent by the service, and lately: `t=UNIX,v1=HMAC-SHA256 of "t.body"`. */
function isSigned(body: Buffer, header: unknown, secret: string): boolean {
  const [, time, hex] = (typeof header === 'string' && SIGNATURE.exec(header)) || [];
  if (!time || !hex || Math.abs(Date.now() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(hex, 'hex'));
}
