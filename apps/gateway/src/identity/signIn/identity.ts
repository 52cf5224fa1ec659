import {
  countryOf,
  countryOfPhoneCode,
  digitsOf,
  isEmail,
  isMobileNumber,
  nationalNumber,
  westernDigits,
  type CountryCode,
} from '@lunette/country-config';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { visibleText } from '../../platform/texts/visibleText.ts';
import { customer, type Customer } from '../account/schema.ts';

/** A mobile number in its parts, such as `+91` and `9822041377`, with its country. */
export interface Mobile {
  phoneCode: string;
  telephone: string;
  country: CountryCode;
}

/** An e-mail address in the form in which accounts store it; an invalid one is refused. */
export function plainEmail(text: string, field = 'email'): string {
  const email = visibleText(text).toLowerCase();
  if (!isEmail(email) || email.length > 120)
    throw refuse(422, 'email_invalid', 'session.email-invalid', {}, { [field]: 'session.email-invalid' });
  return email;
}

/** A mobile number, parsed from any common form and from Arabic digits; an invalid one is refused. */
export function plainMobile(
  { phoneCode, telephone }: { phoneCode: string; telephone: string },
  fallback: CountryCode,
  field = 'telephone',
): Mobile {
  const code = digitsOf(westernDigits(phoneCode)).replace(/^00/, '');
  const country = code === '' ? fallback : countryOfPhoneCode(`+${code}`);
  const number = visibleText(telephone);
  if (!country || /\p{L}/u.test(number) || !isMobileNumber(number, country)) {
    const values = { digits: countryOf(country ?? fallback).maxMobileLength };
    const text = { id: 'session.telephone-invalid', values };
    throw refuse(422, 'telephone_invalid', text.id, values, { [field]: text });
  }
  return {
    phoneCode: countryOf(country).phoneCode,
    telephone: nationalNumber(number, country),
    country,
  };
}

/** The account with an e-mail address; null if there is none. */
export async function customerByEmail(db: Queries, email: string): Promise<Customer | null> {
  const [found] = await db.select().from(customer).where(eq(customer.email, email));
  return found ?? null;
}

/** The account that has verified a number; null if there is none. */
export async function customerByMobile(
  db: Queries,
  { phoneCode, telephone }: Pick<Mobile, 'phoneCode' | 'telephone'>,
): Promise<Customer | null> {
  const [found] = await db
    .select()
    .from(customer)
    .where(
      and(
        eq(customer.phoneCode, phoneCode),
        eq(customer.telephone, telephone),
        isNotNull(customer.telephoneVerifiedAt),
      ),
    );
  return found ?? null;
}

/** The account of a session's customer; refuses with 401 if it was deleted. */
export async function customerById(db: Queries, id: string): Promise<Customer> {
  const [found] = await db.select().from(customer).where(eq(customer.id, id));
  if (!found) throw refuse(401, 'session_invalid', 'platform.session-invalid');
  return found;
}
