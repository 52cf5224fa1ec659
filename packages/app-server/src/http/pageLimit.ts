import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
/** Visitors counted at once; the oldest are forgotten beyond that. */
const VISITORS = 20_000;

/**
 * Counts the pages that are rendered for a network in a minute, and tells whether there may be another one. Pages from the
 * document cache are not counted.
 */
export function pageLimit(most: number): (ip: string) => boolean {
  const rendered = new LRUCache<string, { count: number }>({ max: VISITORS, ttl: MINUTE_MS });
  return (ip) => {
    const network = networkOf(ip);
    const known = rendered.get(network) ?? { count: 0 };
    if (known.count === 0) rendered.set(network, known);
    known.count += 1;
    return known.count <= most;
  };
}

/** The network of a line: of IPv6 the first 64 bits, as a line has all addresses in it. */
function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const between = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(between).fill('0'), ...last].slice(0, 4).join(':');
}
