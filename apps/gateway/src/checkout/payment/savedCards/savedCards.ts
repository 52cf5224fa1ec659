import type { CountryCode } from '@lunette/country-config';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../platform/database/database.ts';
import type { ProviderName } from '../provider/paymentProvider.ts';
import { DAY_MS } from '../../../platform/dayMs.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A card that a customer keeps at the payment provider: the details that may be shown, and the provider's token. */
export const savedCard = pgTable('saved_card', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  customerId: uuid('customer_id').notNull(),
  country: text('country').$type<CountryCode>().notNull(),
  provider: text('provider').$type<ProviderName>().notNull(),
  /** The id of its owner at the provider, which does not change when two accounts are merged. */
  vaultCustomer: text('vault_customer').notNull(),
  token: text('token').notNull(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  /** Its last month: `2029-08`. */
  expiry: text('expiry').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  /** The time at which its owner removed it; it can be restored until it is deleted at the provider. */
  removedAt: moment('removed_at'),
});

/** The id of a customer at a payment provider that keeps a list of them; a customer with a merged account has several. */
export const vaultCustomer = pgTable('vault_customer', {
  provider: text('provider').$type<ProviderName>().notNull(),
  id: text('id').notNull(),
  customerId: uuid('customer_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** A saved card as it is stored. */
export type StoredCard = typeof savedCard.$inferSelect;

/** The owner of cards in the store of a country, and the provider of its payments. */
interface CardOwner {
  customerId: string;
  country: CountryCode;
  provider: ProviderName;
}

/** The cards of a customer in a country that were not removed, the last used one first. */
export async function savedCardsOf(
  db: Queries,
  { customerId, country, provider }: CardOwner,
): Promise<StoredCard[]> {
  return db
    .select()
    .from(savedCard)
    .where(
      and(
        eq(savedCard.customerId, customerId),
        eq(savedCard.country, country),
        eq(savedCard.provider, provider),
        isNull(savedCard.removedAt),
      ),
    )
    .orderBy(desc(savedCard.lastUsedAt), desc(savedCard.id));
}

/** The most cards of a customer; with this number the customer is not asked to save another one. */
export const MOST_CARDS = 20;

/** Whether a customer can be asked to keep another card. */
export async function canKeepCard(db: Queries, owner: CardOwner): Promise<boolean> {
  return (await savedCardsOf(db, owner)).length < MOST_CARDS;
}

/** The number of days until a card expires, at the end of its last month. */
export function daysLeft({ expiry }: Pick<StoredCard, 'expiry'>, now = Date.now()): number {
  const [year = 0, month = 0] = expiry.split('-').map(Number);
  return Math.ceil((Date.UTC(year, month) - now) / DAY_MS);
}
