import { timingSafeEqual } from 'node:crypto';
import type { CallContext } from './callContext.ts';
import { refuse } from './refuse.ts';

/** Refuses callers without the service token, which our other services and our staff have. */
export function requireServiceToken({
  serviceToken,
  settings,
}: Pick<CallContext, 'serviceToken' | 'settings'>): void {
  const [given, expected] = [Buffer.from(serviceToken ?? ''), Buffer.from(settings.secrets.serviceToken)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw refuse(403, 'service_only', 'session.service-only');
}
