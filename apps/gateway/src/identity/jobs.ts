import { sql } from 'drizzle-orm';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { z } from 'zod';
import { anonymiseOrder, deleteWaitingCustomers } from './account/deleteCustomer.ts';
import { deleteAbandonedCarts, deleteExpiredSessions } from './session/sessions.ts';
import { signInJobs } from './signIn/signInJobs.ts';
import { staffJobs } from './staff/staffJobs.ts';
import { storeSaleJobs } from './storeSales/storeSaleJobs.ts';

const OrderPayload = z.object({ orderId: z.string() });
/** Tables whose rows are deleted after they expire. */
const PASSING = [
  'one_time_code',
  'staff_code',
  'order_code',
  'customer_token',
  'social_attempt',
  'passkey_challenge',
  'captcha_used',
  'checkout_link',
];

/** The background jobs of sessions, sign-in and accounts. */
export const sessionJobs: Jobs = {
  ...signInJobs,
  ...staffJobs,
  ...storeSaleJobs,
  // Anonymises orders of accounts that were deleted before the goods were delivered.
  'session.anonymise-order': async (payload, { db }) =>
    db.transaction((tx) => anonymiseOrder(tx, OrderPayload.parse(payload).orderId)),
  'session.delete-waiting': async (_payload, context) => deleteWaitingCustomers(context),
  'session.delete-expired': async (_payload, { db }) => {
    await deleteExpiredSessions(db);
    await deleteAbandonedCarts(db);
    await db.execute(sql`DELETE FROM idempotency WHERE created_at < now() - interval '2 days'`);
    for (const table of PASSING)
      await db.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE expires_at < now()`);
    await db.execute(sql`DELETE FROM tries WHERE until < now()`);
  },
};
