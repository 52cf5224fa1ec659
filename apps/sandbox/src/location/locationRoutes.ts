import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

interface Place {
  countryCode: string | null;
  countryName: string | null;
  city: string | null;
}

const NOWHERE: Place = { countryCode: null, countryName: null, city: null };

/** IP address ranges that are reserved for examples, with a place for each; one range is divided into four parts. */
const NETS: readonly [net: string, from: number, Place][] = [
  ['192.0.2', 0, { countryCode: 'IN', countryName: 'India', city: 'Pune' }],
  ['198.51.100', 192, { countryCode: 'US', countryName: 'United States', city: 'New York' }],
  ['198.51.100', 128, { countryCode: 'SA', countryName: 'Saudi Arabia', city: 'Riyadh' }],
  ['198.51.100', 64, { countryCode: 'AE', countryName: 'United Arab Emirates', city: 'Dubai' }],
  ['198.51.100', 0, { countryCode: 'SG', countryName: 'Singapore', city: 'Singapore' }],
  ['203.0.113', 0, { countryCode: 'DE', countryName: 'Germany', city: 'Berlin' }],
];

/** Mounts the call that returns the country of an IP address, for the addresses that are reserved for examples. */
export function locationRoutes(http: FastifyInstance): void {
  http.get<{ Params: { ip: string } }>('/location/v1/ip/:ip', async ({ params: { ip } }) => {
    if (isIP(ip) === 0) throw new Refusal(422, 'request_invalid', 'That is no internet address.');
    const last = Number(ip.slice(ip.lastIndexOf('.') + 1));
    return NETS.find(([net, from]) => ip.startsWith(`${net}.`) && last >= from)?.[2] ?? NOWHERE;
  });
}
