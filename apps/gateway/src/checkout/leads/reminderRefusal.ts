import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { SecretSettings } from '../../platform/settings/settings.ts';

const HASH_BYTES = 32;

/**
 * The token that ends the reminders to an address. Only the mails to that address contain it, and it gives access to nothing
 * else.
 */
export function endRemindersToken(settings: SecretSettings, email: string): string {
  const hash = hashOf(email);
  return Buffer.concat([hash, signatureOf(settings, hash)]).toString('base64url');
}

/** Ends all further reminders to the address of a mail. Refuses a token that was not issued here. */
export async function endReminders(
  token: string,
  { db, settings }: CallContext<'guest'>,
): Promise<{ success: boolean }> {
  const given = Buffer.from(token, 'base64url');
  const [hash, sign] = [given.subarray(0, HASH_BYTES), given.subarray(HASH_BYTES)];
  const expected = signatureOf(settings, hash);
  if (sign.length !== expected.length || !timingSafeEqual(sign, expected))
    throw refuse(404, 'link_unknown', 'checkout.reminder-link');
  await db.execute(sql`INSERT INTO reminder_refusal (email_hash) VALUES (${hash}) ON CONFLICT DO NOTHING`);
  return { success: true };
}

/** Whether the owner of an address has ended the reminders. */
export async function hasRefusedReminders(db: Queries, email: string): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM reminder_refusal WHERE email_hash = ${hashOf(email)}`);
  return rows.length > 0;
}

function hashOf(email: string): Buffer {
  return createHash('sha256').update(email.toLowerCase()).digest();
}

function signatureOf({ secrets }: SecretSettings, hash: Buffer): Buffer {
  return createHmac('sha256', secrets.codes).update('end-reminders.').update(hash).digest().subarray(0, 16);
}
