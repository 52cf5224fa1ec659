import type { Checkout, ResumeState } from '@lunette/checkout/contract';
import { sql } from 'drizzle-orm';
import { contentOf, lockSession, moveCart } from '../../cart/moved/moveCart.ts';
import { refuseForExchange } from '../../cart/openCart.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { admit } from '../../platform/rateLimit/admit.ts';
import { checkoutAnswer } from '../checkoutAnswer.ts';
import { linkedCheckout, stateOf } from './linkedCheckout.ts';

/** The refusal for each state in which a checkout cannot be continued; its text is `checkout.resume-` with the state. */
const REFUSED: Record<Exclude<ResumeState, 'open' | 'own'>, { status: 403 | 409; code: string }> = {
  account: { status: 403, code: 'link_account' },
  country: { status: 409, code: 'link_country' },
  used: { status: 409, code: 'link_used' },
  expired: { status: 409, code: 'link_expired' },
  waiting: { status: 409, code: 'order_waiting' },
  ordered: { status: 409, code: 'link_ordered' },
};

/**
 * Moves the checkout of a link to the calling session, once; a session that already has it keeps it. For a week, the device
 * from which it was taken shows that it has moved.
 */
export async function resume(token: string, context: CallContext<'guest'>): Promise<Checkout> {
  const { db, session, client } = context;
  refuseForExchange(context, 'order');
  const resetAttempts = await admit(context, 'resume', session.id);
  const { cartId } = await linkedCheckout(db, token);
  await resetAttempts();
  await db.transaction(async (tx) => {
    await lockSession(tx, session);
    await tx.execute(sql`SELECT FROM cart WHERE id = ${cartId} FOR UPDATE`);
    // A second statement, so that it sees the changes for which the lock has waited: of two concurrent devices, the second
    // finds the link used.
    const link = await linkedCheckout(tx, token);
    const state = stateOf(link, context);
    if (state === 'own') return;
    if (state !== 'open') {
      const { status, code } = REFUSED[state];
      throw refuse(status, code, `checkout.resume-${state}`);
    }
    await moveCart(tx, context, link.cartId);
    await tx.execute(sql`
      UPDATE checkout_link SET moved_to = ${session.id}, moved_client = ${client}, moved_at = now(),
        moved_content = ${contentOf(link.cartId)}, expires_at = now() + interval '7 days'
      WHERE id = ${link.id}`);
  });
  return checkoutAnswer(context);
}
