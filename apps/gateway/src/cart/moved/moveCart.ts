import { eq, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext, CatalogContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { replaceCart } from '../lines/replaceCart.ts';
import { makeOpenCart, type CartOwner } from '../openCart.ts';
import { cart, checkout } from '../schema.ts';
import { CONTENT_OF_THERE } from './movedRow.ts';

/** The receiver of a moved cart. */
export type Receiver = CatalogContext & Pick<CartOwner, 'session' | 'country'> & Pick<CallContext, 'client'>;

/**
 * Locks a session in the state in which the call began; refuses the call if a sign-in has changed it, since a guest's cart
 * would then be lost.
 */
export async function lockSession(tx: Queries, { id, customerId }: CartOwner['session']): Promise<void> {
  const { rows } = await tx.execute(sql`
    SELECT FROM session WHERE id = ${id} AND customer_id IS NOT DISTINCT FROM ${customerId}::uuid FOR SHARE`);
  if (rows.length === 0) throw refuse(401, 'session_invalid', 'platform.session-invalid');
}

/**
 * Moves a guest's open, locked cart to another session, with its checkout, leads and the pictures of its prescriptions.
 * Lines of that session's own cart are saved for later, so that the moved checkout stays as the shopper saw it.
 */
export async function moveCart(tx: Queries, to: Receiver, cartId: string): Promise<void> {
  const { session, client } = to;
  // The cart is created if there is none, so that a concurrent call that would fill it waits.
  const own = await makeOpenCart(tx, to);
  await replaceCart(tx, to, own, cartId);
  const { id: sessionId, customerId } = session;
  await tx.update(cart).set({ sessionId, customerId }).where(eq(cart.id, cartId));
  await tx.execute(sql`
    UPDATE prescription_picture AS picture
    SET session_id = ${customerId === null ? sessionId : null}, customer_id = ${customerId}
    FROM cart_line AS line WHERE line.cart_id = ${cartId} AND picture.customer_id IS NULL
      AND picture.name IN (line.prescription->>'imageFileName', line.prescription->>'pdImageFileName')`);
  if (customerId === null) {
    await tx.execute(
      sql`UPDATE lead SET session_id = ${sessionId}, client = ${client} WHERE cart_id = ${cartId}`,
    );
    return;
  }
  // The customer chooses the address of the order, and not the person who made the link, who would also be told by a
  // reminder what is in the customer's bag.
  await tx
    .update(checkout)
    .set({ address: null, deliveryOption: null, studioCode: null })
    .where(eq(checkout.cartId, cartId));
  await tx.execute(sql`DELETE FROM lead WHERE cart_id = ${cartId}`);
}

/** The hash of everything that a shopper has entered into a cart, as SQL. */
export const contentOf = (cartId: string): SQL =>
  sql`(SELECT ${sql.raw(CONTENT_OF_THERE)} FROM cart there WHERE there.id = ${cartId})`;
