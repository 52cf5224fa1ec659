import { paths } from '@lunette/api-client/contract';
import type { Language } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { JobContext, Jobs } from '../../platform/jobs/jobs.ts';
import { html, mailLink, mailPage } from '../../platform/messages/mailPage.ts';
import { sendMail } from '../../platform/messages/messages.ts';
import { customer } from '../account/schema.ts';
import { issueToken } from './customerToken.ts';
import { customerByEmail } from './identity.ts';
import { codeWithId, hashOfCode, oneTimeCode } from './otp/otp.ts';
import { Notice } from './sendNotice.ts';

const CodePayload = z.object({ id: z.string(), language: z.enum(['en', 'ar']) });
const Letter = z.object({ email: z.string(), language: z.enum(['en', 'ar']), origin: z.string() });
const CustomerPayload = Letter.extend({ customerId: z.string() });
const NoticePayload = Letter.extend({ notice: Notice });
/** The page to which the link of a notice leads. */
const NOTICE_PAGES: Record<Notice, string> = {
  register: paths.forgotPassword(),
  password: paths.forgotPassword(),
  email: '/support',
  telephone: '/support',
  passkey: '/support',
  social: '/support',
  deleted: '',
  'deletion-waits': '',
};

/**
 * The messages of the sign-in. Codes and links are created when they are sent, so the queue contains none. The jobs also
 * look up whether an address has an account, so that the call takes the same time in both cases.
 */
export const signInJobs: Jobs = {
  'session.send-otp': async (payload, context) => sendCode(context, CodePayload.parse(payload)),
  'session.mail-reset': async (payload, context) => {
    const { email, language, origin } = Letter.parse(payload);
    const found = await customerByEmail(context.db, email);
    if (!found) return;
    const { token } = await issueToken(context.db, 'reset', found.id, { email });
    const url = `${origin}${paths.resetPassword(token)}`;
    const name = found.emailVerifiedAt ? found.firstName : '';
    await send(context, email, language, 'reset', { url, name });
  },
  'session.mail-verification': async (payload, context) => {
    const { customerId, email, language, origin } = CustomerPayload.parse(payload);
    const [found] = await context.db.select().from(customer).where(eq(customer.id, customerId));
    if (!found) return;
    const { token } = await issueToken(context.db, 'verify', customerId, { email });
    const url = `${origin}${paths.verifyEmail(token)}`;
    // The address may be that of a stranger, to whom no words of the caller are sent.
    await send(context, email, language, 'verify', { url, name: '' });
  },
  'session.mail-notice': async (payload, context) => {
    const { email, language, origin, notice } = NoticePayload.parse(payload);
    const url = `${origin}${NOTICE_PAGES[notice]}`;
    await send(context, email, language, `notice-${notice}`, { url, name: '' });
  },
};

async function sendCode(
  { db, services, settings, texts }: JobContext,
  { id, language }: z.infer<typeof CodePayload>,
): Promise<void> {
  const [open] = await db.select().from(oneTimeCode).where(eq(oneTimeCode.id, id));
  if (!open || open.expiresAt.getTime() <= Date.now()) return;
  const code = codeWithId(settings, id, open.digits);
  await db
    .update(oneTimeCode)
    .set({ codeHash: hashOfCode(settings, id, code) })
    .where(eq(oneTimeCode.id, id));
  const to = `${open.phoneCode}${open.telephone}`;
  await services.messages.sms({ to, text: texts(language)('session.sms-code', { code }) });
}

async function send(
  context: JobContext,
  to: string,
  language: Language,
  letter: string,
  { url, name }: { url: string; name: string },
): Promise<void> {
  const t = context.texts(language);
  const words = (part: string) => t(`session.mail-${letter}-${part}`, { name: name || 'none' });
  const [subject, text, link] = [words('subject'), words('text'), words('link')];
  await sendMail(context, {
    to,
    subject,
    text: [subject, '', text, '', `${link}: ${url}`].join('\n'),
    html: mailPage(language, subject, [
      html`<p style="margin:0 0 24px">${text}</p>`,
      mailLink({ text: link, url }),
    ]),
  });
}
