import type { StaffRole } from '@lunette/session/contract';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';

/** Refuses staff whose role is none of these. */
export function requireRole({ session }: Pick<CallContext<'staff'>, 'session'>, ...roles: StaffRole[]): void {
  if (!session.role || !roles.includes(session.role)) throw refuse(403, 'staff_only', 'platform.staff-only');
}
