import { countryOf } from '@lunette/country-config';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { enqueueAll, type JobContext, type Jobs } from '../platform/jobs/jobs.ts';
import { appointmentAnswer } from './booking/appointmentAnswer.ts';
import { appointmentMail, appointmentText } from './booking/appointmentMail.ts';
import { appointment } from './schema.ts';

const News = z.object({
  appointmentId: z.string(),
  news: z.enum(['booked', 'moved', 'cancelled', 'reminder']),
  /** For which moment a reminder was meant. */
  startsAt: z.string().optional(),
});

/** What appointments send out, and what is forgotten of them. */
export const appointmentJobs: Jobs = {
  'appointment.tell': async (payload, context) => tell(context, News.parse(payload)),
  // Nobody asks for a guest's visit any more, and it has a name and a number in it.
  'appointment.tidy': async (_payload, { db }) => {
    await db.execute(
      sql`DELETE FROM appointment WHERE customer_id IS NULL AND ends_at < now() - interval '90 days'`,
    );
  },
};

/** Tells a visitor the news by text message, and by e-mail if they gave an address, in the language of the booking. */
async function tell(
  { db, texts, settings }: JobContext,
  { appointmentId, news, startsAt }: z.infer<typeof News>,
): Promise<void> {
  const [row] = await db.select().from(appointment).where(eq(appointment.id, appointmentId));
  if (!row) return;
  const isOutdated = row.status === 'cancelled' || row.startsAt.toISOString() !== startsAt;
  if (news === 'reminder' && isOutdated) return;
  const t = texts(row.language, row.country);
  const answer = await appointmentAnswer(db, row, row.language);
  const words = { answer, news, t, language: row.language, origin: settings.storefronts.desktop };
  const sms = { to: `${countryOf(row.country).phoneCode}${row.phone}`, text: appointmentText(words) };
  const key = `${appointmentId}-${news}-${row.startsAt.getTime()}`;
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
