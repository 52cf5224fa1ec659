import { asc, eq, type SQL } from 'drizzle-orm';
import type { CallContext, SessionOwner } from '../platform/http/callContext.ts';
import type { Queries } from '../platform/database/database.ts';
import { refuse } from '../platform/http/refuse.ts';
import { statement } from '../platform/database/statement.ts';
import { cartLine, type CartKind, type StoredLine } from './schema.ts';

/** The owner of a cart: a customer has one cart in each country, on all devices; a guest's cart belongs to the session. */
export interface CartOwner {
  session: SessionOwner;
  country: CallContext['country'];
  /** A cart other than the shopping cart: the one of their open exchange (`x-service-type`), or their saved goods. */
  cartKind?: CartKind;
}

const openOf = (kind: CartKind) => ({
  guest: `session_id = $1 AND customer_id IS NULL AND country = $2 AND kind = '${kind}' AND status = 'open'`,
  customer: `customer_id = $1 AND country = $2 AND kind = '${kind}' AND status = 'open'`,
});
const OPEN_OF: Record<CartKind, ReturnType<typeof openOf>> = {
  shopping: openOf('shopping'),
  exchange: openOf('exchange'),
  saved: openOf('saved'),
};

/** A statement about the cart that a session is filling: `$1` and `$2` select it, further values come after them. */
export function openCartStatement(
  text: (where: string) => string,
): (owner: CartOwner, ...values: unknown[]) => SQL {
  const texts = (kind: CartKind) => ({
    guest: text(OPEN_OF[kind].guest),
    customer: text(OPEN_OF[kind].customer),
  });
  const byKind = { shopping: texts('shopping'), exchange: texts('exchange'), saved: texts('saved') };
  return ({ session: { id, customerId }, country, cartKind = 'shopping' }, ...values) =>
    customerId === null
      ? statement(byKind[cartKind].guest, [id, country, ...values])
      : statement(byKind[cartKind].customer, [customerId, country, ...values]);
}

const FIND = openCartStatement((where) => `SELECT id FROM cart WHERE ${where}`);

/** The id of the cart that a session is filling; null before its first line. */
export async function findOpenCart(db: Queries, owner: CartOwner): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(FIND(owner));
  return rows[0]?.id ?? refuseNoExchange(owner);
}

const LOCK = openCartStatement((where) => `SELECT id FROM cart WHERE ${where} FOR UPDATE`);

/** Locks the cart that a session is filling, for as long as the transaction lasts. */
export async function lockOpenCart(tx: Queries, owner: CartOwner): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(LOCK(owner));
  return rows[0]?.id ?? refuseNoExchange(owner);
}

/** Refuses to create the cart of an exchange: it exists from the beginning to the end of the exchange. */
function refuseNoExchange({ cartKind }: CartOwner): null {
  if (cartKind === 'exchange') throw refuse(409, 'no_exchange', 'cart.no-exchange');
  return null;
}

/** Refuses what cannot be done with the cart of an exchange. */
export function refuseForExchange(
  { cartKind }: CartOwner,
  text: 'money' | 'pieces' | 'order' | 'saved',
): void {
  if (cartKind === 'exchange') throw refuse(409, 'exchange_cart', `cart.exchange-${text}`);
}

/** Locks the session: a call that runs during a sign-in must not fill a guest's cart that is no longer shown. */
const MAKE = `
  WITH now AS (SELECT customer_id IS DISTINCT FROM $2::uuid AS changed FROM session WHERE id = $1 FOR SHARE),
  made AS (
    INSERT INTO cart (session_id, customer_id, country, kind)
    SELECT $1, $2, $3, $4 WHERE NOT EXISTS (SELECT FROM now WHERE changed) ON CONFLICT DO NOTHING RETURNING id)
  SELECT (SELECT id FROM made) AS id, coalesce((SELECT changed FROM now), false) AS changed`;

/** Locks the cart that a session is filling, and creates one if there is none. */
export async function makeOpenCart(tx: Queries, owner: CartOwner): Promise<string> {
  return (await lockOpenCart(tx, owner)) ?? (await makeCart(tx, owner));
}

/** Creates the cart of a session that was found to have none, and locks it. */
export async function makeCart(tx: Queries, owner: CartOwner): Promise<string> {
  const { session, country, cartKind = 'shopping' } = owner;
  refuseNoExchange(owner);
  const { rows } = await tx.execute<{ id: string | null; changed: boolean }>(
    statement(MAKE, [session.id, session.customerId, country, cartKind]),
  );
  if (rows[0]?.changed) throw refuse(401, 'session_invalid', 'platform.session-invalid');
  // A concurrent call may have made the cart; then this statement has waited for it, and the same cart is used.
  const made = rows[0]?.id ?? (await lockOpenCart(tx, owner));
  if (!made) throw new Error('The cart was not stored');
  return made;
}

/** The lines of a cart in the order in which they were added. */
export async function linesOf(db: Queries, cartId: string): Promise<StoredLine[]> {
  return db.select().from(cartLine).where(eq(cartLine.cartId, cartId)).orderBy(asc(cartLine.id));
}
