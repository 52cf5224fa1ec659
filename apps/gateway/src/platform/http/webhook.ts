import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
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

/** A received webhook; the signature covers the bytes of its body. */
interface Delivery {
  body: Buffer;
  headers: IncomingHttpHeaders;
  log: FastifyBaseLogger;
}

/** Mounts a webhook of an outside service whose signature follows the sandbox's protocol. */
export function serveWebhook<S extends z.ZodType>(
  gateway: Pick<Gateway, 'http'>,
  { path, secret, event: schema, handle }: Webhook<S>,
): void {
  serveSignedWebhook(gateway, path, ({ body, headers, log }) =>
    handle(readSigned(schema, { body, headers, secret }), log),
  );
}

/** Mounts a webhook whose handler verifies its signature. If it throws, the sender sends the event again. */
export function serveSignedWebhook(
  { http }: Pick<Gateway, 'http'>,
  path: string,
  handle: (delivery: Delivery) => Promise<void>,
): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(path, async ({ body, headers, log }, reply) => {
      if (!Buffer.isBuffer(body)) throw signatureInvalid();
      await handle({ body, headers, log });
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}

/** Reads an event in the sandbox's protocol. Refuses one without a valid signature, and one that cannot be parsed. */
export function readSigned<S extends z.ZodType>(
  schema: S,
  { body, headers, secret }: Pick<Delivery, 'body' | 'headers'> & { secret: string },
): z.output<S> {
  if (!isSigned(body, headers['x-sandbox-signature'], secret)) throw signatureInvalid();
  return readEvent(schema, body);
}

/** Reads an event whose signature was verified. Refuses one that cannot be parsed. */
export function readEvent<S extends z.ZodType>(schema: S, body: Buffer): z.output<S> {
  const event = schema.safeParse(read(body));
  if (!event.success) throw refuse(422, 'event_unreadable', 'platform.event-unreadable');
  return event.data;
}

/** The refusal of a webhook whose signature is not that of its service. */
export function signatureInvalid(): Error {
  return refuse(401, 'signature_invalid', 'platform.signature-invalid');
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

/** Whether the service sent the webhook in the last five minutes: `t=UNIX,v1=HMAC-SHA256 of "t.body"`. */
function isSigned(body: Buffer, header: unknown, secret: string): boolean {
  const [, time, hex] = (typeof header === 'string' && SIGNATURE.exec(header)) || [];
  if (!time || !hex || Math.abs(Date.now() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(hex, 'hex'));
}
