import { compile } from '@fastify/proxy-addr';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../http/refuse.ts';

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** How many busy sessions one address may have: a family, an office, a carrier's NAT. */
const SESSIONS_OF_AN_ADDRESS = 20;

/**
 * Limits the calls per minute of each session, or of each address without one, and of each address to a multiple of that,
 * because a caller can invent tokens. Calls that the servers of storefronts (`proxies`) make for themselves are not
 * limited.
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
