import type { signInContract } from '@lunette/session/contract';
import type { Parsed } from '@lunette/api-client/contract';
import type { CallContext } from '../../platform/http/callContext.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { countAttempt } from '../../platform/rateLimit/sharedRateLimit.ts';
import { visibleText } from '../../platform/texts/visibleText.ts';
import { recordConsents } from '../account/consents/consents.ts';
import { customer, type Customer } from '../account/schema.ts';
import { admit } from '../../platform/rateLimit/admit.ts';
import { plainEmail, plainMobile } from './identity.ts';
import { hashPassword, refuseWeak } from './password/password.ts';
import { sendNotice } from './sendNotice.ts';

type Registration = Parsed<typeof signInContract.register>['body'];

/** The limit of mails to one address in an hour that say that a registration with it was tried. */
const TO_MAILBOX = { name: 'register:mailbox', most: 3, minutes: 60 };

/**
 * Registers an account. An address that has an account is refused, whatever the password, and its owner gets a mail: if
 * the form signed in, it could be used to guess passwords.
 */
export async function register(context: CallContext<'guest'>, form: Registration): Promise<Customer> {
  const { db, country, language, client, storefrontOrigin: origin } = context;
  const email = plainEmail(form.email);
  const firstName = visibleText(form.firstName);
  const lastName = visibleText(form.lastName);
  if (firstName === '')
    throw refuse(
      422,
      'name_missing',
      'platform.invalid-request',
      {},
      { firstName: 'platform.field-missing' },
    );
  refuseWeak({ newPassword: form.password }, { email, firstName, lastName }, 'password');
  const mobile = form.telephone === '' ? null : plainMobile(form, country);
  await admit(context, 'register', email, form.captcha);
  const passwordHash = await hashPassword(form.password);
  const made = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(customer)
      .values({
        country,
        language,
        firstName,
        lastName,
        email,
        passwordHash,
        gender: form.gender,
        ...(mobile && { phoneCode: mobile.phoneCode, telephone: mobile.telephone }),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) return null;
    if (form.subscribe) await recordConsents(tx, row.id, { email: true }, client);
    await enqueue(tx, 'session.mail-verification', { customerId: row.id, email, language, origin });
    return row;
  });
  if (made) return made;
  if ((await countAttempt(db, TO_MAILBOX, email)) <= TO_MAILBOX.most)
    await sendNotice(db, context, email, 'register');
  throw refuse(409, 'email_taken', 'session.email-taken', {}, { email: 'session.email-taken' });
}
