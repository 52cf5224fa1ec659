import { z } from 'zod';
import { sandboxCalls } from '../platform/outbound/sandboxCalls.ts';
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
  const call = sandboxCalls(settings, { service: 'location', path: '/location/v1', timeoutMs: 1_000 }, send);
  return {
    locate: async (ip) => Found.parse(await call({ method: 'GET', path: `/ip/${encodeURIComponent(ip)}` })),
  };
}
