import type { FastifyRequest } from 'fastify';
import { createIsbotFromList, list } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Headless browsers are not crawlers: they test or print pages and are treated as other browsers. */
const isNamed = createIsbotFromList(list.filter((pattern) => pattern !== 'headless'));

/** Results by user agent: there are few of them, and parsing one takes longer than sending a cached page. */
const known = new LRUCache<string, boolean>({ max: 1000 });

/** Whether a request comes from a crawler, which gets the page of its address and is never redirected. */
export function isCrawler({ headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? '';
  const found = known.get(agent) ?? isNamed(agent);
  known.set(agent, found);
  return found;
}
