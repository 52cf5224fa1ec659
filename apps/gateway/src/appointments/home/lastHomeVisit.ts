import { dayIn } from '@lunette/appointments/rules';
import { countryOf } from '@lunette/country-config';
import { and, desc, eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import { ownedBy } from '../booking/ownAppointment.ts';
import { agent, appointment } from '../schema.ts';

/**
 * The caller's own last visit at home under a phone number (APPT-06). A caller who only knows the number learns nothing, not
 * even whether there was a visit.
 */
export async function lastHomeVisit({ db, session, country }: CallContext<'guest'>, phone: string) {
  const [found] = await db
    .select()
    .from(appointment)
    .leftJoin(agent, eq(agent.id, appointment.seat))
    .where(
      and(
        eq(appointment.kind, 'home'),
        eq(appointment.country, country),
        eq(appointment.phone, phone),
        ownedBy(session),
      ),
    )
    .orderBy(desc(appointment.startsAt))
    .limit(1);
  if (!found) return null;
  const { id, name, address, startsAt } = found.appointment;
  const { timeZone } = found.agent ?? countryOf(country);
  return { appointmentId: id, name, city: address?.city ?? '', date: dayIn(timeZone, startsAt) };
}
