import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const MINUTE_MS = 60_000;
/** The largest number of networks that are counted; beyond it the oldest are dropped. */
const NETWORKS = 20_000;

/**
 * Counts the pages that are rendered for a network in a minute and returns whether another one may be rendered. Pages from the
 * document cache are not counted.
 */
export async function pageLimit(
  app: FastifyInstance,
  most: number,
): Promise<(request: FastifyRequest) => Promise<boolean>> {
  await app.register(rateLimit, { global: false, cache: NETWORKS });
  const count = app.createRateLimit({
    max: most,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => normalizeIP(ip),
  });
  return async (request) => {
    const limit = await count(request);
    return limit.isAllowed || !limit.isExceeded;
  };
}
