import { isEmail } from '@lunette/country-config';
import { eq, sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { visibleText } from '../../../platform/texts/visibleText.ts';
import { customer, type Customer } from '../../account/schema.ts';
import { endSessionsOf } from '../../session/sessions.ts';
import { removeOtherCredentials } from '../removeOtherCredentials.ts';
import { customerById } from '../identity.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import { sendNotice } from '../sendNotice.ts';
import type { SocialPerson } from './socialProvider.ts';

interface Entered {
  customer: Customer;
  isNew: boolean;
  /** Whether the sign-in proves who the customer is; false if the identity was only linked to the signed-in account. */
  isProven: boolean;
}

/**
 * The account of a person whom an identity provider confirms: the linked one, that of the signed-in customer, that of the
 * verified e-mail address, or a new one. A new link is a credential, so a signed-in customer needs a recent sign-in for
 * it.
 */
export async function customerOfPerson(
  context: Pick<CallContext<'guest'>, 'db' | 'session' | 'country' | 'language' | 'storefrontOrigin'>,
  account: string,
  person: SocialPerson,
): Promise<Entered> {
  const { db, session, country, language } = context;
  return db.transaction(async (tx) => {
    // Two devices on which the person signs in for the first time wait for each other.
    const lock = `social ${account} ${person.subject}`;
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    const linked = await customerOfIdentity(tx, account, person.subject);
    if (linked) return { customer: linked, isNew: false, isProven: true };
    const email = person.email === null ? null : visibleText(person.email).toLowerCase();
    if (session.customerId !== null) requireRecentSignIn(session);
    const own = session.customerId === null ? null : await customerById(tx, session.customerId);
    const verified = person.emailVerified ? email : null;
    const known = own ?? (verified && (await ownerOf(tx, verified)));
    const made = known ? null : await newCustomer(tx, { country, language }, person, verified);
    // A sign-in with another provider can have made the account of the address at the same moment.
    const found = known || made || (verified && (await ownerOf(tx, verified)));
    if (!found) throw refuse(409, 'still_working', 'platform.still-working');
    await tx.execute(sql`
      INSERT INTO social_identity (account, subject, customer_id) VALUES (${account}, ${person.subject}, ${found.id})`);
    if (own) await sendNotice(tx, context, own.email, 'social');
    return { customer: found, isNew: made !== null, isProven: own === null };
  });
}

async function customerOfIdentity(tx: Queries, account: string, subject: string): Promise<Customer | null> {
  const { rows } = await tx.execute<{ customer_id: string }>(
    sql`SELECT customer_id FROM social_identity WHERE account = ${account} AND subject = ${subject}`,
  );
  return rows[0] ? customerById(tx, rows[0].customer_id) : null;
}

/**
 * The account of a verified address. If its e-mail was unverified, all its credentials are removed, because another
 * person may have opened it.
 */
async function ownerOf(tx: Queries, email: string): Promise<Customer | null> {
  const [found] = await tx.select().from(customer).where(eq(customer.email, email)).for('update');
  if (!found || found.emailVerifiedAt !== null) return found ?? null;
  await removeOtherCredentials(tx, found.id);
  await endSessionsOf(tx, found.id);
  const [proven] = await tx
    .update(customer)
    .set({ emailVerifiedAt: new Date(), passwordHash: null })
    .where(eq(customer.id, found.id))
    .returning();
  return proven ?? found;
}

/** A new account; null if there is one with this address. */
async function newCustomer(
  tx: Queries,
  at: Pick<Customer, 'country' | 'language'>,
  { firstName, lastName }: SocialPerson,
  verified: string | null,
): Promise<Customer | null> {
  // An address that the provider has not verified is not stored, because it may belong to another person.
  const proven = verified !== null && isEmail(verified) ? verified : null;
  const [made] = await tx
    .insert(customer)
    .values({
      ...at,
      firstName: visibleText(firstName).slice(0, 60),
      lastName: visibleText(lastName).slice(0, 60),
      ...(proven && { email: proven, emailVerifiedAt: new Date() }),
    })
    .onConflictDoNothing()
    .returning();
  return made ?? null;
}
