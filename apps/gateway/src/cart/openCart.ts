import { and, asc, eq } from 'drizzle-orm';
import type { CallContext } from '../platform/callContext.ts';
import type { Queries } from '../platform/database.ts';
import { cart, cartLine, type StoredLine } from './schema.ts';

/** Whose cart: a session has one in each country. */
export interface Owner {
  session: Pick<CallContext<'guest'>['session'], 'id'>;
  country: CallContext['country'];
}

const openOf = ({ session, country }: Owner) =>
  and(eq(cart.sessionId, session.id), eq(cart.country, country), eq(cart.status, 'open'));

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
  await tx.insert(cart).values({ sessionId: owner.session.id, country: owner.country }).onConflictDoNothing();
  // Another call may have made it at the same moment; then this one waits for that call and takes the same cart.
  const made = await lockOpenCart(tx, owner);
  if (!made) throw new Error('The cart was not stored');
  return made;
}

/** The lines of a cart in the order in which they were added. */
export async function linesOf(db: Queries, cartId: string): Promise<StoredLine[]> {
  return db.select().from(cartLine).where(eq(cartLine.cartId, cartId)).orderBy(asc(cartLine.id));
}
