import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** There are few kinds of browsers, and to read what one calls itself takes longer than the rest of a kept page. */
const known = new LRUCache<string, boolean>({ max: 1000 });

/** Whether a request comes from a crawler, which gets what the address says and is never sent elsewhere. */
export function isCrawler({ headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? '';
  const found = known.get(agent) ?? isbot(agent);
  known.set(agent, found);
  return found;
}
