import { randomBytes } from 'node:crypto';
import type { FaceProfile, FaceProfiles } from '@lunette/tryon/contract';
import type { FaceMarks, FaceMeasures } from '@lunette/tryon/rules';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { ownedBy } from './owner.ts';
import type { CleanPhoto } from '../../platform/files/photo.ts';
import type { SessionOwner } from '../../platform/http/callContext.ts';

/** The most faces of an owner. */
export const MOST_PROFILES = 8;

interface ProfileRow extends Record<string, unknown> {
  ditto_id: string;
  name: string;
  face_width: string;
  pd: string;
  error_mm: string;
  created: string;
}

/** The profiles of an owner, the default one first. */
export async function profilesOf(db: Queries, owner: SessionOwner): Promise<FaceProfiles> {
  const { rows } = await db.execute<ProfileRow>(sql`
    SELECT ditto_id, name, face_width, pd, error_mm, to_json(created_at)#>>'{}' AS created
    FROM face_profile WHERE ${ownedBy(owner)} ORDER BY chosen_at DESC, ditto_id`);
  const profiles = rows.map((row, at): FaceProfile => ({
    dittoId: row.ditto_id,
    name: row.name,
    isDefault: at === 0,
    faceWidth: Number(row.face_width),
    pd: Number(row.pd),
    errorMm: Number(row.error_mm),
    createdAt: row.created,
  }));
  return { profiles, defaultDittoId: profiles[0]?.dittoId ?? null };
}

/** A face profile with its photo and the marks on it. */
export interface StoredFace {
  dittoId: string;
  photo: CleanPhoto;
  marks: FaceMarks;
}

/** A profile with its photo: the requested one, or the default one; null for one of another owner. */
export async function faceOf(db: Queries, owner: SessionOwner, dittoId?: string): Promise<StoredFace | null> {
  const which = dittoId === undefined ? sql`true` : sql`ditto_id = ${dittoId}`;
  return readFace(db, sql`${ownedBy(owner)} AND ${which}`);
}

/** A profile with its photo, whoever owns it now: a guest may have signed in. */
export async function faceNamed(db: Queries, dittoId: string): Promise<StoredFace | null> {
  return readFace(db, sql`ditto_id = ${dittoId}`);
}

async function readFace(db: Queries, condition: SQL): Promise<StoredFace | null> {
  const { rows } = await db.execute<{
    ditto_id: string;
    photo: Buffer;
    width: number;
    height: number;
    marks: FaceMarks;
  }>(sql`
    SELECT ditto_id, photo, width, height, marks FROM face_profile
    WHERE ${condition} ORDER BY chosen_at DESC, ditto_id LIMIT 1`);
  const [row] = rows;
  if (!row) return null;
  const { photo, width, height, marks } = row;
  return { dittoId: row.ditto_id, photo: { jpeg: photo, width, height }, marks };
}

/** Stores a photo with its marks; returns the id of the upload, whose first 14 characters are the profile's. */
export async function addProfile(
  db: Queries,
  owner: SessionOwner,
  {
    name,
    photo,
    marks,
    measures,
  }: { name: string; photo: CleanPhoto; marks: FaceMarks; measures: FaceMeasures },
): Promise<string> {
  const { profiles } = await profilesOf(db, owner);
  if (profiles.length >= MOST_PROFILES)
    throw refuse(409, 'too_many_profiles', 'tryon.too-many-profiles', { most: MOST_PROFILES });
  const id = randomBytes(16).toString('hex');
  const dittoId = id.slice(0, 14);
  await db.execute(sql`
    INSERT INTO face_profile
      (ditto_id, session_id, customer_id, name, photo, width, height, marks, face_width, pd, error_mm)
    SELECT ${dittoId}, CASE WHEN customer_id IS NULL THEN id END, customer_id, ${name}, ${photo.jpeg},
      ${photo.width}::integer, ${photo.height}::integer, ${JSON.stringify(marks)}::jsonb,
      ${measures.faceWidth}, ${measures.pd}, ${measures.errorMm}
    FROM session WHERE id = ${owner.id} FOR SHARE`);
  if (owner.customerId !== null)
    await db.execute(sql`
      UPDATE customer SET ditto_ids = array_append(ditto_ids, ${dittoId}) WHERE id = ${owner.customerId}`);
  return id;
}

/** Renames a profile; one of another owner is not found. */
export async function nameProfile(
  db: Queries,
  owner: SessionOwner,
  dittoId: string,
  name: string,
): Promise<void> {
  await touch(
    db,
    sql`UPDATE face_profile SET name = ${name} WHERE ${ownedBy(owner)} AND ditto_id = ${dittoId}`,
  );
}

/** Stores other marks of a photo, and their measures. */
export async function markProfile(
  db: Queries,
  owner: SessionOwner,
  dittoId: string,
  { marks, measures }: { marks: FaceMarks; measures: FaceMeasures },
): Promise<void> {
  const { faceWidth, pd, errorMm } = measures;
  await touch(
    db,
    sql`
      UPDATE face_profile SET marks = ${JSON.stringify(marks)}::jsonb, face_width = ${faceWidth}, pd = ${pd},
        error_mm = ${errorMm}
      WHERE ${ownedBy(owner)} AND ditto_id = ${dittoId}`,
  );
}

/** Makes a profile the default one. */
export async function chooseProfile(db: Queries, owner: SessionOwner, dittoId: string): Promise<void> {
  await touch(
    db,
    sql`
      UPDATE face_profile SET chosen_at = clock_timestamp() WHERE ${ownedBy(owner)} AND ditto_id = ${dittoId}`,
  );
}

/** Deletes a profile and its photo for good. */
export async function removeProfile(db: Queries, owner: SessionOwner, dittoId: string): Promise<void> {
  await touch(db, sql`DELETE FROM face_profile WHERE ${ownedBy(owner)} AND ditto_id = ${dittoId}`);
  if (owner.customerId !== null)
    await db.execute(sql`
      UPDATE customer SET ditto_ids = array_remove(ditto_ids, ${dittoId}) WHERE id = ${owner.customerId}`);
}

async function touch(db: Queries, write: SQL): Promise<void> {
  const { rowCount } = await db.execute(write);
  if (rowCount === 0) throw profileMissing();
}

/** The refusal for a profile that does not exist or has another owner. */
export function profileMissing() {
  return refuse(404, 'profile_not_found', 'tryon.profile-not-found');
}
