import type { Settings } from '../settings/settings.ts';
import { outbound, type Outbound, type OutboundOptions } from './outbound.ts';

interface SandboxService extends Pick<OutboundOptions, 'service' | 'timeoutMs'> {
  /** The prefix of its paths at the sandbox, such as `/lab/v1`. */
  path: string;
  /** The store's key for the service, if it needs one. */
  key?: string;
}

/**
 * Makes the client of a service that the sandbox replaces: with a timeout, retries where they are safe, and a circuit
 * breaker.
 */
export function sandboxCalls(
  { sandboxUrl }: Pick<Settings, 'sandboxUrl'>,
  { service, path, key, timeoutMs = 3_000 }: SandboxService,
  send?: typeof fetch,
): Outbound {
  return outbound({
    service,
    timeoutMs,
    baseUrl: `${sandboxUrl}${path}`,
    ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
    ...(send && { fetch: send }),
  });
}
