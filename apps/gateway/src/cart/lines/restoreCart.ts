import { eq, sql } from 'drizzle-orm';
import type { CountryCode } from '@lunette/country-config';
import { handOnCheckout } from '../checkoutState.ts';
import type { Queries } from '../../platform/database/database.ts';
import { linesOf, makeOpenCart } from '../openCart.ts';
import { cartLine } from '../schema.ts';

interface Ordered {
  cartId: string;
  sessionId: string;
  customerId: string | null;
  country: CountryCode;
}

/**
 * Gives a shopper back what lay in a cart whose order came to nothing, beside what was added since; of equal choices
 * the line with more pieces counts. Answers whether there is a shopper: an account may have been deleted, and the session of a guest may have ended.
 */
export async function restoreCart(tx: Queries, order: Ordered): Promise<boolean> {
  const { cartId, country } = order;
  const shopper = await shopperOf(tx, order);
  if (!shopper) return false;
  const newId = await makeOpenCart(tx, { session: shopper, country });
  const present = new Map((await linesOf(tx, newId)).map((line) => [line.choice, line]));
  for (const { id, choice, quantity, prescription } of await linesOf(tx, cartId)) {
    const equal = present.get(choice);
    if (!equal) await tx.update(cartLine).set({ cartId: newId }).where(eq(cartLine.id, id));
    else if (quantity > equal.quantity)
      await tx.update(cartLine).set({ quantity, prescription }).where(eq(cartLine.id, equal.id));
  }
  await handOnCheckout(tx, cartId, newId);
  return true;
}

/** Who ordered, as they are here now: a guest may have signed in since. */
async function shopperOf(
  tx: Queries,
  { sessionId, customerId }: Ordered,
): Promise<{ id: string; customerId: string | null } | null> {
  if (customerId !== null) return { id: sessionId, customerId };
  const { rows } = await tx.execute<{ customer_id: string | null }>(
    sql`SELECT customer_id FROM session WHERE id = ${sessionId} AND expires_at > now() FOR SHARE`,
  );
  return rows[0] ? { id: sessionId, customerId: rows[0].customer_id } : null;
}
