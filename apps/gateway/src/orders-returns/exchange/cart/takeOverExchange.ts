import { and, eq, isNull } from 'drizzle-orm';
import { cart } from '../../../cart/schema.ts';
import type { DomainEvents, EventContext } from '../../../platform/events.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { dropCart } from './exchangeCart.ts';
import { openExchangeOf, updateExchange } from '../exchanges.ts';
import { orderExchange } from '../schema.ts';

/** Gives a guest's open exchange to the customer who signs in, unchanged; it is not merged into the cart (CART-25). */
export async function takeOverExchange(
  { sessionId, customer: { id: customerId } }: DomainEvents['onSignIn'],
  { tx }: EventContext,
): Promise<void> {
  const carts = await tx
    .select()
    .from(cart)
    .where(
      and(
        eq(cart.sessionId, sessionId),
        isNull(cart.customerId),
        eq(cart.kind, 'exchange'),
        eq(cart.status, 'open'),
      ),
    );
  for (const openCart of carts) await assignExchangeCart(tx, openCart, customerId);
}

/** Gives the open exchanges of an account to the account that it is merged into. */
export async function mergeExchanges(
  { from, into }: DomainEvents['onCustomersMerged'],
  { tx }: EventContext,
): Promise<void> {
  const carts = await tx
    .select()
    .from(cart)
    .where(and(eq(cart.customerId, from), eq(cart.kind, 'exchange'), eq(cart.status, 'open')));
  for (const openCart of carts) await assignExchangeCart(tx, openCart, into);
  await tx.update(orderExchange).set({ customerId: into }).where(eq(orderExchange.customerId, from));
}

/**
 * Gives the cart of an exchange to a customer. If the customer has another open exchange in that country, that one stays and
 * this one ends.
 */
async function assignExchangeCart(
  tx: Queries,
  given: typeof cart.$inferSelect,
  customerId: string,
): Promise<void> {
  const { id: cartId, country } = given;
  const own = await openExchangeOf(tx, { session: { id: '', customerId }, country });
  const [exchange] = await tx.select().from(orderExchange).where(eq(orderExchange.cartId, cartId));
  if (exchange?.status === 'open' && own) {
    await updateExchange(tx, exchange, { status: 'cancelled', cartId: null, endedAt: new Date() });
    return dropCart(tx, { cartId });
  }
  await tx.update(cart).set({ customerId }).where(eq(cart.id, cartId));
  if (exchange) await updateExchange(tx, exchange, { customerId });
}
