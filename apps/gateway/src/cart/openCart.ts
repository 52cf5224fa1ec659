import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { CallContext } from '../platform/callContext.ts';
import type { Queries } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { cart, cartLine, type StoredLine } from './schema.ts';

/** Whose cart: a customer has one in each country, on all devices; a guest's belongs to the session. */
export interface Owner {
  session: Pick<CallContext<'guest'>['session'], 'id' | 'customerId'>;
  country: CallContext['country'];
}

const openOf = ({ session, country }: Owner) =>
  and(
    session.customerId === null
      ? and(eq(cart.sessionId, session.id), isNull(cart.customerId))
      : eq(cart.customerId, session.customerId),
    eq(cart.country, country),
    eq(cart.status, 'open'),
  );

/** The id of the cart that a session is filling; null before its first line. */
export async function findOpenCart(db: Queries, owner: Owner): Promise<string | null> {
  const [found] = await db.select({ id: cart.id }).from(cart).where(openOf(owner));
  return found?.id ?? null;
}

/** Locks the cart that a session is filling, for as long as the transaction lasts. */
export async function lockOpenCart(tx: Queries, owner: Owner): Promise<string | null> {
  const [found] = await tx.select({ id: cart.id }).from(cart).where(openOf(owner)).for('update');
  return found?.id ?? null;
}

/** Locks the cart that a session is filling and makes one where there is none. */
export async function makeOpenCart(tx: Queries, owner: Owner): Promise<string> {
  const locked = await lockOpenCart(tx, owner);
  if (locked) return locked;
  const { session, country } = owner;
  await refuseChangedSession(tx, owner);
  await tx
    .insert(cart)
    .values({ sessionId: session.id, customerId: session.customerId, country })
    .onConflictDoNothing();
  // Another call may have made it at the same moment; then this one waits for that call and takes the same cart.
  const made = await lockOpenCart(tx, owner);
  if (!made) throw new Error('The cart was not stored');
  return made;
}

/** A call that was on its way while somebody signed in must not fill a guest's cart that nobody sees any more. */
async function refuseChangedSession(tx: Queries, { session: { id, customerId } }: Owner): Promise<void> {
  const { rows } = await tx.execute<{ customer_id: string | null }>(
    sql`SELECT customer_id FROM session WHERE id = ${id} FOR SHARE`,
  );
  const [now] = rows;
  if (now && now.customer_id !== customerId) throw refuse(401, 'session_invalid', 'platform.session-invalid');
}

/** The lines of a cart in the order in which they were added. */
export async function linesOf(db: Queries, cartId: string): Promise<StoredLine[]> {
  return db.select().from(cartLine).where(eq(cartLine.cartId, cartId)).orderBy(asc(cartLine.id));
}
