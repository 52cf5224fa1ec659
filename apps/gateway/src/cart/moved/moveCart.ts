import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { moveLines, type At } from '../lines/moveLines.ts';
import { linesOf, lockOpenCart, makeOpenCart, type Owner } from '../openCart.ts';
import { cart } from '../schema.ts';

/** Whoever a cart goes to. */
export type Receiver = At & Pick<Owner, 'session' | 'country'> & Pick<CallContext, 'client'>;

/** Locks a session as it was when the call began: a sign-in meanwhile would leave a guest's cart that nobody sees. */
export async function lockSession(tx: Queries, { id, customerId }: Owner['session']): Promise<void> {
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
  const own = await lockOpenCart(tx, to);
  if (own) {
    const lines = await linesOf(tx, own);
    if (lines.length > 0) {
      const savedId = await makeOpenCart(tx, { ...to, cartKind: 'saved' });
      await moveLines(tx, to, lines, { id: savedId, isSaved: true });
    }
    await tx.delete(cart).where(eq(cart.id, own));
  }
  const { id: sessionId, customerId } = session;
  await tx.update(cart).set({ sessionId, customerId }).where(eq(cart.id, cartId));
  await tx.execute(
    sql`UPDATE lead SET session_id = ${sessionId}, client = ${client} WHERE cart_id = ${cartId}`,
  );
}
