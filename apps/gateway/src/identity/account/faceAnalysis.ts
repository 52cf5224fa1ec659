import { sizeLabel } from '@lunette/frame-model';
import type { Customer } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/**
 * The frame size of a customer: that which they stored last, else that of the face that they use for the try-on; null
 * without one. No measure of a photo tells the shape of the face.
 */
export async function faceAnalysisOf(db: Queries, customerId: string): Promise<Customer['faceAnalysis']> {
  const { rows } = await db.execute<{ width: string | null }>(sql`
    SELECT coalesce(
      (SELECT face_width FROM face_size WHERE customer_id = ${customerId} ORDER BY id DESC LIMIT 1),
      (SELECT face_width FROM face_profile WHERE customer_id = ${customerId} ORDER BY chosen_at DESC LIMIT 1)
    ) AS width`);
  const width = rows[0]?.width ?? null;
  return width === null ? null : { frameSize: sizeLabel(Number(width)), faceShape: '' };
}
