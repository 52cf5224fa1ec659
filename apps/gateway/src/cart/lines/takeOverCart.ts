import { and, eq, sql } from 'drizzle-orm';
import { handOnCheckout } from '../checkoutState.ts';
import { lineDetails, type LineDetails } from '../../catalog/product/lineDetails.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isSingle } from './addLine.ts';
import { withBoxesOf } from './choice.ts';
import { linesOf, lockOpenCart } from '../openCart.ts';
import { MOST_PIECES } from '../readCart.ts';
import { cart, cartLine, type StoredLine } from '../schema.ts';

type At = Pick<CallContext, 'country' | 'language' | 'catalogDb'>;

/**
 * A guest's cart becomes the customer's (O-23). Equal choices become one line, as far as they are in stock. At the
 * checkout the guest's cart stays as it was seen, and the older cart is parked until the order is made.
 */
export async function takeOverCart(
  { sessionId: id, customer: { id: customerId }, country, language, place }: DomainEvents['onSignIn'],
  { tx, catalogDb }: EventContext,
): Promise<void> {
  const theirs = await lockOpenCart(tx, { session: { id, customerId: null }, country });
  if (!theirs) return;
  const own = await lockOpenCart(tx, { session: { id, customerId }, country });
  if (own && place === 'checkout' && (await linesOf(tx, theirs)).length > 0)
    await tx.update(cart).set({ status: 'kept' }).where(eq(cart.id, own));
  else if (own) return mergeCarts(tx, { country, language, catalogDb }, theirs, own);
  await tx.update(cart).set({ customerId }).where(eq(cart.id, theirs));
}

/** Opens the carts again that a sign-in at the checkout has parked, now that the order is made. */
export async function restoreParkedCarts(tx: Queries, caller: At, customerId: string): Promise<void> {
  const { country } = caller;
  const parked = await tx
    .select({ id: cart.id })
    .from(cart)
    .where(and(eq(cart.customerId, customerId), eq(cart.country, country), eq(cart.status, 'kept')))
    .for('update');
  for (const { id } of parked) {
    const own = await lockOpenCart(tx, { session: { id: '', customerId }, country });
    if (own) await mergeCarts(tx, caller, id, own);
    else await tx.update(cart).set({ status: 'open' }).where(eq(cart.id, id));
  }
}

/** The carts of an account that is merged into another one; of one country they become one cart. */
export async function mergeCartsOfCustomers(
  { from, into, language }: DomainEvents['onCustomersMerged'],
  { tx, catalogDb }: EventContext,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; country: CallContext['country']; own: string | null }>(sql`
    SELECT cart.id, cart.country, own.id AS own
    FROM cart LEFT JOIN cart own
      ON own.customer_id = ${into} AND own.country = cart.country AND own.kind = cart.kind AND own.status = 'open'
    WHERE cart.customer_id = ${from} AND cart.kind = 'shopping' AND cart.status = 'open' FOR UPDATE OF cart`);
  for (const { id, country, own } of rows)
    if (own) await mergeCarts(tx, { country, language, catalogDb }, id, own);
  await tx.execute(sql`UPDATE cart SET customer_id = ${into} WHERE customer_id = ${from}`);
}

/** Moves all lines of one cart into another and removes what is left of it. */
async function mergeCarts(tx: Queries, at: At, from: string, into: string): Promise<void> {
  const present = new Map((await linesOf(tx, into)).map((line) => [line.choice, line]));
  const moving = await linesOf(tx, from);
  const details = await lineDetails(tx, at, moving);
  for (const [index, line] of moving.entries()) {
    const equal = present.get(line.choice);
    if (!equal) await tx.update(cartLine).set({ cartId: into }).where(eq(cartLine.id, line.id));
    else {
      const { quantity, prescription } = mergedLine(equal, line, details[index] ?? null);
      await tx.update(cartLine).set({ quantity, prescription }).where(eq(cartLine.id, equal.id));
    }
  }
  await handOnCheckout(tx, from, into);
  await tx.delete(cart).where(eq(cart.id, from));
}

/** Two equal lines as one: never fewer pieces than either had, otherwise never more than are in stock. */
function mergedLine(
  one: StoredLine,
  other: StoredLine,
  details: LineDetails | null,
): Pick<StoredLine, 'quantity' | 'prescription'> {
  const larger = one.quantity >= other.quantity ? one : other;
  if (details && isSingle(details)) return larger;
  const sum = one.quantity + other.quantity;
  const most = Math.max(larger.quantity, Math.min(details?.availableQuantity ?? 0, MOST_PIECES));
  if (details?.boxes == null) return { quantity: Math.min(sum, most), prescription: larger.prescription };
  if (sum > most || !one.prescription || !other.prescription)
    return { quantity: larger.quantity, prescription: larger.prescription };
  return { quantity: sum, prescription: withBoxesOf(one.prescription, other.prescription) };
}
