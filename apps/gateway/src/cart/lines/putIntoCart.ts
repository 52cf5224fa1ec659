import type { NewCartItem } from '@lunette/cart/contract';
import { eq } from 'drizzle-orm';
import { catalogueOf } from '../../catalog/catalogue.ts';
import { isEyewear } from '../../catalog/product/isEyewear.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { LockedCart } from '../lockedCart.ts';
import type { ReadCart } from '../readCart.ts';
import { cart, cartLine, type MadeAs } from '../schema.ts';
import { addLine, type LineContext } from './addLine.ts';

/**
 * Puts goods into a cart. The cart of an exchange has one line: the new choice replaces it, with the pieces of the exchange, and
 * with the lenses of the old goods if no others are chosen. Eyewear is exchanged for eyewear only.
 */
export async function putIntoCart(
  tx: Queries,
  shopper: LineContext,
  locked: LockedCart,
  item: NewCartItem,
): Promise<ReadCart> {
  const { cartId, rows } = locked;
  if (rows.kind !== 'exchange') return addLine(tx, shopper, locked, item);
  const product = catalogueOf(shopper.catalogDb).byId.get(Number(item.productId));
  if (product && !isEyewear(product.model.classification))
    throw refuse(409, 'not_exchangeable', 'cart.exchange-eyewear');
  const [{ madeAs } = {}] = await tx.select({ madeAs: cart.madeAs }).from(cart).where(eq(cart.id, cartId));
  await tx.delete(cartLine).where(eq(cartLine.cartId, cartId));
  return addLine(tx, shopper, { cartId, rows: { ...rows, lines: [] } }, withOldLenses(item, madeAs ?? null));
}

/** A choice with as many pieces as the old goods, and with their lenses if it names no others. */
export function withOldLenses(item: NewCartItem, madeAs: MadeAs | null): NewCartItem {
  if (!madeAs) return item;
  const { quantity, ...lenses } = madeAs;
  const isChosen = item.powerType !== undefined || item.packageId !== undefined;
  return { ...(!isChosen && lenses), ...item, quantity };
}
