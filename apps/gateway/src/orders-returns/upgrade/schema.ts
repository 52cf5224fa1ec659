import type { Prescription } from '@lunette/prescription/contract';
import { sql } from 'drizzle-orm';
import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PowerType } from '../../catalog/schema.ts';
import type { ItemDetails } from '../../checkout/order/itemDetails.ts';
import type { Actor } from '../../platform/events.ts';

/** The power type, lens package and coatings of an item. */
export interface LensChoice {
  powerType: PowerType | null;
  packageId: string | null;
  coatingIds: string[];
}

/** A change of the lenses of an ordered item. While it is open the order keeps its old lenses. */
export const orderAmendment = pgTable('order_amendment', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  orderId: text('order_id').notNull(),
  itemId: uuid('item_id').notNull(),
  kind: text('kind').$type<'power_type' | 'package'>().notNull(),
  fromLens: jsonb('from_lens').$type<LensChoice>().notNull(),
  toLens: jsonb('to_lens').$type<LensChoice>().notNull(),
  /** The item as it will be: its details with the agreed price, and its power. */
  details: jsonb('details').$type<ItemDetails>().notNull(),
  prescription: jsonb('prescription').$type<Prescription>(),
  /** What the order costs more, in minor units; negative where it costs less. */
  delta: integer('delta').notNull(),
  /** The day on which the item is expected with the new lenses; null where it stays. */
  expectedOn: date('expected_on'),
  status: text('status').$type<'open' | 'done' | 'expired' | 'refused'>().notNull(),
  actor: text('actor').$type<Actor['kind']>().notNull(),
  actorId: uuid('actor_id'),
  /** Until when it can be paid. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

export type StoredAmendment = typeof orderAmendment.$inferSelect;
