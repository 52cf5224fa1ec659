import { COUNTRY_CODES } from '@lunette/country-config';
import { z } from 'zod';
import type { JobContext, Jobs } from '../platform/jobs/jobs.ts';
import { sendMail } from '../platform/messages/messages.ts';
import { drawLook } from './look/look.ts';
import { lookMail } from './look/lookMail.ts';
import { faceNamed } from './profile/profile.ts';

const MailedLook = z.object({
  dittoId: z.string(),
  productId: z.string(),
  email: z.string(),
  /** The page of the frame. */
  url: z.string(),
  country: z.enum(COUNTRY_CODES),
  language: z.enum(['en', 'ar']),
});
/** The payload of the job that sends a try-on picture. */
export type MailedLook = z.infer<typeof MailedLook>;

/**
 * The jobs of try-on. No picture of a face is stored in the queue: it is drawn when it is sent, if the face is still stored.
 */
export const tryonJobs: Jobs = {
  'tryon.mail-look': async (payload, context) => mailLook(MailedLook.parse(payload), context),
};

async function mailLook(
  { dittoId, productId, email, url, country, language }: MailedLook,
  context: JobContext,
): Promise<void> {
  const face = await faceNamed(context.db, dittoId);
  if (!face) return;
  const t = context.texts(language);
  const look = await drawLook({ catalogDb: context.db, country, language, t }, productId, face);
  await sendMail(context, lookMail({ to: email, look, url, language, t }));
}
