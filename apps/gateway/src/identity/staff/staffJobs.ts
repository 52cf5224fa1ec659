import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { html, ltr, mailPage } from '../../platform/messages/mailPage.ts';
import { sendMail } from '../../platform/messages/messages.ts';
import { codeWithId, hashOfCode } from '../signIn/otp/otp.ts';
import { CODE_DIGITS } from './staffCode.ts';
import { staffCode, staffUser } from './schema.ts';

const CodePayload = z.object({ id: z.string(), language: z.enum(['en', 'ar']) });

/** The mail with the code of a member of staff. The code is created when it is sent, so the queue contains none. */
export const staffJobs: Jobs = {
  'session.mail-staff-code': async (payload, context) => {
    const { id, language } = CodePayload.parse(payload);
    const { db, settings } = context;
    const [open] = await db
      .select({ email: staffUser.email, expiresAt: staffCode.expiresAt })
      .from(staffCode)
      .innerJoin(staffUser, eq(staffUser.id, staffCode.staffId))
      .where(eq(staffCode.id, id));
    if (!open || open.expiresAt.getTime() <= Date.now()) return;
    const code = codeWithId(settings, id, CODE_DIGITS);
    await db
      .update(staffCode)
      .set({ codeHash: hashOfCode(settings, id, code) })
      .where(eq(staffCode.id, id));
    const t = context.texts(language);
    const [subject, text] = [t('session.mail-staff-code-subject'), t('session.mail-staff-code-text')];
    await sendMail(context, {
      to: open.email,
      subject,
      text: [subject, '', code, '', text].join('\n'),
      html: mailPage(language, subject, [
        html`<p style="margin:0 0 24px;font-size:22px;font-weight:600">${ltr(code)}</p>`,
        html`<p style="margin:0">${text}</p>`,
      ]),
    });
  },
};
