import type { FrameSize } from '@lunette/tryon/contract';
import { frameSizeId } from '@lunette/tryon/rules';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { ownedBy } from '../profile/owner.ts';
import type { SessionOwner } from '../../platform/http/callContext.ts';

interface SizeRow extends Record<string, unknown> {
  face_width: string;
  error_mm: string;
  source: FrameSize['source'];
}

/** The latest frame size of an owner. */
export async function frameSizeOf(db: Queries, owner: SessionOwner): Promise<FrameSize | null> {
  const { rows } = await db.execute<SizeRow>(sql`
    SELECT face_width, error_mm, source FROM face_size WHERE ${ownedBy(owner)} ORDER BY id DESC LIMIT 1`);
  const [row] = rows;
  if (!row) return null;
  const faceWidth = Number(row.face_width);
  return {
    faceWidth,
    frameSizeId: frameSizeId(faceWidth),
    errorMm: Number(row.error_mm),
    source: row.source,
  };
}

/** Stores a size in place of the earlier one. The session is locked, since it may become a customer's at this moment. */
export async function storeFrameSize(
  db: Queries,
  owner: SessionOwner,
  { faceWidth, errorMm, source }: Omit<FrameSize, 'frameSizeId'>,
): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    INSERT INTO face_size (session_id, customer_id, face_width, error_mm, source)
    SELECT CASE WHEN customer_id IS NULL THEN id END, customer_id, ${faceWidth}, ${errorMm}, ${source}
    FROM session WHERE id = ${owner.id} FOR SHARE RETURNING id`);
  await db.execute(sql`DELETE FROM face_size WHERE ${ownedBy(owner)} AND id < ${rows[0]?.id ?? 0}`);
}
