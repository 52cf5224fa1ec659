import type { Cart } from '@lunette/cart/contract';

/** Where the checkout of a session was continued. */
export type MovedRow = NonNullable<Cart['movedTo']>;

/** How long a device shows that its checkout was ordered on another one. */
const ORDER_SHOWN_FOR = '1 day';

/** The hash of everything that a shopper enters into the cart `there`: its lines and its checkout. */
export const CONTENT_OF_THERE = `
  md5(concat(
    (SELECT jsonb_agg(to_jsonb(line) ORDER BY line.id) FROM cart_line line WHERE line.cart_id = there.id),
    (SELECT to_jsonb(state) FROM checkout state WHERE state.cart_id = there.id)))`;

/**
 * Whether the cart `there` of a `link` can go back to the session that it was taken from: it has not been moved again and
 * was not changed there. Otherwise the person who made the link could read what was entered there.
 */
export const CAN_COME_BACK = `(there.status = 'open' AND there.customer_id IS NULL AND there.session_id = link.moved_to
  AND link.moved_content = ${CONTENT_OF_THERE})`;

/**
 * Part of a statement: where the latest checkout that was taken from a session was continued; null if there is none, or if
 * the calling session has that cart. The arguments are the SQL for each value.
 */
export const movedRow = (customerId: string, sessionId: string, country: string): string => `
  (SELECT json_build_object(
      'id', link.id, 'client', link.moved_client, 'isOrdered', there.status = 'ordered',
      'canComeBack', ${CAN_COME_BACK})
    FROM checkout_link AS link JOIN cart AS there ON there.id = link.cart_id
    WHERE link.session_id = ${sessionId} AND link.moved_at IS NOT NULL AND link.expires_at > now()
      AND there.country = ${country} AND there.session_id <> link.session_id
      AND (there.customer_id IS NULL OR there.customer_id IS DISTINCT FROM ${customerId})
      AND (there.status = 'open' OR there.status = 'ordered' AND link.moved_at > now() - interval '${ORDER_SHOWN_FOR}')
    ORDER BY link.moved_at DESC LIMIT 1)`;
