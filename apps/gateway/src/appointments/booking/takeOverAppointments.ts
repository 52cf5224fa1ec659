import { COUNTRY_CODES, countryOf } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import type { DomainEvents, EventContext } from '../../platform/events.ts';

/**
 * Gives the appointments of a guest's session to the customer who signs in, if they have the e-mail address or mobile number
 * that the customer has proven: people who share a browser do not get each other's appointments.
 */
export async function takeOverAppointments(
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
