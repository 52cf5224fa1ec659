import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** A network that an address belongs to, and how many times the share of one line it may spend. */
interface Network {
  key: string;
  share: number;
}

/** What providers give to a line, a house and a customer (RFC 6177), with what each may spend of one line's share. */
const IPV6_NETWORKS = [
  { bits: 64, share: 1 },
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const;

/** The networks by which the tries of an address are counted, the widest last: of IPv4 the address itself. */
export function networksOf(ip: string): Network[] {
  if (!isIPv6(ip)) return [{ key: ip, share: 1 }];
  return IPV6_NETWORKS.map(({ bits, share }) => ({ key: `${normalizeIP(ip, bits)}/${bits}`, share }));
}
