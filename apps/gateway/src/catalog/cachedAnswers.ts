import { LRUCache } from 'lru-cache';
import type { CachedAnswer } from '../platform/http/caching/cachedAnswer.ts';
import type { Catalogue } from './catalogue.ts';

/** At some 20 kB each. */
const MOST = 1_000;
const caches = new WeakMap<Catalogue, LRUCache<string, Promise<CachedAnswer>>>();

/** What was answered to the same question before, from the same catalogue; else what is made now. */
export function cachedAnswerFor(
  catalogue: Catalogue,
  question: string,
  make: () => Promise<CachedAnswer>,
): Promise<CachedAnswer> {
  const answers = caches.get(catalogue) ?? new LRUCache<string, Promise<CachedAnswer>>({ max: MOST });
  caches.set(catalogue, answers);
  const known = answers.get(question);
  if (known) return known;
  const answer = make();
  answers.set(question, answer);
  answer.catch(() => answers.delete(question));
  return answer;
}
