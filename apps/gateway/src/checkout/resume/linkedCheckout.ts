import type { ResumeState } from '@lunette/checkout/contract';
import type { CountryCode } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import { hashOf, isToken } from '../../identity/session/token.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';

/** A link, and the checkout that it leads to. */
export interface LinkedCheckout extends Record<string, unknown> {
  id: string;
  cartId: string;
  isUsed: boolean;
  isOver: boolean;
  country: CountryCode;
  status: 'open' | 'ordered';
  sessionId: string;
  customerId: string | null;
  hasGoods: boolean;
  /** Whether its order waits to be paid; null if it has not become an order. */
  isWaiting: boolean | null;
}

/** Finds a link by its token; refuses an unknown one. */
export async function linkedCheckout(db: Queries, token: string): Promise<LinkedCheckout> {
  if (!isToken(token)) throw unknownLink();
  const { rows } = await db.execute<LinkedCheckout>(sql`
    SELECT link.id, link.cart_id AS "cartId", link.moved_at IS NOT NULL AS "isUsed",
      link.expires_at <= now() AS "isOver", cart.country, cart.status, cart.session_id AS "sessionId",
      cart.customer_id AS "customerId",
      EXISTS (SELECT FROM cart_line WHERE cart_id = cart.id) AS "hasGoods",
      (SELECT status IN ('pending_payment', 'payment_failed') FROM orders WHERE cart_id = cart.id) AS "isWaiting"
    FROM checkout_link link JOIN cart ON cart.id = link.cart_id
    WHERE link.token_hash = ${hashOf(token)}`);
  const [found] = rows;
  if (!found) throw unknownLink();
  return found;
}

const unknownLink = () => refuse(404, 'link_unknown', 'checkout.resume-unknown');

/** The state of a link's checkout for the calling session. */
export function stateOf(
  link: LinkedCheckout,
  { session, country }: Pick<CallContext<'guest'>, 'session' | 'country'>,
): ResumeState {
  const isTheirs =
    link.customerId === null
      ? session.customerId === null && link.sessionId === session.id
      : link.customerId === session.customerId;
  if (link.country !== country) return 'country';
  if (isTheirs && link.status === 'open' && link.hasGoods) return 'own';
  if (link.status === 'ordered') return link.isWaiting ? 'waiting' : 'ordered';
  if (link.isUsed) return 'used';
  if (link.isOver) return 'expired';
  if (link.customerId !== null) return 'account';
  return link.hasGoods ? 'open' : 'expired';
}
