import type { Cart } from '@lunette/cart/contract';

/** Where the checkout of a session went on. */
export type MovedRow = NonNullable<Cart['movedTo']>;

/** So long a device is told of a checkout that was ordered on another one. */
const TOLD_OF_ORDER = '1 day';

/**
 * Where the latest checkout went on that was taken from a session, as part of a statement; null where none was, or where it
 * is in front of whoever asks. The arguments are what stands for each in the statement.
 */
export const movedRow = (customerId: string, sessionId: string, country: string): string => `
  (SELECT json_build_object(
      'id', link.id, 'client', link.moved_client, 'isOrdered', there.status = 'ordered',
      'canComeBack', there.status = 'open' AND there.customer_id IS NULL AND there.session_id = link.moved_to)
    FROM checkout_link AS link JOIN cart AS there ON there.id = link.cart_id
    WHERE link.session_id = ${sessionId} AND link.moved_at IS NOT NULL AND link.expires_at > now()
      AND there.country = ${country} AND there.session_id <> link.session_id
      AND (there.customer_id IS NULL OR there.customer_id IS DISTINCT FROM ${customerId})
      AND (there.status = 'open' OR there.status = 'ordered' AND link.moved_at > now() - interval '${TOLD_OF_ORDER}')
    ORDER BY link.moved_at DESC LIMIT 1)`;
