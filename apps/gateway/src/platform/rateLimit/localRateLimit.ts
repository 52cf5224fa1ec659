import { LRUCache } from 'lru-cache';
import { refuse } from '../http/refuse.ts';

/** A limit of `most` calls of a key in `everyMs` milliseconds. */
export interface LocalRateLimitOptions {
  most: number;
  everyMs: number;
}

/** The number of keys above which the oldest ones are dropped. */
const KEYS = 20_000;

/**
 * A rate limit in this gateway only. The returned function refuses with 429 if a key has used up its calls in the window.
 * They are multiplied by `share`, for a network that is wider than that of one line.
 */
export function localRateLimit({
  most,
  everyMs,
}: LocalRateLimitOptions): (key: string, share?: number) => void {
  const windows = new LRUCache<string, { calls: number }>({ max: KEYS, ttl: everyMs });
  return (key, share = 1) => {
    const window = windows.get(key) ?? { calls: 0 };
    if (window.calls === 0) windows.set(key, window);
    window.calls += 1;
    if (window.calls > most * share) throw refuse(429, 'too_many_requests', 'platform.too-many-requests');
  };
}
