import { and, eq } from 'drizzle-orm';
import { handOnCheckout } from '../checkoutState.ts';
import { lineDetails, type LineDetails } from '../../catalog/product/lineDetails.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isSingle } from './addLine.ts';
import { withBoxesOf } from './choice.ts';
import { linesOf, lockOpenCart } from '../openCart.ts';
import { MOST_PIECES } from '../readCart.ts';
import { cart, cartLine, type StoredLine } from '../schema.ts';

type Caller = Pick<CallContext<'guest'>, 'session' | 'country' | 'language' | 'catalogDb'>;

/**
 * A guest's cart becomes the customer's (O-23). Equal choices are one line, as many as the shelf has; others stand
 * beside each other. At the checkout the guest's cart stays as it was seen, and the older one waits until it is paid.
 */
export async function takeOverCart(
  tx: Queries,
  caller: Caller,
  customerId: string,
  place?: 'checkout',
): Promise<void> {
  const { session, country } = caller;
  const theirs = await lockOpenCart(tx, { session: { id: session.id, customerId: null }, country });
  if (!theirs) return;
  const own = await lockOpenCart(tx, { session: { id: session.id, customerId }, country });
  if (own && place === 'checkout' && (await linesOf(tx, theirs)).length > 0)
    await tx.update(cart).set({ status: 'kept' }).where(eq(cart.id, own));
  else if (own) return mergeCarts(tx, caller, theirs, own);
  await tx.update(cart).set({ customerId }).where(eq(cart.id, theirs));
}

/** Brings back what gave way at a checkout, now that its order is made. */
export async function restoreParkedCarts(
  tx: Queries,
  caller: Pick<Caller, 'country' | 'language' | 'catalogDb'>,
  customerId: string,
): Promise<void> {
  const { country } = caller;
  const kept = await tx
    .select({ id: cart.id })
    .from(cart)
    .where(and(eq(cart.customerId, customerId), eq(cart.country, country), eq(cart.status, 'kept')))
    .for('update');
  for (const { id } of kept) {
    const own = await lockOpenCart(tx, { session: { id: '', customerId }, country });
    if (own) await mergeCarts(tx, caller, id, own);
    else await tx.update(cart).set({ status: 'open' }).where(eq(cart.id, id));
  }
}

/** Moves all lines of one cart into another and removes what is left of it. */
export async function mergeCarts(
  tx: Queries,
  at: Pick<Caller, 'country' | 'language' | 'catalogDb'>,
  from: string,
  into: string,
): Promise<void> {
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

/** Two equal lines as one: never fewer pieces than either had, never more than the shelf holds. */
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
