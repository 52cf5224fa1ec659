import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_LENGTH, passwordFault } from '@lunette/session/rules';
import { refuse } from '../../../platform/http/refuse.ts';
import type { Customer } from '../../account/schema.ts';

/** The parameters of argon2id that OWASP recommends: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash that is verified if there is no account, so that every answer takes the same time. */
const nobody = hash('a password that nobody has', COST);

/** The hash of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** Whether a password is that of the account. It takes the same time if there is no account or no password. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobody), password.normalize('NFC'));
  return right && passwordHash != null;
}

/** Refuses a new password that is weak or not confirmed. */
export function refuseWeak(
  { newPassword, confirmation }: { newPassword: string; confirmation?: string },
  about: Partial<Pick<Customer, 'email' | 'firstName' | 'lastName'>>,
  field = 'newPassword',
): void {
  const fault = passwordFault(newPassword, about);
  if (fault) {
    const text = { id: `session.password-${fault}`, values: { ...PASSWORD_LENGTH } };
    throw refuse(422, 'password_weak', text.id, text.values, { [field]: text });
  }
  if (confirmation !== undefined && confirmation !== newPassword)
    throw refuse(
      422,
      'password_differs',
      'session.password-differs',
      {},
      {
        confirmation: 'session.password-differs',
      },
    );
}
