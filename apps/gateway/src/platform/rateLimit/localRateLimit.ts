import { refuse } from '../http/refuse.ts';

export interface LocalRateLimitOptions {
  most: number;
  everyMs: number;
  now?: () => number;
}

/** Beyond this many keys the oldest ones are forgotten. */
const KEYS = 20_000;

/** A rate limit of this gateway alone: the function refuses with 429 when a key has used up its calls in the window. */
export function localRateLimit({
  most,
  everyMs,
  now = Date.now,
}: LocalRateLimitOptions): (key: string) => void {
  const windows = new Map<string, { until: number; spent: number }>();
  return function spend(key) {
    const window = windows.get(key);
    if (!window || window.until <= now()) {
      windows.delete(key);
      windows.set(key, { until: now() + everyMs, spent: 1 });
      const [oldest] = windows.keys();
      if (windows.size > KEYS && oldest !== undefined) windows.delete(oldest);
      return;
    }
    window.spent += 1;
    if (window.spent > most) throw refuse(429, 'too_many_requests', 'platform.too-many-requests');
  };
}
