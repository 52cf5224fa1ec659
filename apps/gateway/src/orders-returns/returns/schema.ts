import type {
  ReturnMode,
  ReturnReason,
  ReturnRefundMethod,
  ReturnStatus,
} from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Worth } from './preview/worth.ts';

/**
 * A return of goods of an order: a parcel, or a claim for which nothing is sent. Returns that were confirmed together are
 * one group.
 */
export const orderReturn = pgTable('order_return', {
  id: text('id')
    .primaryKey()
    .default(sql`(10000000 + nextval('return_number') * 2654435761 % 89999999)::text`),
  groupId: text('group_id').notNull(),
  orderId: text('order_id').notNull(),
  kind: text('kind').$type<'parcel' | 'claim'>().notNull(),
  status: text('status').$type<ReturnStatus>().notNull(),
  mode: text('mode').$type<ReturnMode>(),
  storeCode: text('store_code'),
  pickupOn: date('pickup_on'),
  /** The hour at which the courier's round begins. */
  pickupFrom: integer('pickup_from'),
  /** Its refund method. */
  refundMethod: text('refund_method').$type<ReturnRefundMethod>().notNull(),
  sendBy: date('send_by'),
  rejection: text('rejection'),
  /**
   * The id of its parcel at the courier, and the round that the courier has confirmed; an empty round if the shopper hands
   * it in.
   */
  courierId: text('courier_id'),
  bookedRound: text('booked_round'),
  /** The round that was sent to the courier; null if none was sent or the pickup was stopped. */
  askedRound: text('asked_round'),
  /** The round that the courier is known to have missed; then the shopper chooses another one. */
  missedRound: text('missed_round'),
  /** Its id at the warehouse, and whether it may be announced there. */
  warehouseId: text('warehouse_id'),
  isAnnounced: boolean('is_announced').notNull().default(false),
  /** The lease of a gateway that calls courier or warehouse about it. */
  transportUntil: timestamp('transport_until', { withTimezone: true }),
  /** For a claim that the store itself has made: the lost parcel of refused pieces that it refunds. */
  lostParcel: uuid('lost_parcel'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A return as it is stored. */
export type StoredReturn = typeof orderReturn.$inferSelect;

/** The time at which a return reached a status; it reaches each status once. */
export const returnStatusHistory = pgTable('return_status_history', {
  returnId: text('return_id').notNull(),
  status: text('status').$type<ReturnStatus>().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});

/** The result of the inspection of a piece; null before it. */
export type PieceOutcome = 'resellable' | 'scrap' | 'back_to_sender' | 'missing' | 'lost';

/** One piece of an item in a return. */
export const returnItem = pgTable('return_item', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  returnId: text('return_id').notNull(),
  itemId: uuid('item_id').notNull(),
  /** The index of the piece in its item, from 0. */
  piece: integer('piece').notNull(),
  reason: text('reason').$type<ReturnReason>().notNull(),
  comment: text('comment'),
  hasArrived: boolean('has_arrived'),
  outcome: text('outcome').$type<PieceOutcome>(),
  refusal: text('refusal'),
  /** Whether the piece can be returned again: its return was cancelled, has expired, or never held it. */
  isReleased: boolean('is_released').notNull().default(false),
  /** Its worth as its shopper confirmed it; the inspection may change it. */
  worth: jsonb('worth').$type<Worth>().notNull(),
});

/** A returned piece as it is stored. */
export type StoredPiece = typeof returnItem.$inferSelect;

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A photo that shows what is wrong with an item; the gateway has encoded it again. */
export const returnPhoto = pgTable('return_photo', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  orderId: text('order_id').notNull(),
  itemId: uuid('item_id').notNull(),
  /** Null until the return is confirmed. */
  returnId: text('return_id'),
  jpeg: bytea('jpeg').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
