import type { StaffRole, StaffUser } from '@lunette/session/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { endSessionsOfStaff } from '../session/sessions.ts';
import { staffCode, staffUser, type StoredStaff } from './schema.ts';

interface NewStaff {
  email: string;
  name: string;
  role: StaffRole;
  passwordHash: string;
}

/** A member of staff in the form of the contract. */
export function staffAnswer({ id, name, email, role, salesmanId }: StoredStaff): StaffUser {
  return { id, name, email, role, salesmanId: String(salesmanId) };
}

/** The member of staff with an e-mail address; null if there is none or they were removed. */
export async function staffByEmail(db: Queries, email: string): Promise<StoredStaff | null> {
  const [found] = await db
    .select()
    .from(staffUser)
    .where(and(eq(staffUser.email, email), isNull(staffUser.removedAt)));
  return found ?? null;
}

/** The member of staff with this id; null if there is none or they were removed. */
export async function staffById(db: Queries, id: string): Promise<StoredStaff | null> {
  const [found] = await db
    .select()
    .from(staffUser)
    .where(and(eq(staffUser.id, id), isNull(staffUser.removedAt)));
  return found ?? null;
}

/**
 * Makes a member of staff, or replaces the name, role and password of the one with this address, whose sessions and codes
 * end.
 */
export async function saveStaff(db: Database, { email, ...values }: NewStaff): Promise<StoredStaff> {
  return db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(staffUser)
      .values({ email, ...values })
      .onConflictDoUpdate({ target: staffUser.email, set: { ...values, removedAt: null } })
      .returning();
    if (!saved) throw new Error('The member of staff was not stored');
    await signOutEverywhere(tx, saved.id);
    return saved;
  });
}

/** Removes a member of staff and ends their sessions; what they did stays. Returns whether there was one. */
export async function removeStaff(db: Database, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [removed] = await tx
      .update(staffUser)
      .set({ passwordHash: null, removedAt: new Date() })
      .where(and(eq(staffUser.email, email), isNull(staffUser.removedAt)))
      .returning();
    if (removed) await signOutEverywhere(tx, removed.id);
    return removed !== undefined;
  });
}

async function signOutEverywhere(tx: Queries, staffId: string): Promise<void> {
  await endSessionsOfStaff(tx, staffId);
  await tx.delete(staffCode).where(eq(staffCode.staffId, staffId));
}
