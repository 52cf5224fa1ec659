import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { endSession, openSession } from '../session/sessions.ts';
import { recordStaffAct } from './recordStaffAct.ts';
import { staffUser, type StoredStaff } from './schema.ts';

/**
 * Ends the session of the caller and begins one of a member of staff, which has no customer and nothing of the session
 * before. Refuses a member of staff who was changed or removed since the password was checked.
 */
export async function beginStaffSession(
  context: CallContext<'guest'>,
  { id: staffId, passwordHash, role }: StoredStaff,
): Promise<void> {
  const opened = await context.db.transaction(async (tx) => {
    const isSame = and(eq(staffUser.id, staffId), eq(staffUser.passwordHash, passwordHash ?? ''));
    const [current] = await tx.select().from(staffUser).where(isSame).for('share');
    if (!current) throw refuse(422, 'credentials_wrong', 'session.credentials-wrong');
    await endSession(tx, context.session.id);
    await recordStaffAct(tx, { staffId, act: 'signed_in' });
    return openSession(tx, context.country, context, { staffId, role, signedInAt: new Date() });
  });
  context.announce({ token: opened.token, isLoggedIn: false, hasPlacedOrder: false });
}
