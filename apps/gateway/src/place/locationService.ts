import { z } from 'zod';
import { outbound } from '../platform/outbound/outbound.ts';
import type { Settings } from '../platform/settings/settings.ts';

const Found = z.object({
  countryCode: z.string().length(2).nullable(),
  countryName: z.string().nullable(),
  city: z.string().nullable(),
});

/** The port to the service that knows roughly where an internet address is. */
export interface LocationService {
  locate: (ip: string) => Promise<z.infer<typeof Found>>;
}

/** Asks the service, briefly: a page that waits for it would be worse than one that does not know. */
export function connectLocation(settings: Settings, send?: typeof fetch): LocationService {
  const call = outbound({
    service: 'location',
    baseUrl: `${settings.sandboxUrl}/location/v1`,
    timeoutMs: 1_000,
    ...(send && { fetch: send }),
  });
  return {
    locate: async (ip) => Found.parse(await call({ method: 'GET', path: `/ip/${encodeURIComponent(ip)}` })),
  };
}
