import { eq, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext, CatalogContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { moveLines } from '../lines/moveLines.ts';
import { linesOf, makeOpenCart, type CartOwner } from '../openCart.ts';
import { cart, checkout } from '../schema.ts';
import { CONTENT_OF_THERE } from './movedRow.ts';

/** Whoever a cart goes to. */
export type Receiver = CatalogContext & Pick<CartOwner, 'session' | 'country'> & Pick<CallContext, 'client'>;

/** Locks a session as it was when the call began: a sign-in meanwhile would leave a guest's cart that nobody sees. */
export async function lockSession(tx: Queries, { id, customerId }: CartOwner['session']): Promise<void> {
  const { rows } = await tx.execute(sql`
    SELECT FROM session WHERE id = ${id} AND customer_id IS NOT DISTINCT FROM ${customerId}::uuid FOR SHARE`);
  if (rows.length === 0) throw refuse(401, 'session_invalid', 'platform.session-invalid');
}

/**
 * Gives a guest's open cart, which is locked, to another session, with its checkout and leads. What that one had in a cart
 * of its own is saved for later, so that the order stays as it was seen.
 */
export async function moveCart(tx: Queries, to: Receiver, cartId: string): Promise<void> {
  const { session, client } = to;
  // Made where there is none, so that a call that fills one at the same moment waits.
  const own = await makeOpenCart(tx, to);
  const lines = await linesOf(tx, own);
  if (lines.length > 0) {
    const savedId = await makeOpenCart(tx, { ...to, cartKind: 'saved' });
    await moveLines(tx, to, lines, { id: savedId, isSaved: true });
  }
  await tx.delete(cart).where(eq(cart.id, own));
  const { id: sessionId, customerId } = session;
  await tx.update(cart).set({ sessionId, customerId }).where(eq(cart.id, cartId));
  // A customer's order goes where the customer says, not where whoever made a link does.
  if (customerId !== null)
    await tx
      .update(checkout)
      .set({ address: null, deliveryOption: null, studioCode: null })
      .where(eq(checkout.cartId, cartId));
  await tx.execute(
    sql`UPDATE lead SET session_id = ${sessionId}, client = ${client} WHERE cart_id = ${cartId}`,
  );
}

/** What a shopper has written into a cart, as one hash in a statement. */
export const contentOf = (cartId: string): SQL =>
  sql`(SELECT ${sql.raw(CONTENT_OF_THERE)} FROM cart there WHERE there.id = ${cartId})`;
