import type { ConsentEntry, MarketingSubscription } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { Queries } from '../../../platform/database/database.ts';

type Channel = ConsentEntry['channel'];

interface Row extends Record<string, unknown> {
  id: string;
  channel: Channel;
  granted: boolean;
  client: string;
  at: Date;
}

/** Records consents that a customer gave or withdrew; unchanged ones are not recorded again. */
export async function recordConsents(
  tx: Queries,
  customerId: string,
  changes: Partial<Record<Channel, boolean>>,
  client: CallContext['client'],
): Promise<void> {
  const now = await consentsNow(tx, customerId);
  for (const [channel, granted] of Object.entries(changes))
    if (granted !== undefined && now[channel as Channel]?.granted !== granted)
      await tx.execute(sql`
        INSERT INTO consent (customer_id, channel, granted, client)
        VALUES (${customerId}, ${channel}, ${granted}, ${client})`);
}

/** The current consent for each channel. */
export async function consentsNow(
  db: Queries,
  customerId: string,
): Promise<Partial<Record<Channel, { id: string; granted: boolean }>>> {
  const { rows } = await db.execute<Row>(sql`
    SELECT DISTINCT ON (channel) id, channel, granted FROM consent
    WHERE customer_id = ${customerId} ORDER BY channel, id DESC`);
  return Object.fromEntries(rows.map(({ id, channel, granted }) => [channel, { id, granted }]));
}

/** The channels for marketing messages; only those that the customer agreed to. */
export async function subscriptionOf(db: Queries, customerId: string): Promise<MarketingSubscription> {
  const now = await consentsNow(db, customerId);
  const may = (channel: Channel) => now[channel]?.granted ?? false;
  return {
    email: may('email'),
    pushNotification: may('pushNotification'),
    sms: may('sms'),
    whatsapp: may('whatsapp'),
  };
}

/** The history of a customer's consents, the newest first. */
export async function consentHistory(db: Queries, customerId: string): Promise<ConsentEntry[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT id, channel, granted, client, at FROM consent WHERE customer_id = ${customerId} ORDER BY id DESC`);
  return rows.map(({ id, channel, granted, client, at }) => ({
    id,
    channel,
    granted,
    client,
    at: new Date(at).toISOString(),
  }));
}
