import type { AppointmentLink } from '@lunette/appointments/contract';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { SecretSettings } from '../../platform/settings/settings.ts';
import { hasSignature, signedQuery } from '../../platform/signedLink.ts';
import { appointment, type StoredAppointment } from '../schema.ts';
import { appointmentNotFound, ownedBy } from './ownAppointment.ts';

/**
 * The parameters that let the link in an e-mail open an appointment in any browser until its end. A customer's link has
 * none: the customer signs in.
 */
export function appointmentLink(
  settings: SecretSettings,
  { id, customerId, endsAt }: StoredAppointment,
): string | null {
  return customerId === null ? signedQuery(settings, subjectOf(id), endsAt) : null;
}

/** An appointment of the caller, or a guest's whose signed link the caller has; any other one is not found. */
export async function ownOrLinkedAppointment(
  { db, session, settings }: Pick<CallContext<'guest'>, 'db' | 'session' | 'settings'>,
  id: string,
  link: AppointmentLink,
): Promise<StoredAppointment> {
  const isOwn = ownedBy(session);
  const isOpen = isLinkTo(settings, id, link) ? or(isOwn, isNull(appointment.customerId)) : isOwn;
  const [found] = await db
    .select()
    .from(appointment)
    .where(and(eq(appointment.id, id), isOpen));
  if (!found) throw appointmentNotFound();
  return found;
}

function isLinkTo(settings: SecretSettings, id: string, { until, sign }: AppointmentLink): boolean {
  if (until === undefined || sign === undefined || until * 1000 <= Date.now()) return false;
  return hasSignature(settings, subjectOf(id), { until, sign });
}

function subjectOf(id: string): string {
  return `appointment-link.${id}`;
}
