import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import type { Actor, DomainEvents, EventContext, OrderAct } from '../../platform/events.ts';

/** Acts on orders, the oldest first. */
export const orderAct = pgTable('order_act', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  orderId: text('order_id').notNull(),
  itemId: uuid('item_id'),
  actor: text('actor').$type<Actor['kind']>().notNull(),
  actorId: uuid('actor_id'),
  act: text('act').$type<OrderAct['act']>().notNull(),
  details: jsonb('details').$type<NonNullable<OrderAct['details']>>().notNull().default({}),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});

/** Records what was done to an order and by whom, in the transaction that does it. */
export async function recordAct(tx: Queries, act: OrderAct): Promise<void> {
  await recordActs(tx, [act]);
}

/** Records several acts, one or more, in one statement. */
export async function recordActs(tx: Queries, acts: readonly OrderAct[]): Promise<void> {
  await tx
    .insert(orderAct)
    .values(acts.map(({ actor, ...act }) => ({ ...act, actor: actor.kind, actorId: actor.id })));
}

/** Records an act that another domain has published. */
export async function recordPublished(act: DomainEvents['onOrderAct'], { tx }: EventContext): Promise<void> {
  await recordAct(tx, act);
}

/** Records how the payment of an order ended at the provider. */
export async function recordPayment(
  { orderId, isPaid }: DomainEvents['onPaymentSettled'],
  { tx }: EventContext,
): Promise<void> {
  const actor = { kind: 'provider', id: null } as const;
  await recordAct(tx, { orderId, actor, act: isPaid ? 'paid' : 'payment_failed' });
}
