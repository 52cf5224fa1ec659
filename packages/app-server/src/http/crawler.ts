import type { FastifyRequest } from 'fastify';
import { createIsbotFromList, list } from 'isbot';
import { LRUCache } from 'lru-cache';

/** A browser without a window is somebody's own, who tests or prints pages: it keeps what was chosen, as others do. */
const isNamed = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'));

/** There are few user agents, and parsing one takes longer than the rest of a cached page. */
const known = new LRUCache<string, boolean>({ max: 1000 });

/** Whether a request comes from a crawler, which gets what the address says and is never sent elsewhere. */
export function isCrawler({ headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? '';
  const found = known.get(agent) ?? isNamed(agent);
  known.set(agent, found);
  return found;
}
