import { movedContract } from '@lunette/cart/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { refuseForExchange } from '../openCart.ts';
import { changeCart } from '../changeCart.ts';
import { contentOf, lockSession, moveCart, type Receiver } from './moveCart.ts';
import { CAN_COME_BACK } from './movedRow.ts';

interface CartMove extends Record<string, unknown> {
  cartId: string;
  isHere: boolean;
  isOpen: boolean;
  canComeBack: boolean;
}

/** Mounts the call that brings back a checkout that was continued on another device. */
export function movedRoutes(gateway: Gateway): void {
  serve(gateway, movedContract.moveBack, async ({ params }, context) => {
    refuseForExchange(context, 'order');
    return changeCart(context, (tx) => moveBack(tx, context, params.moveId));
  });
}

/**
 * Moves a cart back to the session that it was taken from, as long as it is in the other session and was not changed there.
 * The link is reversed, so that the other device shows that the checkout has moved. A second call changes nothing. Returns
 * the cart's id.
 */
async function moveBack(tx: Queries, to: Receiver, moveId: string): Promise<string> {
  const { session, country, client } = to;
  await lockSession(tx, session);
  const which = sql`(link.session_id = ${session.id} OR link.moved_to = ${session.id}) AND link.id::text = ${moveId}
    AND link.expires_at > now() AND there.country = ${country}`;
  const link = sql`checkout_link link JOIN cart there ON there.id = link.cart_id`;
  await tx.execute(sql`SELECT FROM ${link} WHERE ${which} FOR UPDATE OF there`);
  // A second statement, so that it sees the changes for which the lock has waited.
  const { rows } = await tx.execute<CartMove>(sql`
    SELECT there.id AS "cartId", there.session_id = ${session.id}
        AND there.customer_id IS NOT DISTINCT FROM ${session.customerId}::uuid AS "isHere", there.status = 'open' AS "isOpen",
      link.session_id = ${session.id} AND ${sql.raw(CAN_COME_BACK)} AS "canComeBack"
    FROM ${link} WHERE ${which} AND link.moved_at IS NOT NULL`);
  const [move] = rows;
  if (!move) throw refuse(404, 'move_not_found', 'cart.move-not-found');
  const { cartId } = move;
  if (!move.isOpen) throw refuse(409, 'move_ordered', 'cart.move-ordered');
  if (move.isHere) return cartId;
  if (!move.canComeBack) throw refuse(409, 'move_elsewhere', 'cart.move-elsewhere');
  await moveCart(tx, to, cartId);
  await tx.execute(sql`
    UPDATE checkout_link SET moved_at = now(), session_id = moved_to, client = moved_client,
      moved_to = ${session.id}, moved_client = ${client}, moved_content = ${contentOf(cartId)}
    WHERE id::text = ${moveId}`);
  return cartId;
}
