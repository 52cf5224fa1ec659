import type { StaffRole } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const newId = sql`uuidv7()`;

/** A member of staff; a removed one keeps the row for what they did. */
export const staffUser = pgTable('staff_user', {
  id: uuid('id').primaryKey().default(newId),
  email: text('email').notNull(),
  name: text('name').notNull(),
  role: text('role').$type<StaffRole>().notNull(),
  salesmanId: integer('salesman_id').notNull().generatedAlwaysAsIdentity(),
  passwordHash: text('password_hash'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  removedAt: timestamp('removed_at', { withTimezone: true }),
});

/** A member of staff as stored. */
export type StoredStaff = typeof staffUser.$inferSelect;

/** The code that is mailed to a member of staff, for the session that gave the right password; only its hash is stored. */
export const staffCode = pgTable('staff_code', {
  id: uuid('id').primaryKey().default(newId),
  sessionId: uuid('session_id').notNull(),
  staffId: uuid('staff_id').notNull(),
  codeHash: text('code_hash'),
  tries: integer('tries').notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What a member of staff did. */
export type StaffActName =
  | 'signed_in'
  | 'prescriptions_listed'
  | 'picture_seen'
  | 'prescription_read'
  | 'prescription_refused'
  | 'order_placed'
  | 'store_sale_recorded'
  | 'store_sale_removed';

/** Acts of staff; the subject is the number of an order or of a receipt, or the name of a picture. */
export const staffAct = pgTable('staff_act', {
  id: uuid('id').primaryKey().default(newId),
  staffId: uuid('staff_id').notNull(),
  act: text('act').$type<StaffActName>().notNull(),
  subject: text('subject'),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});
