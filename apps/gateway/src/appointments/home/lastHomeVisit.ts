import { dayIn } from '@lunette/appointments/rules';
import { countryOf } from '@lunette/country-config';
import { and, desc, eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import { consumeRateLimit } from '../../platform/rateLimit/sharedRateLimit.ts';
import { agent, appointment } from '../schema.ts';

/**
 * A telephone number is weak proof: few guesses at one number from one network, and from one session. A session costs
 * nothing, so from one address too; there as many as people of one office look for a visit of theirs.
 */
const AT_PHONE = { name: 'last-home-visit:phone', most: 5, minutes: 15 };
const FROM_SESSION = { name: 'last-home-visit:session', most: 5, minutes: 15 };
const PER_IP = { name: 'last-home-visit:address', most: 20, minutes: 60 };

/** The last visit at the home of a number's owner; nobody else reads more of it than a letter, the city and the day. */
export async function lastHomeVisit({ db, session, country, ip }: CallContext<'guest'>, phone: string) {
  await consumeRateLimit(db, PER_IP, ip);
  await consumeRateLimit(db, FROM_SESSION, session.id);
  await consumeRateLimit(db, AT_PHONE, `${country} ${phone} ${ip}`);
  const [found] = await db
    .select()
    .from(appointment)
    .leftJoin(agent, eq(agent.id, appointment.seat))
    .where(and(eq(appointment.kind, 'home'), eq(appointment.country, country), eq(appointment.phone, phone)))
    .orderBy(desc(appointment.startsAt))
    .limit(1);
  if (!found) return null;
  const last = found.appointment;
  const { timeZone } = found.agent ?? countryOf(country);
  const isOwn =
    last.customerId === null ? last.sessionId === session.id : last.customerId === session.customerId;
  return {
    appointmentId: isOwn ? last.id : null,
    name: isOwn ? last.name : `${[...last.name][0] ?? ''}…`,
    city: last.address?.city ?? '',
    date: dayIn(timeZone, last.startsAt),
  };
}
