import { isDeepStrictEqual } from 'node:util';
import type { BookingContact, VisitAddress } from '@lunette/appointments/contract';
import { dayIn, reminderAt } from '@lunette/appointments/rules';
import { isEmail, isMobileNumber, nationalNumber } from '@lunette/country-config';
import { and, eq, sql } from 'drizzle-orm';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import { orders, type Order } from '../../checkout/order/schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { refuse, type FieldText } from '../../platform/http/refuse.ts';
import { admit } from '../../platform/rateLimit/admit.ts';
import { countToCome } from './ownAppointment.ts';
import { willNotArrive } from '../orderVisit/expectedGoods.ts';
import { appointment, type StoredAppointment } from '../schema.ts';
import { isOffered, type Offer } from './slots.ts';
import type { Coordinates } from '../../place/whereIs.ts';

const MOST_TO_COME = 10;

/** A booking that is asked for: its kind, time, offer and contact. */
export interface Booking extends BookingContact {
  kind: StoredAppointment['kind'];
  offer: Offer;
  startsAt: string;
  minutes: number;
  storeCode?: string;
  orderId?: string;
  itemId?: string | undefined;
  /** Whether it is the eye test of its order, which takes its studio from it. */
  isEyeTest?: boolean;
  address?: VisitAddress;
  coordinates?: Coordinates;
  captcha?: string | undefined;
}

/** The contact with the national form of its phone number, which is a mobile number of the country. */
function checkedContact({ country }: Pick<CallContext, 'country'>, contact: BookingContact): BookingContact {
  const fields: Record<string, FieldText> = {
    ...(!isMobileNumber(contact.phone, country) && { phone: 'appointments.phone-fault' }),
    ...(contact.email !== '' && !isEmail(contact.email) && { email: 'appointments.email-fault' }),
  };
  if (Object.keys(fields).length > 0)
    throw refuse(422, 'visitor_invalid', Object.values(fields)[0] as string, {}, fields);
  return { ...contact, phone: nationalNumber(contact.phone, country) };
}

/** The time of a visit. Refuses one that the offer does not have, or that is over. */
export function checkedMoment(offer: Offer, startsAt: string): Date {
  const at = new Date(startsAt);
  if (!isOffered(offer, at)) throw refuse(409, 'slot_over', 'appointments.slot-over');
  return at;
}

/** Refuses a fitting before the day on which its goods arrive. */
export function refuseBeforeDelivery(arrives: string | undefined, { timeZone }: Offer, at: Date): void {
  if (arrives !== undefined && dayIn(timeZone, at) < arrives)
    throw refuse(409, 'before_delivery', 'appointments.before-delivery');
}

/**
 * Whether an appointment of an order is its eye test: it is for the whole order, in a studio, before the lenses are made.
 */
export function isEyeTestOf({ studioCode }: Pick<Order, 'studioCode'>, itemId: string | null): boolean {
  return studioCode !== null && itemId === null;
}

/** Refuses the fitting of an order that is not paid yet, or that has ended. */
export function refuseUnplaced({ status }: Order): void {
  if (status !== 'placed') throw refuse(409, 'order_not_placed', 'appointments.order-not-placed');
}

/**
 * Counts a text about an appointment or an order of the caller. The session is that of the booking, so that moves through
 * its link count together, from however many sessions they come.
 */
export async function spendText(
  context: Pick<CallContext<'guest'>, 'db' | 'ip' | 'settings'>,
  { sessionId, country, phone }: Pick<StoredAppointment, 'sessionId' | 'country' | 'phone'>,
): Promise<void> {
  await admit(context, 'own-appointment', `${sessionId} ${country} ${phone}`);
}

/**
 * Books one seat of an offer. A unique index gives the last seat to one of several callers; a person who sends the same
 * booking twice has one appointment.
 */
export async function bookAppointment(
  context: CallContext<'guest'>,
  booking: Booking,
): Promise<StoredAppointment> {
  const { db, session } = context;
  const contact = checkedContact(context, booking);
  const at = checkedMoment(booking.offer, booking.startsAt);
  const known = await sameAppointment(context, booking, contact, at);
  if (known) return known;
  const { country } = context;
  if (booking.orderId !== undefined)
    await spendText(context, { sessionId: session.id, country, phone: contact.phone });
  else await admit(context, 'appointment', `${country} ${contact.phone}`, booking.captcha);
  if ((await countToCome(db, session)) >= MOST_TO_COME)
    throw refuse(409, 'too_many_appointments', 'appointments.too-many', { most: MOST_TO_COME });
  // If the row is taken, another caller was faster; then the next free seat is tried.
  for (let turn = 0; turn <= booking.offer.seats.length; turn += 1) {
    const taken = await takeSeat(context, { ...booking, ...contact }, at);
    if (taken) return taken;
    const mine = await sameAppointment(context, booking, contact, at);
    if (mine) return mine;
  }
  throw slotTaken();
}

/** The refusal of a time that was taken a moment ago. */
export function slotTaken() {
  return refuse(409, 'slot_taken', 'appointments.slot-taken');
}

