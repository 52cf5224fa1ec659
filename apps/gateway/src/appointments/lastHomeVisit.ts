import { dateIn, type CountryCode } from '@lunette/country-config';
import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { appointment } from './schema.ts';
import type { Owner } from './ownAppointment.ts';

/** The last visit at the home of a number's owner; nobody else reads more of it than a letter, the city and the day. */
export async function lastHomeVisit(db: Queries, owner: Owner, country: CountryCode, phone: string) {
  const [last] = await db
    .select()
    .from(appointment)
    .where(and(eq(appointment.kind, 'home'), eq(appointment.country, country), eq(appointment.phone, phone)))
    .orderBy(desc(appointment.startsAt))
    .limit(1);
  if (!last) return null;
  const isOwn = last.customerId === null ? last.sessionId === owner.id : last.customerId === owner.customerId;
  return {
    appointmentId: isOwn ? last.id : null,
    name: isOwn ? last.name : `${[...last.name][0] ?? ''}…`,
    city: last.address?.city ?? '',
    date: dateIn(country, last.startsAt),
  };
}
