import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { SessionOwner } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { appointment, type StoredAppointment } from '../schema.ts';

/** The most appointments of a list. */
const MOST_SHOWN = 50;

/** The condition for appointments of a caller: a customer's on all their devices, a guest's in the session that made them. */
export function ownedBy({ id, customerId }: SessionOwner) {
  const ofSession = and(isNull(appointment.customerId), eq(appointment.sessionId, id));
  return customerId === null ? ofSession : or(eq(appointment.customerId, customerId), ofSession);
}

/** The caller's appointments: those to come in their order, then the past and the cancelled ones, the latest first. */
export async function ownAppointments(db: Queries, owner: SessionOwner): Promise<StoredAppointment[]> {
  const isToCome = sql`(${appointment.status} = 'booked' AND ${appointment.endsAt} > now())`;
  return db
    .select()
    .from(appointment)
    .where(ownedBy(owner))
    .orderBy(
      sql`${isToCome} DESC`,
      asc(sql`CASE WHEN ${isToCome} THEN ${appointment.startsAt} END`),
      desc(appointment.startsAt),
    )
    .limit(MOST_SHOWN);
}

/** An appointment of the caller; an appointment of another caller is not found. */
export async function ownAppointment(
  db: Queries,
  owner: SessionOwner,
  id: string,
  kind?: StoredAppointment['kind'],
): Promise<StoredAppointment> {
  const [found] = await db
    .select()
    .from(appointment)
    .where(and(eq(appointment.id, id), ownedBy(owner)));
  if (!found || (kind && found.kind !== kind)) throw appointmentNotFound();
  return found;
}

/** The refusal that does not reveal whether an appointment exists. */
export function appointmentNotFound() {
  return refuse(404, 'appointment_not_found', 'appointments.not-found');
}

/** How many appointments of the caller are still to come. */
export async function countToCome(db: Queries, owner: SessionOwner): Promise<number> {
  const own = and(ownedBy(owner), eq(appointment.status, 'booked'), sql`${appointment.endsAt} > now()`);
  return db.$count(appointment, own);
}
