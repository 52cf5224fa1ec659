import { changeableUntil } from '@lunette/appointments/rules';
import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { findOrder } from '../../checkout/order/ownOrder.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { agentsNear } from '../home/agents.ts';
import {
  checkedMoment,
  isEyeTestOf,
  refuseBeforeDelivery,
  remind,
  slotTaken,
  spendText,
} from './bookAppointment.ts';
import { appointmentNotFound } from './ownAppointment.ts';
import { expectedDayOf, isNotDelivered } from '../orderVisit/expectedGoods.ts';
import { appointment, type StoredAppointment } from '../schema.ts';
import { laterOf, offerOfAgents, offerOfStore, slotDays, type Offer } from './slots.ts';
import { findStore } from '../../stores/stores.ts';

type AppointmentContext = Pick<CallContext<'guest'>, 'db' | 'catalogDb' | 'ip' | 'settings'>;

/** The offer within which an appointment can be moved: its store, or the opticians of its place. */
export async function offerFor(
  { catalogDb }: Pick<AppointmentContext, 'catalogDb'>,
  row: StoredAppointment,
): Promise<Offer> {
  if (row.storeCode !== null) return offerOfStore(await findStore(catalogDb, row.country, row.storeCode));
  const { country, latitude, longitude } = row;
  if (latitude === null || longitude === null) throw appointmentNotFound();
  return offerOfAgents(country, await agentsNear(catalogDb, country, { latitude, longitude }));
}

/** The times to which an appointment can be moved; for a fitting, from the day on which its goods arrive. */
export async function timesToMove(
  { db, catalogDb }: Pick<AppointmentContext, 'db' | 'catalogDb'>,
  row: StoredAppointment,
) {
  const offer = await offerFor({ catalogDb }, row);
  const days = await slotDays(db, offer, laterOf(offer.from, await arrivalFor(db, row)));
  return { timeZone: offer.timeZone, days };
}

/** The day on which the goods of a fitting arrive; undefined for other appointments. */
async function arrivalFor(db: Queries, { orderId, itemId }: StoredAppointment): Promise<string | undefined> {
  const order = orderId === null ? null : await findOrder(db, orderId);
  return order && !isEyeTestOf(order, itemId) ? expectedDayOf(db, order.id, itemId) : undefined;
}

/**
 * Moves an appointment to another time of the same store, or of the opticians of the same place, with the rules and limits
 * of a booking. The visitor gets a text each time.
 */
export async function moveAppointment(
  context: AppointmentContext,
  row: StoredAppointment,
  startsAt: string,
): Promise<StoredAppointment> {
  refuseTooLate(row);
  const offer = await offerFor(context, row);
  const at = checkedMoment(offer, startsAt);
  if (at.getTime() === row.startsAt.getTime()) return row;
  refuseBeforeDelivery(await arrivalFor(context.db, row), offer, at);
  await spendText(context, row);
  for (let turn = 0; turn <= offer.seats.length; turn += 1) {
    const moved = await moveOnce(context, row, offer, at);
    if (moved !== 'again') return moved;
  }
  throw slotTaken();
}

async function moveOnce(
  { db }: AppointmentContext,
  row: StoredAppointment,
  { seats }: Offer,
  at: Date,
): Promise<StoredAppointment | 'again'> {
  const endsAt = new Date(at.getTime() + row.endsAt.getTime() - row.startsAt.getTime());
  try {
    return await db.transaction(async (tx) => {
      const { rowCount } = await tx.execute(sql`
        UPDATE appointment SET
          seat = free.seat, starts_at = ${at.toISOString()}::timestamptz, ends_at = ${endsAt.toISOString()}::timestamptz
        FROM (
          SELECT offered.seat FROM unnest(${sql.param(seats)}::text[]) WITH ORDINALITY AS offered (seat, rank)
          WHERE NOT EXISTS (
            SELECT 1 FROM appointment taken
            WHERE taken.seat = offered.seat AND taken.starts_at = ${at.toISOString()}::timestamptz
              AND taken.status = 'booked')
          ORDER BY offered.rank LIMIT 1) free
        WHERE appointment.id = ${row.id} AND appointment.status = 'booked'`);
      if (rowCount === 0) throw slotTaken();
      await enqueue(tx, 'appointment.tell', { appointmentId: row.id, news: 'moved' });
      await remind(tx, row.id, at);
      return read(tx, row.id);
    });
  } catch (error) {
    // The seat was taken meanwhile, or the person has another appointment then: the next attempt finds out which.
    const cause = (error as { cause?: { code?: string; constraint?: string } }).cause;
    if (cause?.code !== '23505') throw error;
    if (cause.constraint === 'appointment_person')
      throw refuse(409, 'elsewhere_then', 'appointments.elsewhere-then');
    return 'again';
  }
}

/** Cancels an appointment; a cancelled one stays as it is. */
export async function cancelAppointment(
  { db }: Pick<AppointmentContext, 'db'>,
  row: StoredAppointment,
  reason: string,
): Promise<StoredAppointment> {
  if (row.status === 'cancelled') return row;
  refuseTooLate(row);
  return db.transaction(async (tx) => {
    const done = await tx
      .update(appointment)
      .set({ status: 'cancelled', reason })
      .where(and(eq(appointment.id, row.id), eq(appointment.status, 'booked')))
      .returning();
    const [cancelled] = done;
    if (!cancelled) return read(tx, row.id);
    await enqueue(tx, 'appointment.tell', { appointmentId: row.id, news: 'cancelled' });
    return cancelled;
  });
}

/** Cancels the fittings to come of an order that is cancelled. */
export async function cancelFittings(
  { orderId, reason }: DomainEvents['onOrderEnded'],
  { tx }: EventContext,
): Promise<void> {
  if (reason === 'cancelled') await cancelToCome(tx, eq(appointment.orderId, orderId));
}

/** Cancels the fittings to come of items that are cancelled or lost, or that the courier has brought back. */
export async function cancelFittingsOfItems(
  { itemIds, status }: DomainEvents['onItemsMoved'],
  { tx }: EventContext,
): Promise<void> {
  if (isNotDelivered(status)) await cancelToCome(tx, inArray(appointment.itemId, itemIds));
}

async function cancelToCome(tx: Queries, which: SQL): Promise<void> {
  const cancelled = await tx
    .update(appointment)
    .set({ status: 'cancelled' })
    .where(and(which, eq(appointment.status, 'booked'), gt(appointment.endsAt, new Date())))
    .returning({ id: appointment.id });
  for (const { id } of cancelled)
    await enqueue(tx, 'appointment.tell', { appointmentId: id, news: 'cancelled' });
}

async function read(tx: Parameters<typeof enqueue>[0], id: string): Promise<StoredAppointment> {
  const [row] = await tx.select().from(appointment).where(eq(appointment.id, id));
  if (!row) throw appointmentNotFound();
  return row;
}

function refuseTooLate(row: StoredAppointment): void {
  if (!changeableUntil(row, new Date())) throw refuse(409, 'too_late', 'appointments.too-late');
}