async function takeSeat(
  { db, session, country, language }: CallContext<'guest'>,
  booking: Booking,
  at: Date,
): Promise<StoredAppointment | null> {
  const { kind, offer, minutes, name, phone, email } = booking;
  const endsAt = new Date(at.getTime() + minutes * 60_000);
  const address = booking.address ? JSON.stringify(booking.address) : null;
  return db.transaction(async (tx) => {
    if (booking.orderId !== undefined) {
      // A sign-in locks the session before it takes over the guest's orders; this code locks in the same order.
      if (session.customerId === null)
        await tx.execute(sql`SELECT FROM session WHERE id = ${session.id} FOR SHARE`);
      refuseUnplaced(await lockOrder(tx, booking.orderId));
      if (booking.itemId !== undefined && (await willNotArrive(tx, booking.itemId)))
        throw refuse(409, 'item_ended', 'appointments.item-ended');
      if (await fittingToCome(tx, booking.orderId, booking.itemId)) return null;
    }
    // The session is locked: a sign-in at this moment must not leave the appointment with the guest.
    const { rows } = await tx.execute<{ id: string }>(sql`
      INSERT INTO appointment (
        kind, session_id, customer_id, country, language, store_code, seat, order_id, item_id,
        starts_at, ends_at, name, phone, email, address, latitude, longitude)
      SELECT ${kind}, session.id, session.customer_id, ${country}, ${language}, ${booking.storeCode ?? null},
        offered.seat, ${booking.orderId ?? null}, ${booking.itemId ?? null}::uuid,
        ${at.toISOString()}::timestamptz, ${endsAt.toISOString()}::timestamptz, ${name}, ${phone}, ${email},
        ${address}::jsonb, ${booking.coordinates?.latitude ?? null}::float8, ${booking.coordinates?.longitude ?? null}::float8
      FROM session, unnest(${sql.param(offer.seats)}::text[]) WITH ORDINALITY AS offered (seat, rank)
      WHERE session.id = ${session.id} AND NOT EXISTS (
        SELECT 1 FROM appointment taken
        WHERE taken.seat = offered.seat AND taken.starts_at = ${at.toISOString()}::timestamptz
          AND taken.status = 'booked')
      ORDER BY offered.rank LIMIT 1 FOR SHARE OF session
      ON CONFLICT DO NOTHING RETURNING id`);
    const [made] = rows;
    if (!made) return null;
    if (booking.isEyeTest && booking.orderId && booking.storeCode)
      await tx.update(orders).set({ studioCode: booking.storeCode }).where(eq(orders.id, booking.orderId));
    await enqueue(tx, 'appointment.tell', { appointmentId: made.id, news: 'booked' });
    await remind(tx, made.id, at);
    const [row] = await tx.select().from(appointment).where(eq(appointment.id, made.id));
    return row ?? null;
  });
}

/** Enqueues the reminder a day before the appointment; an earlier appointment needs none. */
export async function remind(tx: Parameters<typeof enqueue>[0], id: string, at: Date): Promise<void> {
  const runAt = reminderAt(at, new Date());
  if (!runAt) return;
  const payload = { appointmentId: id, news: 'reminder', startsAt: at.toISOString() };
  await enqueue(tx, 'appointment.tell', payload, { runAt, key: `appointment.remind-${id}` });
}

/** The fitting of an order, or of one item of it, that is still to come. */
export async function fittingToCome(
  db: Queries,
  orderId: string,
  itemId?: string,
): Promise<StoredAppointment | null> {
  const ofItem = and(
    eq(appointment.status, 'booked'),
    eq(appointment.orderId, orderId),
    sql`${appointment.itemId} IS NOT DISTINCT FROM ${itemId ?? null}::uuid`,
    sql`${appointment.endsAt} > now()`,
  );
  const [found] = await db.select().from(appointment).where(ofItem);
  return found ?? null;
}

/**
 * The same appointment, if it exists already. Refuses a person who has another one at this time, also one with another
 * address or contact, and an item that has a fitting to come.
 */
async function sameAppointment(
  { db, session }: CallContext<'guest'>,
  { kind, storeCode, orderId, itemId, address }: Booking,
  { name, phone, email }: BookingContact,
  at: Date,
): Promise<StoredAppointment | null> {
  const [mine] = await db
    .select()
    .from(appointment)
    .where(
      and(
        eq(appointment.status, 'booked'),
        eq(appointment.sessionId, session.id),
        eq(appointment.startsAt, at),
        eq(sql`lower(${appointment.name})`, name.toLowerCase()),
      ),
    );
  if (mine) {
    const asked = { kind, storeCode, orderId, itemId, address, phone, email };
    const isSame = Object.entries(asked).every(([key, value]) =>
      isDeepStrictEqual(mine[key as keyof typeof asked], value ?? null),
    );
    if (isSame) return mine;
    throw refuse(409, 'elsewhere_then', 'appointments.elsewhere-then');
  }
  if (orderId === undefined) return null;
  if (await fittingToCome(db, orderId, itemId))
    throw refuse(409, 'has_appointment', 'appointments.has-appointment');
  return null;
}
