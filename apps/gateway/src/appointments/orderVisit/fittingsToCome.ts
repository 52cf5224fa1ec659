import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { appointment, type StoredAppointment } from '../schema.ts';

/** The booked fittings of several orders that are not over yet. */
export async function fittingsToCome(db: Queries, orderIds: string[]): Promise<StoredAppointment[]> {
  return db
    .select()
    .from(appointment)
    .where(
      and(
        inArray(appointment.orderId, orderIds),
        eq(appointment.status, 'booked'),
        gt(appointment.endsAt, sql`now()`),
      ),
    );
}
