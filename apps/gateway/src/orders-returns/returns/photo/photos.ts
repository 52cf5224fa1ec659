import { and, count, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { cleanPhoto, jpegUrl, spendPhoto } from '../../../platform/files/photo.ts';
import { itemsOf } from '../../../checkout/order/ownOrder.ts';
import { orderAccess } from '../../guestAccess/orderAccess.ts';
import { returnPhoto } from '../schema.ts';

/** The most photos of an order that belong to no return yet. */
const MOST_UNUSED = 40;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Stores a photo of an item, which is encoded again, for a caller who may change its order. Returns its id. */
export async function addPhoto(
  context: CallContext<'guest'>,
  orderId: string,
  { file, itemId }: { file: Blob; itemId: string },
): Promise<string> {
  const { db } = context;
  await orderAccess(context, orderId, 'write');
  await spendPhoto(context);
  if (!(await itemsOf(db, orderId)).some(({ id }) => id === itemId))
    throw refuse(404, 'item_not_found', 'orders.item-not-found');
  const unused = and(eq(returnPhoto.orderId, orderId), isNull(returnPhoto.returnId));
  const [unusedPhotos] = await db.select({ count: count() }).from(returnPhoto).where(unused);
  if ((unusedPhotos?.count ?? 0) >= MOST_UNUSED)
    throw refuse(409, 'too_many_photos', 'returns.too-many-photos');
  const { jpeg } = await cleanPhoto(file, 'returns.photo-unreadable');
  const [added] = await db
    .insert(returnPhoto)
    .values({ orderId, itemId, jpeg })
    .returning({ id: returnPhoto.id });
  if (!added) throw new Error('The photo was not stored');
  return added.id;
}

/** A photo as a `data:` URL, for a caller who may change the order. */
export async function readPhoto(
  context: CallContext<'guest'>,
  orderId: string,
  photoId: string,
): Promise<string> {
  await orderAccess(context, orderId, 'write');
  const [found] = UUID.test(photoId)
    ? await context.db
        .select()
        .from(returnPhoto)
        .where(and(eq(returnPhoto.id, photoId), eq(returnPhoto.orderId, orderId)))
    : [];
  if (!found) throw refuse(404, 'photo_not_found', 'returns.photo-not-found');
  return jpegUrl(found.jpeg);
}

/** Attaches photos to a return. Refuses a photo that is of another item or already belongs to a return. */
export async function usePhotos(
  tx: Queries,
  { id: returnId, orderId }: { id: string; orderId: string },
  itemId: string,
  photoIds: readonly string[],
): Promise<void> {
  if (photoIds.length === 0) return;
  const known = photoIds.filter((id) => UUID.test(id));
  const used = await tx
    .update(returnPhoto)
    .set({ returnId })
    .where(
      and(
        inArray(returnPhoto.id, known),
        eq(returnPhoto.orderId, orderId),
        eq(returnPhoto.itemId, itemId),
        isNull(returnPhoto.returnId),
      ),
    )
    .returning({ id: returnPhoto.id });
  if (used.length !== new Set(photoIds).size) throw refuse(422, 'photo_not_found', 'returns.photo-not-found');
}

/** Moves the photos of items from one return to another, in which these items go on. */
export async function movePhotos(
  tx: Queries,
  itemIds: string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .update(returnPhoto)
    .set({ returnId: to })
    .where(and(eq(returnPhoto.returnId, from), inArray(returnPhoto.itemId, itemIds)));
}

/** The photos of returns, without their image data. */
export async function photosOf(db: Queries, returnIds: string[]) {
  if (returnIds.length === 0) return [];
  return db
    .select({ id: returnPhoto.id, itemId: returnPhoto.itemId, returnId: returnPhoto.returnId })
    .from(returnPhoto)
    .where(inArray(returnPhoto.returnId, returnIds))
    .orderBy(returnPhoto.id);
}

/** Deletes photos that are older than a day without a return, or than a year with one. */
export async function deleteOldPhotos(db: Queries): Promise<void> {
  await db
    .delete(returnPhoto)
    .where(
      or(
        and(isNull(returnPhoto.returnId), lt(returnPhoto.createdAt, sql`now() - interval '1 day'`)),
        lt(returnPhoto.createdAt, sql`now() - interval '1 year'`),
      ),
    );
}
