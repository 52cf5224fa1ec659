import { countryOf } from '@lunette/country-config';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { enqueueAll, type JobContext, type Jobs } from '../platform/jobs/jobs.ts';
import { appointmentAnswer } from './booking/appointmentAnswer.ts';
import { appointmentLink } from './booking/appointmentLink.ts';
import { appointmentMail, appointmentText } from './booking/appointmentMail.ts';
import { appointment } from './schema.ts';

const Notification = z.object({
  appointmentId: z.string(),
  news: z.enum(['booked', 'moved', 'cancelled', 'reminder']),
  /** The time of the appointment when the reminder was planned. */
  startsAt: z.string().optional(),
});

/** The jobs of appointments: their messages, and the deletion of old ones. */
export const appointmentJobs: Jobs = {
  'appointment.tell': async (payload, context) => notify(context, Notification.parse(payload)),
  // A guest's old visit is not needed any more, and it contains a name and a phone number.
  'appointment.delete-old': async (_payload, { db }) => {
    await db.execute(
      sql`DELETE FROM appointment WHERE customer_id IS NULL AND ends_at < now() - interval '90 days'`,
    );
  },
};

/** Sends a notification by text message, and by e-mail if there is an address, in the language of the booking. */
async function notify(
  { db, texts, settings }: JobContext,
  { appointmentId, news: notification, startsAt }: z.infer<typeof Notification>,
): Promise<void> {
  const [row] = await db.select().from(appointment).where(eq(appointment.id, appointmentId));
  if (!row) return;
  // After a cancellation only the message about it is sent, also if the others were waiting.
  if (row.status === 'cancelled' && notification !== 'cancelled') return;
  const isOutdated = row.startsAt.toISOString() !== startsAt || row.startsAt <= new Date();
  if (notification === 'reminder' && isOutdated) return;
  const t = texts(row.language, row.country);
  const answer = await appointmentAnswer(db, row, row.language);
  const words = {
    answer,
    notification,
    t,
    language: row.language,
    origin: settings.storefronts.desktop,
    signed: appointmentLink(settings, row),
  };
  const sms = { to: `${countryOf(row.country).phoneCode}${row.phone}`, text: appointmentText(words) };
  const key = `${appointmentId}-${notification}-${row.startsAt.getTime()}`;
  await enqueueAll(db, [
    { name: 'sms.send', payload: { ...sms }, key: `appointment.sms-${key}` },
    ...(row.email === ''
      ? []
      : [
          {
            name: 'mail.send',
            payload: { ...appointmentMail(words, row.email) },
            key: `appointment.mail-${key}`,
          },
        ]),
  ]);
}
