import type { Queries } from '../../platform/database/database.ts';
import { countAttempts } from '../../platform/rateLimit/sharedRateLimit.ts';

/**
 * The limit of messages per hour about unpaid orders to one e-mail address or phone. Such orders cost nothing to place and
 * may contain a stranger's address.
 */
const UNPAID_TO_RECIPIENT = { name: 'order-confirm:recipient', most: 10, minutes: 60 };

/** Counts a message about an order that is not paid, and returns the channels by which it may still be sent. */
export async function countUnpaidMessage(
  db: Queries,
  { email, phone }: { email: string; phone: string },
): Promise<{ mail: boolean; sms: boolean }> {
  const [mails = 0, texts = 0] = await countAttempts(db, UNPAID_TO_RECIPIENT, [email.toLowerCase(), phone]);
  return { mail: mails <= UNPAID_TO_RECIPIENT.most, sms: texts <= UNPAID_TO_RECIPIENT.most };
}
