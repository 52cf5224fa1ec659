import { eq } from 'drizzle-orm';
import { mergeCheckout } from '../checkoutState.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import { linesOf, makeOpenCart } from '../openCart.ts';
import { cart, cartLine } from '../schema.ts';
import { dropOldestLines } from './dropOldestLines.ts';

/**
 * Puts the lines of an unpaid order's cart back into the shopper's cart, beside lines that were added since; of equal lines the
 * one with more pieces counts. The cart of the order keeps its lines. Goods of an exchange are restored by the exchange itself.
 */
export async function restoreUnpaidCart(
  { reason, shopper, cartId, country }: DomainEvents['onOrderEnded'],
  { tx }: EventContext,
): Promise<void> {
  if (reason !== 'unpaid' || !shopper) return;
  const [{ kind } = {}] = await tx.select({ kind: cart.kind }).from(cart).where(eq(cart.id, cartId));
  if (kind === 'exchange') return;
  const newId = await makeOpenCart(tx, { session: shopper, country });
  // The checkout is copied before the lines are: without lines it would lose the studio.
  await mergeCheckout(tx, cartId, newId);
  const present = new Map((await linesOf(tx, newId)).map((line) => [line.choice, line]));
  for (const line of await linesOf(tx, cartId)) {
    const { choice, quantity, prescription } = line;
    const equal = present.get(choice);
    if (!equal) await tx.insert(cartLine).values({ ...line, id: undefined, cartId: newId });
    else if (quantity > equal.quantity)
      await tx.update(cartLine).set({ quantity, prescription }).where(eq(cartLine.id, equal.id));
  }
  await dropOldestLines(tx, newId);
}
