import { eq, sql } from 'drizzle-orm';
import { addLine, productNumberOf } from '../../../cart/lines/addLine.ts';
import { cartRows } from '../../../cart/cartRows.ts';
import { linesOf } from '../../../cart/openCart.ts';
import { cart, cartLine, type MadeAs } from '../../../cart/schema.ts';
import type { StoredItem } from '../../../checkout/order/schema.ts';
import { shopperOf } from '../../../checkout/order/shopperOf.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import { Refusal } from '../../../platform/http/refuse.ts';
import { statement } from '../../../platform/database/statement.ts';
import { choiceAgain } from '../../reorder/choiceAgain.ts';
import { updateExchange } from '../exchanges.ts';
import type { StoredExchange } from '../schema.ts';

const MAKE = `
  INSERT INTO cart (session_id, customer_id, country, kind, made_as) VALUES ($1, $2, $3, 'exchange', $4)
  ON CONFLICT DO NOTHING RETURNING id`;

/**
 * Creates the cart of an exchange and returns its id; null if its owner has another one open, even one that a concurrent
 * call has just made.
 */
export async function makeExchangeCart(
  tx: Queries,
  { session, country }: Pick<CallContext<'guest'>, 'session' | 'country'>,
  item: StoredItem,
  quantity: number,
): Promise<string | null> {
  const values = [session.id, session.customerId, country, JSON.stringify(madeAs(item, quantity))];
  const { rows } = await tx.execute<{ id: string }>(statement(MAKE, values));
  return rows[0]?.id ?? null;
}

/** The lenses, power and quantity of the old goods, which the new goods of an exchange get unless others are chosen. */
export function madeAs(item: StoredItem, quantity: number): MadeAs {
  const { powerType, packageId, coatingIds, prescription } = choiceAgain(item);
  return { powerType, packageId, coatingIds, prescription, quantity };
}

/** Puts the same goods into the cart of an exchange; leaves it empty if they are not available any more. */
export async function putSameGoods(
  tx: Queries,
  context: CallContext<'guest'>,
  cartId: string,
  item: StoredItem,
  quantity: number,
): Promise<void> {
  const again = { ...choiceAgain(item), quantity };
  const rows = await cartRows(tx, context, cartId, productNumberOf(again));
  try {
    await addLine(tx, context, { cartId, rows }, again);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Deletes the cart of an exchange that has ended without an order. */
export async function dropCart(tx: Queries, { cartId }: Pick<StoredExchange, 'cartId'>): Promise<void> {
  if (cartId) await tx.execute(sql`DELETE FROM cart WHERE id = ${cartId} AND status <> 'ordered'`);
}

/**
 * Creates a new cart with the same choice for an exchange whose order was not paid. Returns false if that is not possible,
 * for example because its owner has another open exchange by now.
 */
export async function reopenCart(tx: Queries, exchange: StoredExchange): Promise<boolean> {
  const { cartId: from } = exchange;
  if (!from) return false;
  const [old] = await tx.select().from(cart).where(eq(cart.id, from));
  if (!old) return false;
  // A guest may have signed in since.
  const customerId = (await shopperOf(tx, old))?.customerId ?? null;
  const { rows } = await tx.execute<{ id: string }>(
    statement(MAKE, [old.sessionId, customerId, old.country, JSON.stringify(old.madeAs)]),
  );
  const cartId = rows[0]?.id;
  if (!cartId) return false;
  for (const { id } of await linesOf(tx, from))
    await tx.update(cartLine).set({ cartId }).where(eq(cartLine.id, id));
  await updateExchange(tx, exchange, { cartId, customerId });
  return true;
}
