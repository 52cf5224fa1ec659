import { sql } from 'drizzle-orm';
import type { Jobs } from '../platform/jobs.ts';
import { deleteExpiredSessions } from './queries.ts';

/** What runs by the clock for sessions. */
export const sessionJobs: Jobs = {
  'session.tidy': async (_payload, { db }) => {
    await deleteExpiredSessions(db);
    await db.execute(sql`DELETE FROM idempotency WHERE created_at < now() - interval '2 days'`);
  },
};
