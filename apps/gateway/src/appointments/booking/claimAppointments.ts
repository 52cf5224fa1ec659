import { COUNTRY_CODES, countryOf } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import type { DomainEvents, EventContext } from '../../platform/events.ts';

/**
 * What a guest booked in this session becomes the customer's, if it was booked under the e-mail address or the mobile
 * number that they have proven: a browser that several people use hands nobody another one's appointment.
 */
export async function claimAppointments(
  { sessionId, customer }: DomainEvents['onContactProven'],
  { tx }: EventContext,
): Promise<void> {
  const { id, emailVerifiedAt, phoneCode, telephoneVerifiedAt } = customer;
  const email = emailVerifiedAt && customer.email;
  const telephone = telephoneVerifiedAt && customer.telephone;
  const countries = COUNTRY_CODES.filter((country) => countryOf(country).phoneCode === phoneCode);
  await tx.execute(sql`
    UPDATE appointment SET customer_id = ${id}
    WHERE session_id = ${sessionId} AND customer_id IS NULL
      AND (lower(email) = lower(${email}::text)
        OR (phone = ${telephone}::text AND country = ANY(${sql.param(countries)}::text[])))`);
}
