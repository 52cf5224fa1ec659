import { z } from 'zod';
import { sandboxCalls } from '../platform/outbound/sandboxCalls.ts';
import type { Settings } from '../platform/settings/settings.ts';

const IpLocation = z.object({
  countryCode: z.string().length(2).nullable(),
  countryName: z.string().nullable(),
  city: z.string().nullable(),
});

/** The port to the service that finds the approximate place of an internet address. */
export interface LocationService {
  locate: (ip: string) => Promise<z.infer<typeof IpLocation>>;
}

/** Connects the service. Its timeout is short, because a page waits for its answer and can be shown without it. */
export function connectLocation(settings: Settings, send?: typeof fetch): LocationService {
  const call = sandboxCalls(settings, { service: 'location', path: '/location/v1', timeoutMs: 1_000 }, send);
  return {
    locate: async (ip) =>
      IpLocation.parse(await call({ method: 'GET', path: `/ip/${encodeURIComponent(ip)}` })),
  };
}
