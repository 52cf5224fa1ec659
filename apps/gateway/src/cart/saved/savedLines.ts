import type { SavedItems } from '@lunette/cart/contract';
import { MOST_PIECES } from '@lunette/catalog/rules';
import { and, desc, eq } from 'drizzle-orm';
import { lineDetails } from '../../catalog/product/lineDetails.ts';
import { isMemberToday } from '../../identity/account/membership.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { lineAnswer } from '../cartAnswer.ts';
import {
  checkStock,
  insertLine,
  isSingle,
  MOST_LINES,
  sellableLine,
  type LineContext,
} from '../lines/addLine.ts';
import { withBoxesOf } from '../lines/choice.ts';
import { mergeLines, mergeSaved } from '../lines/mergeLines.ts';
import { moveLines } from '../lines/moveLines.ts';
import { piecesOfProduct } from '../lines/piecesOfProduct.ts';
import { refuseSecondMembership } from '../lines/secondMembership.ts';
import { findOpenCart, linesOf, lockOpenCart, makeOpenCart, type CartOwner } from '../openCart.ts';
import { cartLine, type StoredLine } from '../schema.ts';
import type { CatalogContext } from '../../platform/http/callContext.ts';

const ofSaved = <O extends CartOwner>(owner: O) => ({ ...owner, cartKind: 'saved' as const });

/**
 * The goods that a shopper has saved for later, the newest first; those that are no longer sold in the country are left out.
 */
export async function savedItems(db: Queries, shopper: LineContext): Promise<SavedItems> {
  const savedId = await findOpenCart(db, ofSaved(shopper));
  if (!savedId) return { items: [] };
  const lines = await db
    .select()
    .from(cartLine)
    .where(eq(cartLine.cartId, savedId))
    .orderBy(desc(cartLine.id));
  const details = await lineDetails(db, shopper, lines);
  const items = lines.flatMap((stored, index) => {
    const about = details[index];
    if (!about) return [];
    const available = Math.min(about.availableQuantity, MOST_PIECES);
    const blockedBy = about.faults.length > 0 ? 'lenses' : available === 0 ? 'stock' : null;
    return [lineAnswer({ stored, details: about, available, blockedBy })];
  });
  return { items };
}

/** Moves a line of the cart to the saved goods; a second call changes nothing. Returns the cart's id. */
export async function saveLine(tx: Queries, shopper: LineContext, itemId: string): Promise<string | null> {
  const cartId = await lockOpenCart(tx, shopper);
  const line = cartId ? (await linesOf(tx, cartId)).find(({ id }) => id === itemId) : undefined;
  const savedId = await makeOpenCart(tx, ofSaved(shopper));
  if (!line) {
    const saved = await linesOf(tx, savedId);
    if (saved.some(({ id }) => id === itemId)) return cartId;
    throw refuse(404, 'line_not_found', 'cart.line-not-found');
  }
  await refuseTooMany(tx, savedId, [line]);
  await moveLines(tx, shopper, [line], { id: savedId, isSaved: true });
  return cartId;
}

/** Refuses more different saved goods than the limit; goods that equal saved ones add none. */
export async function refuseTooMany(
  tx: Queries,
  savedId: string,
  goods: readonly StoredLine[],
): Promise<void> {
  const before = new Set((await linesOf(tx, savedId)).map(({ choice }) => choice));
  const after = new Set([...before, ...goods.map(({ choice }) => choice)]);
  if (after.size > before.size && after.size > MOST_LINES)
    throw refuse(422, 'saved_full', 'cart.saved-full', { count: MOST_LINES });
}

/** Adds goods to the saved ones; goods that equal a saved line are added to that line. */
export async function addSaved(
  tx: Queries,
  context: CatalogContext,
  savedId: string,
  line: StoredLine,
): Promise<void> {
  const equal = (await linesOf(tx, savedId)).find(({ choice }) => choice === line.choice);
  if (!equal) {
    await insertLine(tx, { ...line, cartId: savedId });
    return;
  }
  const [details = null] = await lineDetails(tx, context, [line]);
  await tx
    .update(cartLine)
    .set(mergeSaved(equal, line, details))
    .where(eq(cartLine.id, equal.id));
}

/**
 * Moves saved goods to the cart by the rules for adding goods: equal goods are added to their line, and the cart gets no
 * more pieces than are in stock. Pieces beyond that stay saved; boxes, which are counted for each eye, are moved together or
 * not at all. Returns the cart's id.
 */
export async function moveToCart(tx: Queries, shopper: LineContext, itemId: string): Promise<string> {
  const cartId = await makeOpenCart(tx, shopper);
  const line = await lockSaved(tx, shopper, itemId);
  const details = await sellableLine(tx, shopper, line);
  refuseSecondMembership(details, { isMember: await isMemberToday(tx, shopper.session) });
  const lines = await linesOf(tx, cartId);
  const equal = lines.find(({ choice }) => choice === line.choice);
  if (equal?.prescription && line.prescription)
    await sellableLine(tx, shopper, {
      ...line,
      prescription: withBoxesOf(equal.prescription, line.prescription),
    });
  if (!equal && lines.length >= MOST_LINES)
    throw refuse(422, 'cart_full', 'cart.full', { count: MOST_LINES });
  const inCart = piecesOfProduct(lines, line.productId);
  const free = Math.min(details.availableQuantity, MOST_PIECES) - inCart;
  // A second service or membership adds nothing to the first.
  const wanted = isSingle(details) ? (equal ? 0 : 1) : line.quantity;
  const isParted = details.boxes === null && free > 0 && free < wanted;
  if (!isParted) checkStock(details, lines, wanted);
  const goes = { ...line, quantity: isParted ? free : wanted };
  if (equal && wanted > 0)
    await tx
      .update(cartLine)
      .set(mergeLines(equal, goes, details))
      .where(eq(cartLine.id, equal.id));
  else if (!equal && isParted) await insertLine(tx, { ...goes, cartId });
  else if (!equal)
    await tx.update(cartLine).set({ cartId, quantity: goes.quantity }).where(eq(cartLine.id, line.id));
  if (isParted)
    await tx
      .update(cartLine)
      .set({ quantity: line.quantity - free })
      .where(eq(cartLine.id, line.id));
  else if (equal) await tx.delete(cartLine).where(eq(cartLine.id, line.id));
  return cartId;
}

/** Removes saved goods. */
export async function removeSaved(tx: Queries, shopper: LineContext, itemId: string): Promise<void> {
  const { id, cartId } = await lockSaved(tx, shopper, itemId);
  await tx.delete(cartLine).where(and(eq(cartLine.id, id), eq(cartLine.cartId, cartId)));
}

/** A saved line of the caller, locked with all saved lines; one of another owner is not found. */
async function lockSaved(tx: Queries, shopper: LineContext, itemId: string): Promise<StoredLine> {
  const savedId = await lockOpenCart(tx, ofSaved(shopper));
  const line = savedId ? (await linesOf(tx, savedId)).find(({ id }) => id === itemId) : undefined;
  if (!line) throw refuse(404, 'saved_not_found', 'cart.saved-not-found');
  return line;
}
