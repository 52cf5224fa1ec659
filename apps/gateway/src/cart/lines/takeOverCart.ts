import { eq, sql } from 'drizzle-orm';
import { mergeCheckout } from '../checkoutState.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import type { CallContext, CatalogContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { storeMerge } from '../merge/storeMerge.ts';
import { linesOf, lockOpenCart } from '../openCart.ts';
import { cart, type CartKind } from '../schema.ts';
import { moveLines, type MovedLine } from './moveLines.ts';
import { replaceCart } from './replaceCart.ts';

type SignIn = DomainEvents['onSignIn'];

/**
 * Makes a guest's cart and saved goods the customer's (O-23). Equal lines become one, as far as they are in stock; where
 * each line came from is stored. At the checkout the guest's cart stays as the shopper saw it, and the lines of the older
 * cart are saved for later.
 */
export async function takeOverCart(event: SignIn, { tx, catalogDb }: EventContext): Promise<void> {
  const { customer, place } = event;
  const context = { ...event, catalogDb };
  const { theirs, own } = await lockBoth(tx, event, 'shopping');
  const saved = await lockBoth(tx, event, 'saved');
  // Before the lines of the older cart are saved, because equal saved goods keep the line that was saved last.
  if (saved.theirs && saved.own) await joinSavedCarts(tx, context, saved.theirs, saved.own);
  else if (saved.theirs) await assignCart(tx, saved.theirs, customer.id);
  const older = own ? await linesOf(tx, own) : [];
  const staysAsSeen = theirs && place === 'checkout' && (await linesOf(tx, theirs)).length > 0;
  if (own && staysAsSeen) {
    const session = { id: event.sessionId, customerId: customer.id };
    await replaceCart(tx, { ...context, session }, own, theirs);
    await assignCart(tx, theirs, customer.id);
  } else if (theirs && own)
    await storeMerge(tx, event, { cartId: own, older, moved: await mergeCarts(tx, context, theirs, own) });
  else if (theirs) await assignCart(tx, theirs, customer.id);
}

/** The guest's open cart of a kind and the customer's, locked. */
async function lockBoth(
  tx: Queries,
  { sessionId: id, customer, country }: SignIn,
  cartKind: CartKind,
): Promise<{ theirs: string | null; own: string | null }> {
  const theirs = await lockOpenCart(tx, { session: { id, customerId: null }, country, cartKind });
  if (!theirs) return { theirs, own: null };
  const own = await lockOpenCart(tx, { session: { id, customerId: customer.id }, country, cartKind });
  return { theirs, own };
}

async function assignCart(tx: Queries, cartId: string, customerId: string): Promise<void> {
  await tx.update(cart).set({ customerId }).where(eq(cart.id, cartId));
}

/** Merges the carts of two accounts of one person; those of one country become one cart. */
export async function mergeCartsOfCustomers(
  { from, into, language }: DomainEvents['onCustomersMerged'],
  { tx, catalogDb }: EventContext,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; country: CallContext['country']; kind: CartKind }>(sql`
    SELECT id, country, kind FROM cart
    WHERE customer_id = ${from} AND kind IN ('shopping', 'saved') AND status = 'open'
    ORDER BY kind = 'saved' FOR UPDATE`);
  // The cart of a customer is found without the session.
  const session = { id: '', customerId: into };
  for (const { id, country, kind } of rows) {
    // Locked, because the cart may be becoming an order.
    const own = await lockOpenCart(tx, { session, country, cartKind: kind });
    const merge = kind === 'saved' ? joinSavedCarts : mergeCarts;
    if (own) await merge(tx, { country, language, catalogDb }, id, own);
  }
  await tx.execute(sql`UPDATE cart SET customer_id = ${into} WHERE customer_id = ${from}`);
}

/** Moves all lines of one cart into another and removes what is left of it. */
async function mergeCarts(
  tx: Queries,
  context: CatalogContext,
  from: string,
  into: string,
): Promise<MovedLine[]> {
  // The checkout is copied before the lines are moved: without lines it would lose the studio.
  await mergeCheckout(tx, from, into);
  const moved = await moveLines(tx, context, await linesOf(tx, from), { id: into });
  await tx.delete(cart).where(eq(cart.id, from));
  return moved;
}

/** Merges the saved goods of two owners. */
async function joinSavedCarts(
  tx: Queries,
  context: CatalogContext,
  from: string,
  into: string,
): Promise<void> {
  await moveLines(tx, context, await linesOf(tx, from), { id: into, isSaved: true });
  await tx.delete(cart).where(eq(cart.id, from));
}
