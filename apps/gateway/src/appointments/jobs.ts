import { countryOf } from '@lunette/country-config';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { enqueueAll, type JobContext, type Jobs } from '../platform/jobs/jobs.ts';
import { countAttempts } from '../platform/rateLimit/sharedRateLimit.ts';
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

/** Messages per hour about appointments to one phone, and to one mailbox: whoever books can name a stranger's. */
const TO_RECIPIENT = { name: 'appointment:recipient', most: 10, minutes: 60 };

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
  const to = `${countryOf(row.country).phoneCode}${row.phone}`;
  const key = `${appointmentId}-${notification}-${row.startsAt.getTime()}`;
  const sms = {
    name: 'sms.send',
    payload: { to, text: appointmentText(words) },
    key: `appointment.sms-${key}`,
  };
  const mail = {
    name: 'mail.send',
    payload: { ...appointmentMail(words, row.email) },
    key: `appointment.mail-${key}`,
  };
  await enqueueFew(db, [
    { recipient: to, message: sms },
    ...(row.email === '' ? [] : [{ recipient: row.email.toLowerCase(), message: mail }]),
  ]);
}

/** Enqueues messages, except those to a recipient who has got too many within the hour. */
async function enqueueFew(
  db: JobContext['db'],
  messages: { recipient: string; message: Parameters<typeof enqueueAll>[1][number] }[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const recipients = messages.map(({ recipient }) => recipient);
    const counts = await countAttempts(tx, TO_RECIPIENT, recipients);
    const few = messages.filter((_message, index) => (counts[index] ?? 0) <= TO_RECIPIENT.most);
    await enqueueAll(
      tx,
      few.map(({ message }) => message),
    );
  });
}
