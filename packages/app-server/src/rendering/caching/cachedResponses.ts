import type { CallContext } from '@lunette/api-client';
import { LRUCache } from 'lru-cache';

/** The headers that the gateway's public answers may vary by. */
const DEPENDS_ON = ['accept-language', 'x-country-code', 'x-api-client'];

interface CachedResponse {
  answer: Awaited<ReturnType<CallContext['fetch']>>;
  until: number;
  etag: string | null;
  size: number;
}

/**
 * Caches the gateway's public answers for all pages of a server as long as their headers allow; then they are validated by
 * their ETag. A cached answer is parsed and checked once and shared by all callers, so they must not change it.
 */
export function cachedResponses(
  ask: (address: string, init: RequestInit) => Promise<Response> = fetch,
): CallContext['fetch'] {
  const responses = new LRUCache<string, CachedResponse>({
    max: 2000,
    maxSize: 20_000_000,
    sizeCalculation: ({ size }) => size,
  });
  return async (address, init) => {
    if (init.method !== 'GET') return ask(address, init);
    const key = [address, ...DEPENDS_ON.map((name) => init.headers[name])].join('\n');
    const known = responses.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const fresh = await ask(address, known?.etag ? withEtag(init, known.etag) : init);
    const seconds = maxAgeOf(fresh);
    const until = Date.now() + seconds * 1000;
    if (known && fresh.status === 304) {
      known.until = until;
      return known.answer;
    }
    if (seconds === 0) return fresh;
    const text = await fresh.text();
    const body: unknown = JSON.parse(text);
    const answer = { ok: true, status: 200, json: () => Promise.resolve(body) };
    responses.set(key, { answer, until, etag: fresh.headers.get('etag'), size: text.length + 1 });
    return answer;
  };
}

const withEtag = (init: RequestInit, etag: string): RequestInit => ({
  ...init,
  headers: { ...(init.headers as Record<string, string>), 'if-none-match': etag },
});

/** The seconds for which an answer may be cached for everybody: 0 unless its headers allow it and its `Vary` is known. */
function maxAgeOf({ status, headers }: Response): number {
  const caching = headers.get('cache-control') ?? '';
  const depends = (headers.get('vary') ?? '').toLowerCase().split(/\s*,\s*/);
  const isForAll = depends.every(
    (name) => name === '' || name === 'accept-encoding' || DEPENDS_ON.includes(name),
  );
  if ((status !== 200 && status !== 304) || !isForAll || !/\bpublic\b/.test(caching)) return 0;
  return Number(/\bmax-age=(\d+)/.exec(caching)?.[1] ?? 0);
}
