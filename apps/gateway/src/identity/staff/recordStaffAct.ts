import type { Queries } from '../../platform/database/database.ts';
import { staffAct, type StaffActName } from './schema.ts';

/** Records what a member of staff did (O-02), in the transaction that does it. */
export async function recordStaffAct(
  tx: Queries,
  act: { staffId: string; act: StaffActName; subject?: string },
): Promise<void> {
  await tx.insert(staffAct).values(act);
}
