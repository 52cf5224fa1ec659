import type { CallContext } from '@lunette/api-client';
import { LRUCache } from 'lru-cache';

/** What the gateway's public answers may depend on, beside their address. */
const DEPENDS_ON = ['accept-language', 'x-country-code', 'x-api-client'];

interface CachedResponse {
  answer: Awaited<ReturnType<CallContext['fetch']>>;
  until: number;
  etag: string | null;
  size: number;
}

/**
 * Asks the gateway and keeps its public answers, for all pages of a server, as long as it allows; then it asks whether they
 * have changed. Who gets one again gets the very same object, which has been read and checked before, so nobody may
 * change it.
 */
export function cachedResponses(
  ask: (address: string, init: RequestInit) => Promise<Response> = fetch,
): CallContext['fetch'] {
  const kept = new LRUCache<string, CachedResponse>({
    max: 2000,
    maxSize: 20_000_000,
    sizeCalculation: ({ size }) => size,
  });
  return async (address, init) => {
    if (init.method !== 'GET') return ask(address, init);
    const key = [address, ...DEPENDS_ON.map((name) => init.headers[name])].join('\n');
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const fresh = await ask(address, known?.etag ? withEtag(init, known.etag) : init);
    const seconds = secondsToKeep(fresh);
    const until = Date.now() + seconds * 1000;
    if (known && fresh.status === 304) {
      known.until = until;
      return known.answer;
    }
    if (seconds === 0) return fresh;
    const text = await fresh.text();
    const body: unknown = JSON.parse(text);
    const answer = { ok: true, status: 200, json: () => Promise.resolve(body) };
    kept.set(key, { answer, until, etag: fresh.headers.get('etag'), size: text.length + 1 });
    return answer;
  };
}

const withEtag = (init: RequestInit, etag: string): RequestInit => ({
  ...init,
  headers: { ...(init.headers as Record<string, string>), 'if-none-match': etag },
});

/** How long an answer may be kept for everybody: not at all unless the gateway says so and names what it depends on. */
function secondsToKeep({ status, headers }: Response): number {
  const caching = headers.get('cache-control') ?? '';
  const depends = (headers.get('vary') ?? '').toLowerCase().split(/\s*,\s*/);
  const isForAll = depends.every(
    (name) => name === '' || name === 'accept-encoding' || DEPENDS_ON.includes(name),
  );
  if ((status !== 200 && status !== 304) || !isForAll || !/\bpublic\b/.test(caching)) return 0;
  return Number(/\bmax-age=(\d+)/.exec(caching)?.[1] ?? 0);
}
