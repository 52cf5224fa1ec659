import type { PowerType, Prescription } from '@lunette/prescription/contract';
import { sql } from 'drizzle-orm';
import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ItemDetails } from '../../checkout/order/itemDetails.ts';
import type { Actor } from '../../platform/events.ts';

/** The power type, lens package and coatings of an item. */
export interface LensChoice {
  powerType: PowerType | null;
  packageId: string | null;
  coatingIds: string[];
}

/** An amendment: a change of the lenses of an ordered item. While it is open, the item keeps its old lenses. */
export const orderAmendment = pgTable('order_amendment', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  orderId: text('order_id').notNull(),
  itemId: uuid('item_id').notNull(),
  kind: text('kind').$type<'power_type' | 'package'>().notNull(),
  fromLens: jsonb('from_lens').$type<LensChoice>().notNull(),
  toLens: jsonb('to_lens').$type<LensChoice>().notNull(),
  /** The future details of the item with the agreed price, and its power. */
  details: jsonb('details').$type<ItemDetails>().notNull(),
  prescription: jsonb('prescription').$type<Prescription>(),
  /** The increase of the order's total, in minor units; negative if it decreases. */
  delta: integer('delta').notNull(),
  /** The day on which the item is expected with the new lenses; null if the day does not change. */
  expectedOn: date('expected_on'),
  status: text('status').$type<'open' | 'done' | 'expired' | 'refused'>().notNull(),
  actor: text('actor').$type<Actor['kind']>().notNull(),
  actorId: uuid('actor_id'),
  /** The time until which it can be paid. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

/** An amendment as it is stored. */
export type StoredAmendment = typeof orderAmendment.$inferSelect;
