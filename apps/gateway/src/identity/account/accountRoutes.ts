import { profileContract } from '@lunette/account/contract';
import { eq, sql } from 'drizzle-orm';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { requireServiceToken } from '../../platform/http/requireServiceToken.ts';
import { serve } from '../../platform/http/serve.ts';
import { customer } from './schema.ts';
import { isMember } from './membership.ts';
import { customerById } from '../signIn/identity.ts';
import { emailStatusOf } from '../signIn/signedIn.ts';
import { hasPlacedOrder } from '../signIn/signIn.ts';

/** Mounts the calls about the credentials of an account, and its data for other services. */
export function accountRoutes(gateway: Gateway): void {
  serve(gateway, profileContract.getAccountsInfo, async (_input, { db, session }) => {
    const me = await customerById(db, session.customerId);
    const { rows } = await db.execute<{ social: string[]; passkeys: number }>(sql`
      SELECT ARRAY(SELECT account FROM social_identity WHERE customer_id = ${me.id} ORDER BY 1) AS social,
             (SELECT count(*)::int FROM passkey WHERE customer_id = ${me.id}) AS passkeys`);
    return {
      email: me.email,
      emailVerificationStatus: emailStatusOf(me),
      telephone: me.telephone,
      phoneCode: me.phoneCode,
      isTelephoneVerified: me.telephoneVerifiedAt !== null,
      hasPassword: me.passwordHash !== null,
      social: rows[0]?.social ?? [],
      passkeys: rows[0]?.passkeys ?? 0,
    };
  });

  serve(gateway, profileContract.removeSocial, async ({ params }, { db, session }) => {
    const me = await customerById(db, session.customerId);
    if (me.passwordHash === null && me.telephoneVerifiedAt === null && me.emailVerifiedAt === null)
      throw refuse(409, 'last_way_in', 'session.last-way-in');
    const { rowCount } = await db.execute(
      sql`DELETE FROM social_identity WHERE customer_id = ${me.id} AND account = ${params.account}`,
    );
    if (rowCount === 0) throw refuse(404, 'account_unknown', 'session.account-unknown');
    return { success: true };
  });

  serve(gateway, profileContract.getCustomerInfo, async ({ query }, context) => {
    const { db } = context;
    requireServiceToken(context);
    const [me] = await db
      .select()
      .from(customer)
      .where(eq(sql`${customer.id}::text`, query.customerId));
    if (!me) throw refuse(404, 'customer_unknown', 'session.account-unknown');
    const { id, firstName, lastName, email, telephone, phoneCode } = me;
    return {
      id,
      firstName,
      lastName,
      email,
      telephone,
      phoneCode,
      hasPlacedOrder: await hasPlacedOrder(db, id),
      isLoyalty: isMember(me),
    };
  });
}
