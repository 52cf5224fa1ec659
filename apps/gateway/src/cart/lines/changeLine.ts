import type { NewCartItem } from '@lunette/cart/contract';
import { hasQuantity } from '@lunette/cart/rules';
import { boxesOf } from '@lunette/prescription/rules';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { checkStock, sellableLine, quantityOf, type LineContext } from './addLine.ts';
import { choiceOf, withBoxesOf } from './choice.ts';
import { linesOf, lockOpenCart } from '../openCart.ts';
import { checkPictures } from '../pictures/ownPictures.ts';
import { cartLine, type StoredLine } from '../schema.ts';

/**
 * A line of the caller's cart and all its lines, locked; a line of another cart is not found. Refuses a line whose quantity is
 * not the one that its shopper saw, because it was changed in another tab or on another device.
 */
async function lockLine(
  tx: Queries,
  shopper: LineContext,
  itemId: string,
  expectedQuantity?: number,
): Promise<{ line: StoredLine; lines: StoredLine[] }> {
  const cartId = await lockOpenCart(tx, shopper);
  const lines = cartId ? await linesOf(tx, cartId) : [];
  const line = lines.find(({ id }) => id === itemId);
  if (!line) throw refuse(404, 'line_not_found', 'cart.line-not-found');
  const { quantity } = line;
  if (expectedQuantity !== undefined && quantity !== expectedQuantity)
    throw refuse(409, 'line_changed', 'cart.line-changed', { count: quantity });
  return { line, lines };
}

/**
 * Adds pieces to a line (CART-15), as far as they are in stock and the goods are counted in pieces (CART-10).
 * Returns the cart's id.
 */
export async function increaseLine(
  tx: Queries,
  shopper: LineContext,
  itemId: string,
  { count, expectedQuantity }: { count: number; expectedQuantity?: number | undefined },
): Promise<string> {
  const { line, lines } = await lockLine(tx, shopper, itemId, expectedQuantity);
  const details = await sellableLine(tx, shopper, line);
  if (!hasQuantity(details.classification))
    throw refuse(422, 'quantity_fixed', 'cart.quantity-fixed', { name: details.name });
  checkStock(details, lines, count);
  await tx
    .update(cartLine)
    .set({ quantity: line.quantity + count })
    .where(eq(cartLine.id, line.id));
  return line.cartId;
}

/**
 * Takes pieces off a line, or removes the line when none is left or no count is given (O-20). Returns the cart's
 * id.
 */
export async function decreaseLine(
  tx: Queries,
  shopper: LineContext,
  itemId: string,
  { count, expectedQuantity }: { count?: number | undefined; expectedQuantity?: number | undefined },
): Promise<string> {
  const { line } = await lockLine(tx, shopper, itemId, expectedQuantity);
  if (count === undefined || line.quantity <= count) {
    await tx.delete(cartLine).where(eq(cartLine.id, line.id));
    return line.cartId;
  }
  if (boxesOf(line.prescription)) throw refuse(422, 'quantity_fixed', 'cart.boxes-fixed');
  await tx
    .update(cartLine)
    .set({ quantity: line.quantity - count })
    .where(eq(cartLine.id, line.id));
  return line.cartId;
}

/**
 * Gives a line another power. Contact lenses take their number of boxes from it; equal lines become one. Returns
 * the cart's id.
 */
export async function changePower(
  tx: Queries,
  shopper: LineContext,
  itemId: string,
  power: Required<Pick<NewCartItem, 'prescription'>> & Pick<NewCartItem, 'powerType'>,
): Promise<string> {
  const { line, lines } = await lockLine(tx, shopper, itemId);
  const changed = { ...line, powerType: power.powerType ?? line.powerType, prescription: power.prescription };
  const details = await sellableLine(tx, shopper, changed);
  await checkPictures(tx, shopper, power.prescription);
  const choice = choiceOf(details, changed.prescription);
  const equal = lines.find((other) => other.choice === choice && other.id !== line.id);
  const pieces = quantityOf(details, line.quantity);
  checkStock(details, lines, pieces - line.quantity);
  if (equal) await tx.delete(cartLine).where(eq(cartLine.id, equal.id));
  const prescription =
    equal?.prescription && changed.prescription
      ? withBoxesOf(changed.prescription, equal.prescription)
      : changed.prescription;
  if (equal) await sellableLine(tx, shopper, { ...changed, prescription });
  const { powerType, packageId, coatingIds } = details;
  await tx
    .update(cartLine)
    .set({
      quantity: pieces + (equal?.quantity ?? 0),
      powerType,
      packageId,
      coatingIds,
      prescription,
      choice,
    })
    .where(eq(cartLine.id, line.id));
  return line.cartId;
}
