import { timingSafeEqual } from 'node:crypto';
import type { CallContext } from './callContext.ts';
import { refuse } from './refuse.ts';

/** Refuses whoever does not know the service token: other services of ours, and our staff, do. */
export function requireServiceToken({
  serviceToken,
  settings,
}: Pick<CallContext, 'serviceToken' | 'settings'>): void {
  const [given, expected] = [Buffer.from(serviceToken ?? ''), Buffer.from(settings.secrets.serviceToken)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw refuse(403, 'service_only', 'session.service-only');
}
