import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { checkout } from './schema.ts';

/** The choices that a shopper has made at the checkout of a cart. */
export type CheckoutState = Omit<typeof checkout.$inferSelect, 'cartId'>;

/** The state of a checkout before its first step. */
export const NOTHING_CHOSEN: CheckoutState = {
  address: null,
  giftMessage: null,
  deliveryOption: null,
  voucherCode: null,
  storeCredit: false,
  wallet: false,
  offerId: null,
  studioCode: null,
};

/** The choices at the checkout of a cart. */
export async function checkoutState(db: Queries, cartId: string | null): Promise<CheckoutState> {
  if (!cartId) return NOTHING_CHOSEN;
  const [found] = await db.select().from(checkout).where(eq(checkout.cartId, cartId));
  return found ?? NOTHING_CHOSEN;
}

/** Stores choices of a shopper at the checkout. */
export async function saveCheckout(
  tx: Queries,
  cartId: string,
  state: Partial<CheckoutState>,
): Promise<void> {
  await tx
    .insert(checkout)
    .values({ cartId, ...state })
    .onConflictDoUpdate({ target: checkout.cartId, set: state });
}

/**
 * Adds the choices at the checkout of one cart to those of another one, whose own choices are kept, and moves its leads and
 * links there. The checkout of the first cart stays as it is.
 */
export async function mergeCheckout(tx: Queries, from: string, into: string): Promise<void> {
  const older = await checkoutState(tx, from);
  const known = await checkoutState(tx, into);
  const { address, giftMessage, deliveryOption } = known.address ? known : older;
  await saveCheckout(tx, into, {
    address,
    giftMessage,
    deliveryOption,
    voucherCode: known.voucherCode ?? older.voucherCode,
    storeCredit: known.storeCredit || older.storeCredit,
    wallet: known.wallet || older.wallet,
    offerId: known.offerId ?? older.offerId,
    studioCode: known.studioCode ?? older.studioCode,
  });
  await tx.execute(sql`
    UPDATE lead SET cart_id = ${into} WHERE cart_id = ${from} AND NOT EXISTS (
      SELECT FROM lead there WHERE there.cart_id = ${into} AND there.purpose = lead.purpose)`);
  await tx.execute(sql`UPDATE checkout_link SET cart_id = ${into} WHERE cart_id = ${from}`);
}
