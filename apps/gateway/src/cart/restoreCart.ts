import { eq, sql } from 'drizzle-orm';
import type { CountryCode } from '@lunette/country-config';
import { handOnCheckout } from '../checkout/checkoutState.ts';
import type { Queries } from '../platform/database.ts';
import { linesOf, makeOpenCart } from './openCart.ts';
import { cartLine } from './schema.ts';

interface Ordered {
  cartId: string;
  sessionId: string;
  customerId: string | null;
  country: CountryCode;
}

/** Gives a shopper back what lay in a cart whose order came to nothing, beside what was added since. */
export async function restoreCart(tx: Queries, order: Ordered): Promise<void> {
  const { cartId, country } = order;
  const newId = await makeOpenCart(tx, { session: await shopperOf(tx, order), country });
  const present = new Set((await linesOf(tx, newId)).map(({ choice }) => choice));
  for (const line of await linesOf(tx, cartId))
    if (!present.has(line.choice))
      await tx.update(cartLine).set({ cartId: newId }).where(eq(cartLine.id, line.id));
  await handOnCheckout(tx, cartId, newId);
}

/** Who ordered, as they are here now: a guest may have signed in since. */
async function shopperOf(
  tx: Queries,
  { sessionId, customerId }: Ordered,
): Promise<{ id: string; customerId: string | null }> {
  if (customerId !== null) return { id: sessionId, customerId };
  const { rows } = await tx.execute<{ customer_id: string | null }>(
    sql`SELECT customer_id FROM session WHERE id = ${sessionId} FOR SHARE`,
  );
  return { id: sessionId, customerId: rows[0]?.customer_id ?? null };
}
