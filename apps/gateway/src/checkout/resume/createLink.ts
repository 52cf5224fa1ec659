import { paths } from '@lunette/api-client/contract';
import type { ResumeLink } from '@lunette/checkout/contract';
import { storeChoice } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import { rowsWithoutCart } from '../../cart/cartRows.ts';
import { linesOf, lockOpenCart, refuseForExchange } from '../../cart/openCart.ts';
import { newToken } from '../../identity/session/token.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { admit } from '../../platform/rateLimit/admit.ts';
import { originFor } from '../originFor.ts';

const MINUTES = 15;

/** Creates a link that continues the caller's checkout on another device; earlier links of the same checkout expire. */
export async function createLink(context: CallContext<'guest'>): Promise<ResumeLink> {
  const { db, session, client } = context;
  refuseForExchange(context, 'order');
  await admit(context, 'resume-link', session.id);
  const { token, hash } = newToken();
  const expiresAt = new Date(Date.now() + MINUTES * 60_000);
  await db.transaction(async (tx) => {
    const cartId = await lockGoods(tx, context);
    await tx.execute(sql`
      UPDATE checkout_link SET expires_at = now()
      WHERE cart_id = ${cartId} AND moved_at IS NULL AND expires_at > now()`);
    await tx.execute(sql`
      INSERT INTO checkout_link (token_hash, cart_id, session_id, client, expires_at)
      VALUES (${hash}, ${cartId}, ${session.id}, ${client}, ${expiresAt.toISOString()})`);
  });
  const origin = originFor(context, client === 'desktop' ? 'mobilesite' : 'desktop');
  return {
    url: storeChoice(context, origin, paths.resumeCheckout(token)),
    expiresAt: expiresAt.toISOString(),
    secondsLeft: MINUTES * 60,
  };
}

/** Locks the caller's cart; refuses a cart that is empty or has become an order. */
async function lockGoods(tx: Queries, context: CallContext<'guest'>): Promise<string> {
  const cartId = await lockOpenCart(tx, context);
  if (cartId && (await linesOf(tx, cartId)).length > 0) return cartId;
  const { waiting } = await rowsWithoutCart(tx, context);
  if (waiting.length > 0) throw refuse(409, 'order_waiting', 'checkout.resume-own-waiting');
  throw refuse(422, 'cart_empty', 'checkout.cart-empty');
}
