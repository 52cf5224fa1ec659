import { eq, sql } from 'drizzle-orm';
import type { CallContext, Session } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { customer } from '../account/schema.ts';
import { endSession, openSession, rotateSession } from '../session/sessions.ts';

/** Where a sign-in happens: at the checkout the current cart stays as it is (O-23). */
export type SignInPlace = 'checkout' | undefined;

/**
 * Makes the session the customer's, with a new token, and takes over the guest's data. A session of another customer is
 * ended and replaced, so that none of their data is taken over. Returns the token.
 */
export async function signIn(
  context: CallContext<'guest'>,
  customerId: string,
  place?: SignInPlace,
): Promise<string> {
  const { db, session } = context;
  const token = await db.transaction(async (tx) => {
    // Two devices that sign in at the same time wait for each other, so that their carts are merged.
    const [found] = await tx.select().from(customer).where(eq(customer.id, customerId)).for('update');
    if (!found) throw sessionOver();
    // A sign-in cancels a deletion that is not done yet.
    if (found.deletionAskedAt)
      await tx.update(customer).set({ deletionAskedAt: null }).where(eq(customer.id, customerId));
    if (session.customerId !== null && session.customerId !== customerId)
      return beginAnother(tx, context, { customerId, signedInAt: new Date() });
    const rotated = await rotateSession(tx, { id: session.id, customerId }, context.token, {
      isProven: true,
    });
    if (!rotated) throw sessionOver();
    if (session.customerId === null) {
      const { country, language, client } = context;
      await context.publish(tx, 'onSignIn', {
        sessionId: session.id,
        customer: found,
        country,
        language,
        place,
        client,
      });
      await storeDittoId(tx, context, customerId);
    }
    return rotated;
  });
  context.announce({ token, isLoggedIn: true, hasPlacedOrder: await hasPlacedOrder(db, customerId) });
  return token;
}

/**
 * Signs in with the transfer token of another device. Its link may come from another person, so no data of the guest is
 * taken over, and the time of the sign-in is that of the issuing session. Returns the token.
 */
export async function signInWithTransferToken(
  context: CallContext<'guest'>,
  customerId: string,
  signedInAt: Date | null,
): Promise<string> {
  const { db, session } = context;
  if (session.customerId !== null) return renewToken(context);
  const token = await db.transaction((tx) => beginAnother(tx, context, { customerId, signedInAt }));
  context.announce({ token, isLoggedIn: true, hasPlacedOrder: await hasPlacedOrder(db, customerId) });
  return token;
}

/** Ends the current session and opens a new one without its contents. Returns the token. */
async function beginAnother(
  tx: Queries,
  context: CallContext<'guest'>,
  whose: Pick<Session, 'customerId' | 'signedInAt'>,
): Promise<string> {
  await endSession(tx, context.session.id);
  return (await openSession(tx, context.country, context, whose)).token;
}

/** Gives a session a new token, because its rights have changed. The time of its sign-in stays, unless `isProven`. */
export async function renewToken(
  context: Pick<CallContext<'guest'>, 'db' | 'session' | 'token' | 'announce'>,
  how = { isProven: false },
): Promise<string> {
  const token = await rotateSession(context.db, context.session, context.token, how);
  if (!token) throw sessionOver();
  context.announce({ token, isLoggedIn: true });
  return token;
}

/** Whether a customer has placed an order that is not cancelled (GLOB-06). */
export async function hasPlacedOrder(db: Queries, customerId: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`SELECT 1 FROM orders WHERE customer_id = ${customerId} AND placed_at IS NOT NULL AND status <> 'cancelled' LIMIT 1`,
  );
  return rowCount === 1;
}

/** Adds the guest's face profile to the customer (SESS-11). */
async function storeDittoId(
  tx: Queries,
  { dittoGuestId }: CallContext<'guest'>,
  customerId: string,
): Promise<void> {
  if (dittoGuestId)
    await tx.execute(sql`
      UPDATE customer SET ditto_ids = array_append(ditto_ids, ${dittoGuestId})
      WHERE id = ${customerId} AND NOT (${dittoGuestId} = ANY (ditto_ids)) AND cardinality(ditto_ids) < 20`);
}

function sessionOver() {
  return refuse(401, 'session_invalid', 'platform.session-invalid');
}
