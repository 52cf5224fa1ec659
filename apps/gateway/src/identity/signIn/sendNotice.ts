import { z } from 'zod';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';

/** What the owner of an account is told by e-mail. */
export const Notice = z.enum([
  'register',
  'password',
  'email',
  'telephone',
  'passkey',
  'deleted',
  'deletion-waits',
]);
export type Notice = z.infer<typeof Notice>;

/** Tells the owner of an account by e-mail what was done with it; an account without an address gets no notice. */
export async function sendNotice(
  db: Queries,
  { language, storefrontOrigin: origin }: Pick<CallContext, 'language' | 'storefrontOrigin'>,
  email: string | null,
  notice: Notice,
): Promise<void> {
  if (email) await enqueue(db, 'session.mail-notice', { email, notice, language, origin });
}
