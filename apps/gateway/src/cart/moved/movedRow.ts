import type { Cart } from '@lunette/cart/contract';

/** Where the checkout of a session went on. */
export type MovedRow = NonNullable<Cart['movedTo']>;

/** So long a device is told of a checkout that was ordered on another one. */
const TOLD_OF_ORDER = '1 day';

/** What of a cart `there` a shopper writes: its lines and its checkout, as one hash. */
export const CONTENT_OF_THERE = `
  md5(concat(
    (SELECT jsonb_agg(to_jsonb(line) ORDER BY line.id) FROM cart_line line WHERE line.cart_id = there.id),
    (SELECT to_jsonb(state) FROM checkout state WHERE state.cart_id = there.id)))`;

/**
 * Whether the cart `there` of a `link` can go back to where it was taken from: it is still where it went, and nobody has
 * written anything into it there, which whoever made the link could read otherwise.
 */
export const CAN_COME_BACK = `(there.status = 'open' AND there.customer_id IS NULL AND there.session_id = link.moved_to
  AND link.moved_content = ${CONTENT_OF_THERE})`;

/**
 * Where the latest checkout went on that was taken from a session, as part of a statement; null where none was, or where it
 * is in front of whoever asks. The arguments are what stands for each in the statement.
 */
export const movedRow = (customerId: string, sessionId: string, country: string): string => `
  (SELECT json_build_object(
      'id', link.id, 'client', link.moved_client, 'isOrdered', there.status = 'ordered',
      'canComeBack', ${CAN_COME_BACK})
    FROM checkout_link AS link JOIN cart AS there ON there.id = link.cart_id
    WHERE link.session_id = ${sessionId} AND link.moved_at IS NOT NULL AND link.expires_at > now()
      AND there.country = ${country} AND there.session_id <> link.session_id
      AND (there.customer_id IS NULL OR there.customer_id IS DISTINCT FROM ${customerId})
      AND (there.status = 'open' OR there.status = 'ordered' AND link.moved_at > now() - interval '${TOLD_OF_ORDER}')
    ORDER BY link.moved_at DESC LIMIT 1)`;
