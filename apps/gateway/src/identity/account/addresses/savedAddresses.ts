import type { CustomerAddress, SavedAddress } from '@lunette/session/contract';
import type { CountryCode } from '@lunette/country-config';
import { and, desc, eq, sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Queries } from '../../../platform/database/database.ts';

/** An address of an account; a customer has at most one default address in each country. */
export const customerAddress = pgTable('customer_address', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  customerId: uuid('customer_id').notNull(),
  country: text('country').$type<CountryCode>().notNull(),
  defaultAddress: boolean('default_address').notNull().default(false),
  address: jsonb('address').$type<CustomerAddress>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The owner of addresses in a country's store. */
interface AddressOwner {
  customerId: string;
  country: CountryCode;
}

/** The condition for a customer's addresses in a country. */
export const addressesIn = ({ customerId, country }: AddressOwner) =>
  and(eq(customerAddress.customerId, customerId), eq(customerAddress.country, country));

/** The addresses of a customer in a country, the default one first, then the newest. */
export async function savedAddresses(db: Queries, owner: AddressOwner): Promise<SavedAddress[]> {
  const rows = await db
    .select()
    .from(customerAddress)
    .where(addressesIn(owner))
    .orderBy(desc(customerAddress.defaultAddress), desc(customerAddress.createdAt));
  return rows.map(({ id, defaultAddress, address }) => ({ ...address, id, defaultAddress }));
}
