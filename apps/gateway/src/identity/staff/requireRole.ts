import type { StaffRole } from '@lunette/session/contract';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';

/** Refuses staff of another role. */
export function requireRole({ session }: Pick<CallContext<'staff'>, 'session'>, role: StaffRole): void {
  if (session.role !== role) throw refuse(403, 'staff_only', 'platform.staff-only');
}
