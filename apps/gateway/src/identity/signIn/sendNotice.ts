import { z } from 'zod';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { countAttempt } from '../../platform/rateLimit/sharedRateLimit.ts';

/** What the owner of an account is told by e-mail. */
export const Notice = z.enum([
  'register',
  'password',
  'email',
  'telephone',
  'passkey',
  'social',
  'deleted',
  'deletion-waits',
]);
export type Notice = z.infer<typeof Notice>;

/** The notices of one kind to one mailbox in an hour: the address of an account may be a stranger's. */
const TO_MAILBOX = { name: 'notice:mailbox', most: 6, minutes: 60 };

/**
 * Tells the owner of an account by e-mail what was done with it. An account without an address gets no notice, and one
 * mailbox gets few of a kind.
 */
export async function sendNotice(
  db: Queries,
  { language, storefrontOrigin: origin }: Pick<CallContext, 'language' | 'storefrontOrigin'>,
  email: string | null,
  notice: Notice,
): Promise<void> {
  if (!email || (await countAttempt(db, TO_MAILBOX, `${notice} ${email}`)) > TO_MAILBOX.most) return;
  await enqueue(db, 'session.mail-notice', { email, notice, language, origin });
}
