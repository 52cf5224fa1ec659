import { desc, inArray } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import type { StoredPiece } from '../schema.ts';
import { refusedParcel, type RefusedParcel } from './schema.ts';

/** The pieces that are sent back to the shopper: refused pieces that have arrived at the warehouse. */
export function refusedPieces(pieces: readonly StoredPiece[]): StoredPiece[] {
  return pieces.filter(({ outcome, hasArrived }) => outcome === 'back_to_sender' && hasArrived !== false);
}

/** The parcels with which refused pieces of returns go back to the shopper, the newest first. */
export async function refusedParcelsOf(db: Queries, returnIds: string[]): Promise<RefusedParcel[]> {
  if (returnIds.length === 0) return [];
  return db
    .select()
    .from(refusedParcel)
    .where(inArray(refusedParcel.returnId, returnIds))
    .orderBy(desc(refusedParcel.createdAt), desc(refusedParcel.id));
}
