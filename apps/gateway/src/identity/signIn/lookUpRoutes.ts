import { intlLocale } from '@lunette/country-config';
import { identityContract } from '@lunette/session/contract';
import { maskEmail } from '@lunette/session/rules';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { serve } from '../../platform/http/serve.ts';
import { admit } from '../../platform/rateLimit/admit.ts';
import { countAttempt } from '../../platform/rateLimit/sharedRateLimit.ts';
import { customer } from '../account/schema.ts';
import { customerByEmail, customerByMobile, plainEmail, plainMobile } from './identity.ts';

/** The limit of text messages to one number with the e-mail addresses of its accounts, from all callers together. */
const TO_NUMBER = { name: 'accounts:number', most: 3, minutes: 60 };

/** Mounts the calls that look up the accounts of a number or an address before the sign-in, masked and limited. */
export function lookUpRoutes(gateway: Gateway): void {
  serve(gateway, identityContract.getAccounts, async ({ query }, context) => {
    const mobile = plainMobile(query, context.country);
    const { phoneCode, telephone } = mobile;
    await admit(context, 'accounts', `${phoneCode}${telephone}`, query.captcha);
    const rows = await context.db
      .select({ id: customer.id, email: customer.email, provenAt: customer.telephoneVerifiedAt })
      .from(customer)
      .where(
        and(eq(customer.telephone, telephone), eq(customer.phoneCode, phoneCode), isNotNull(customer.email)),
      )
      .orderBy(customer.id)
      .limit(5);
    const emails = rows.map(({ email }) => maskEmail(email ?? ''));
    if (rows.some(({ id, provenAt }) => provenAt && id === context.session.customerId)) return { emails };
    // Only the owner of the number reads the text message; other callers learn nothing.
    await sendEmails(context, `${phoneCode}${telephone}`, emails);
    return { emails: [] };
  });

  serve(gateway, identityContract.getLoginInfo, async ({ query }, context) => {
    const { db, country, session } = context;
    const mobile =
      query.telephone === undefined
        ? null
        : plainMobile({ telephone: query.telephone, phoneCode: query.phoneCode ?? '' }, country);
    const email = mobile ? '' : plainEmail(query.email ?? '');
    const found = mobile ? await customerByMobile(db, mobile) : await customerByEmail(db, email);
    if (found === null || found.id !== session.customerId)
      return { isRegistered: !mobile, hasPassword: !mobile, isMobileUserOnly: false };
    return {
      isRegistered: true,
      hasPassword: found.passwordHash !== null,
      isMobileUserOnly: found.email === null,
    };
  });
}

/** Texts the masked e-mail addresses of a number's accounts to it, if there are any. */
async function sendEmails(context: CallContext<'guest'>, to: string, emails: string[]): Promise<void> {
  const { db, language, country, t } = context;
  if (emails.length === 0 || (await countAttempt(db, TO_NUMBER, to)) > TO_NUMBER.most) return;
  const list = new Intl.ListFormat(intlLocale(language, country)).format(emails);
  await enqueue(db, 'sms.send', { to, text: t('session.sms-emails', { emails: list }) });
}
