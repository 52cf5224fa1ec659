import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { cartRows, openCartRows, rowsOf, type CartRow, type CartRows } from './cartRows.ts';
import { makeCart, openCartStatement, type CartOwner } from './openCart.ts';

/** A locked cart, with its rows as they are under the lock. */
export interface LockedCart {
  cartId: string;
  rows: CartRows;
}

/** The order that a call has made, and the hash of its request. */
interface EarlierOrder {
  id: string;
  requestHash: string | null;
}

const LOCK = openCartStatement((where) => `SELECT id AS "cartId" FROM cart WHERE ${where} FOR UPDATE`);
const LOCK_FOR_ORDER = openCartStatement(
  (where) => `
  SELECT id AS "cartId",
    (SELECT json_build_object('id', id, 'requestHash', request_hash)
      FROM orders WHERE session_id = $3 AND idempotency_key = $4) AS earlier
  FROM cart WHERE ${where} FOR UPDATE`,
);

/**
 * Locks the cart that a session is filling and reads it, with the price and stock of a product that is to be added (`other`);
 * creates the cart if there is none.
 */
export async function lockedCart(
  tx: Transaction,
  owner: CartOwner,
  other: number | null,
): Promise<LockedCart> {
  const locked = await lockAndRead(tx, LOCK(owner), openCartRows(owner, other));
  if (locked) return locked;
  const cartId = await makeCart(tx, owner);
  return { cartId, rows: await cartRows(tx, owner, cartId, other) };
}

/**
 * Locks and reads the cart that is to become an order, and finds the order that a call with this key has already made. No such
 * order can be missed: making an order locks the same cart, and the cart is no longer open afterwards.
 */
export async function lockForOrder(
  tx: Transaction,
  owner: CartOwner,
  key: string,
): Promise<(LockedCart & { earlier: EarlierOrder | null }) | null> {
  const lock = LOCK_FOR_ORDER(owner, owner.session.id, key);
  return lockAndRead<{ cartId: string; earlier: EarlierOrder | null }>(tx, lock, openCartRows(owner, null));
}

async function lockAndRead<R extends { cartId: string }>(
  tx: Transaction,
  lock: SQL,
  read: SQL,
): Promise<(R & Pick<LockedCart, 'rows'>) | null> {
  const [locked] = (await tx.execute(lock)).rows as R[];
  if (!locked) return null;
  // A second statement, so that it sees the changes for which the lock has waited.
  const { rows } = await tx.execute<CartRow>(read);
  return { ...locked, rows: rowsOf(rows[0]) };
}
