import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Allows each session, and each address without one, so many calls a minute. */
export async function limitRate(http: FastifyInstance, callsAMinute: number): Promise<void> {
  await http.register(rateLimit, {
    max: callsAMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => tokenOf(request) ?? request.ip,
    allowList: isStorefront,
    errorResponseBuilder: () => refuse(429, 'too_many_requests', 'platform.too-many-requests'),
  });
}

function tokenOf({ headers }: FastifyRequest): string | null {
  const token = headers['x-session-token'];
  return typeof token === 'string' && TOKEN.test(token) ? token : null;
}

/** A storefront's server that renders a page asks for itself, from this machine and in no visitor's name. */
function isStorefront(request: FastifyRequest): boolean {
  const own = request.ip === '127.0.0.1' || request.ip === '::1';
  return own && request.headers['x-forwarded-for'] === undefined && tokenOf(request) === null;
}
