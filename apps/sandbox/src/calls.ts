import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from './refusal.ts';

/** Refuses calls of an interface that do not carry the shop's key. */
export function withKey(key: string): (request: FastifyRequest) => Promise<void> {
  return async ({ headers }) => {
    if (!isKey(headers.authorization, key)) throw new Refusal(401, 'key_invalid', 'The key is not valid.');
  };
}

/** The body of a call; refuses a body that does not match the schema. */
export function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new Refusal(422, 'request_invalid', z.prettifyError(result.error));
}

/** The idempotency key of a call. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}

function isKey(header: string | undefined, key: string): boolean {
  const given = Buffer.from(header ?? '');
  const right = Buffer.from(`Bearer ${key}`);
  return given.length === right.length && timingSafeEqual(given, right);
}
