import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';

interface Claimer {
  id: string;
  email: string | null;
  emailVerifiedAt: Date | null;
}

/**
 * What a guest booked in this session becomes the customer's, if it was booked under the e-mail address that they have
 * proven: a browser that several people use hands nobody another one's appointment.
 */
export async function claimAppointments(tx: Queries, sessionId: string, claimer: Claimer): Promise<void> {
  const { id, email, emailVerifiedAt } = claimer;
  if (!email || !emailVerifiedAt) return;
  await tx.execute(sql`
    UPDATE appointment SET customer_id = ${id}
    WHERE session_id = ${sessionId} AND customer_id IS NULL AND lower(email) = lower(${email})`);
}
