import { compile } from '@fastify/proxy-addr';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../http/refuse.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** How many busy sessions an address may stand for: a family, an office, the gate of a carrier. */
const SESSIONS_OF_AN_ADDRESS = 20;

/**
 * Allows each session, and each address without one, so many calls a minute, and each address a multiple of them: a
 * token that nobody has given out is as good a key as any other. Servers of storefronts, one of the `proxies`, ask for
 * themselves without end.
 */
export async function callRateLimit(
  http: FastifyInstance,
  callsAMinute: number,
  proxies: string[],
): Promise<void> {
  const isProxy = compile(proxies);
  const allowList = (request: FastifyRequest) =>
    isProxy(request.ip, 0) && request.headers['x-forwarded-for'] === undefined && tokenOf(request) === null;
  const shared = { timeWindow: 60_000, cache: 20_000, allowList };
  await http.register(rateLimit, {
    ...shared,
    max: callsAMinute,
    keyGenerator: (request) => tokenOf(request) ?? normalizeIP(request.ip),
    errorResponseBuilder: () => tooMany(),
  });
  const spend = http.createRateLimit({
    ...shared,
    max: callsAMinute * SESSIONS_OF_AN_ADDRESS,
    keyGenerator: (request) => normalizeIP(request.ip),
  });
  http.addHook('onRequest', async (request, reply) => {
    const spent = await spend(request);
    if (spent.isAllowed || !spent.isExceeded) return;
    reply.header('retry-after', spent.ttlInSeconds);
    throw tooMany();
  });
}

const tooMany = () => refuse(429, 'too_many_requests', 'platform.too-many-requests');

function tokenOf({ headers }: FastifyRequest): string | null {
  const token = headers['x-session-token'];
  return typeof token === 'string' && TOKEN.test(token) ? token : null;
}
