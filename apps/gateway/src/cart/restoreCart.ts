import { eq } from 'drizzle-orm';
import type { CountryCode } from '@lunette/country-config';
import { checkoutState, keepCheckout } from '../checkout/checkoutState.ts';
import type { Queries } from '../platform/database.ts';
import { linesOf, makeOpenCart } from './openCart.ts';
import { cartLine } from './schema.ts';

interface Ordered {
  cartId: string;
  sessionId: string;
  country: CountryCode;
}

/** Gives a shopper back what lay in a cart whose order came to nothing, beside what was added since. */
export async function restoreCart(tx: Queries, { cartId, sessionId, country }: Ordered): Promise<void> {
  const newId = await makeOpenCart(tx, { session: { id: sessionId }, country });
  const present = new Set((await linesOf(tx, newId)).map(({ choice }) => choice));
  for (const line of await linesOf(tx, cartId))
    if (!present.has(line.choice))
      await tx.update(cartLine).set({ cartId: newId }).where(eq(cartLine.id, line.id));
  const { address } = await checkoutState(tx, newId);
  const { address: known, giftMessage, deliveryOption } = await checkoutState(tx, cartId);
  if (!address) await keepCheckout(tx, newId, { address: known, giftMessage, deliveryOption });
}
