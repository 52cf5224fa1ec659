import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { CatalogContext } from '../../platform/http/callContext.ts';
import { linesOf, makeOpenCart, type CartOwner } from '../openCart.ts';
import { cart } from '../schema.ts';
import { moveLines } from './moveLines.ts';

/**
 * Removes an owner's locked cart, because another one is shown in its place. Its lines are saved for later, and the other
 * cart stores which lines these are.
 */
export async function replaceCart(
  tx: Queries,
  owner: CatalogContext & CartOwner,
  cartId: string,
  byCartId: string,
): Promise<void> {
  const lines = await linesOf(tx, cartId);
  if (lines.length > 0) {
    const savedId = await makeOpenCart(tx, { ...owner, cartKind: 'saved' });
    await moveLines(tx, owner, lines, { id: savedId, isSaved: true });
  }
  await tx.delete(cart).where(eq(cart.id, cartId));
  await tx
    .update(cart)
    .set({ savedLines: lines.map(({ id }) => id) })
    .where(eq(cart.id, byCartId));
}
