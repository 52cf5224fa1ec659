import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** A network that an address belongs to, and how many times the limit of one line it may use. */
interface Network {
  key: string;
  share: number;
}

/**
 * The networks that providers assign to a line, a site and a customer (RFC 6177), as multiples of the limit of one line.
 */
const IPV6_NETWORKS = [
  { bits: 64, share: 1 },
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const;

/** The networks by which the attempts of an address are counted, the widest last; for IPv4 the address itself. */
export function networksOf(ip: string): Network[] {
  if (!isIPv6(ip)) return [{ key: ip, share: 1 }];
  return IPV6_NETWORKS.map(({ bits, share }) => ({ key: `${normalizeIP(ip, bits)}/${bits}`, share }));
}
