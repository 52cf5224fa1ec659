import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { piecesOfLine, withPieces } from '../lines/mergeLines.ts';
import { moveLines } from '../lines/moveLines.ts';
import type { LineContext } from '../lines/addLine.ts';
import { linesOf, lockOpenCart, makeOpenCart } from '../openCart.ts';
import { addSaved, refuseTooMany } from '../saved/savedLines.ts';
import { cart, cartLine, type StoredLine, type StoredMerge } from '../schema.ts';

/**
 * Moves lines that a sign-in has merged into a cart to the saved goods; for lines that both carts had, the added pieces. A
 * second call changes nothing. Returns the cart's id.
 */
export async function undoMerge(tx: Queries, shopper: LineContext, mergeId: string): Promise<string> {
  const { cartId, merge } = await lockMerged(tx, shopper, mergeId);
  if (merge.undone) return cartId;
  const savedId = await makeOpenCart(tx, { ...shopper, cartKind: 'saved' });
  const lines = new Map((await linesOf(tx, cartId)).map((line) => [line.id, line]));
  const moved = merge.moved.flatMap((id) => lines.get(id) ?? []);
  const parted = merge.joined.flatMap((joined) => {
    const line = lines.get(joined.lineId);
    const parts = line && partsOf(line, joined);
    return parts ? [parts] : [];
  });
  await refuseTooMany(tx, savedId, [...moved, ...parted.map(({ goes }) => goes)]);
  await moveLines(tx, shopper, moved, { id: savedId, isSaved: true });
  for (const { stays, goes } of parted) {
    const { quantity, prescription } = stays;
    await tx.update(cartLine).set({ quantity, prescription }).where(eq(cartLine.id, stays.id));
    await addSaved(tx, shopper, savedId, goes);
  }
  await setMerge(tx, cartId, { ...merge, undone: true });
  return cartId;
}

/** Closes the notice of a merge. Returns the cart's id. */
export async function closeMerge(tx: Queries, shopper: LineContext, mergeId: string): Promise<string> {
  const { cartId, merge } = await lockMerged(tx, shopper, mergeId);
  await setMerge(tx, cartId, { ...merge, closed: true });
  return cartId;
}

/**
 * The pieces of a line that stay, and those that are taken out, for a line that both carts had. As long as the line is
 * unchanged, each part is what it was before; afterwards the pieces that the sign-in added are taken out, as far as they are
 * still there. Boxes, which are counted for each eye, stay together.
 */
function partsOf(
  line: StoredLine,
  { own, moved, together }: StoredMerge['joined'][number],
): { stays: StoredLine; goes: StoredLine } | null {
  if (isDeepStrictEqual(piecesOfLine(line), together))
    return { stays: withPieces(line, own), goes: withPieces(line, moved) };
  const added = together.quantity - own.quantity;
  const quantity = own.boxes ? 0 : Math.min(added, line.quantity - own.quantity);
  if (quantity <= 0) return null;
  return { stays: { ...line, quantity: line.quantity - quantity }, goes: { ...line, quantity } };
}

/** The caller's cart with the merge of an id, locked; refuses another merge, and a cart that has become an order. */
async function lockMerged(
  tx: Queries,
  shopper: LineContext,
  mergeId: string,
): Promise<{ cartId: string; merge: StoredMerge }> {
  const cartId = await lockOpenCart(tx, shopper);
  const [{ merge = null } = {}] = cartId
    ? await tx.select({ merge: cart.merge }).from(cart).where(eq(cart.id, cartId))
    : [];
  if (cartId && merge?.id === mergeId) return { cartId, merge };
  const { rowCount } = await tx.execute(sql`
    SELECT FROM orders JOIN cart ON cart.id = orders.cart_id
    WHERE orders.customer_id = ${shopper.session.customerId} AND cart.merge ->> 'id' = ${mergeId}`);
  if (rowCount) throw refuse(409, 'merge_ordered', 'cart.merge-ordered');
  throw refuse(404, 'merge_not_found', 'cart.merge-not-found');
}

async function setMerge(tx: Queries, cartId: string, merge: StoredMerge): Promise<void> {
  await tx.update(cart).set({ merge }).where(eq(cart.id, cartId));
}
