import type { EmailVerification, SignedIn } from '@lunette/session/contract';
import type { z } from 'zod';
import type { Queries } from '../../platform/database/database.ts';
import type { Customer } from '../account/schema.ts';
import { hasPlacedOrder } from './signIn.ts';

/** The answer of a sign-in. */
export async function signedIn(db: Queries, customer: Customer, token: string): Promise<SignedIn> {
  return {
    token,
    id: customer.id,
    firstName: customer.firstName,
    cygnus: { cygnusId: customer.cygnusId },
    isTelephoneVerified: customer.telephoneVerifiedAt !== null,
    emailVerificationStatus: emailStatusOf(customer),
    hasPlacedOrder: await hasPlacedOrder(db, customer.id),
  };
}

/** Whether the e-mail address of an account is verified. */
export function emailStatusOf({
  email,
  emailVerifiedAt,
}: Pick<Customer, 'email' | 'emailVerifiedAt'>): z.infer<typeof EmailVerification> {
  if (email === null) return 'none';
  return emailVerifiedAt === null ? 'unverified' : 'verified';
}
