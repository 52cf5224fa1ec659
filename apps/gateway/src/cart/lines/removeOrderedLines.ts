import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { DomainEvents } from '../../platform/events.ts';

/**
 * Removes the lines of an order from the shopper's cart again, because late payment has brought the order back. Lines that the
 * shopper has changed since stay.
 */
export async function removeOrderedLines(
  tx: Queries,
  { cartId, shopper, country }: Pick<DomainEvents['onOrderEnded'], 'cartId' | 'shopper' | 'country'>,
): Promise<void> {
  if (!shopper) return;
  await tx.execute(sql`
    DELETE FROM cart_line line USING cart, cart_line ordered
    WHERE cart.id = line.cart_id AND cart.country = ${country} AND cart.kind = 'shopping'
      AND cart.status = 'open' AND (
        cart.customer_id = ${shopper.customerId}
        OR cart.customer_id IS NULL AND cart.session_id = ${shopper.id})
      AND ordered.cart_id = ${cartId} AND ordered.choice = line.choice AND ordered.quantity = line.quantity
      AND ordered.prescription IS NOT DISTINCT FROM line.prescription`);
}
