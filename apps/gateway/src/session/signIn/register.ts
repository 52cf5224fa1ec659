import type { signInContract } from '@lunette/session/contract';
import type { Parsed } from '@lunette/api-client/contract';
import type { CallContext } from '../../platform/callContext.ts';
import { enqueue } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refuse.ts';
import { visibleText } from '../../platform/visibleText.ts';
import { recordConsents } from '../customer/consents.ts';
import { customer, type Customer } from '../customer/schema.ts';
import { admit } from './admit.ts';
import { customerByEmail, plainEmail, plainMobile } from './identity.ts';
import { hashPassword, isPassword, refuseWeak } from './password.ts';

type Registration = Parsed<typeof signInContract.register>['body'];

/**
 * Opens an account. The owner of an address that has one hears of it by mail; whoever knows its password is simply
 * let in, so that a form sent twice opens one account.
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
  const right = await admit(context, 'register', email, form.captcha);
  const passwordHash = await hashPassword(form.password);
  const made = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(customer)
      .values({
        ...{ country, language, firstName, lastName, email, passwordHash, gender: form.gender },
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
  const owner = await customerByEmail(db, email);
  if (owner && (await isPassword(form.password, owner.passwordHash))) {
    await right();
    return owner;
  }
  await enqueue(db, 'session.mail-notice', { email, notice: 'register', language, origin });
  throw refuse(409, 'email_taken', 'session.email-taken', {}, { email: 'session.email-taken' });
}
