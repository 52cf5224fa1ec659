import { randomUUID } from 'node:crypto';
import type { OldDatabase } from '../../platform/testing/databaseBefore.ts';

/** The ids of a guest's order with an item, for tests of migrations. */
export const OLD = {
  orderId: '1000000001',
  sessionId: '01950000-0000-7000-8000-000000000020',
  itemId: '01950000-0000-7000-8000-000000000030',
} as const;

/** Inserts the order with its cart, placed in June 2026 unless its columns say otherwise. */
export async function insertOldOrder({ insert }: Pick<OldDatabase, 'insert'>, columns = {}): Promise<void> {
  const cart = { id: randomUUID(), session_id: OLD.sessionId, country: 'IN', status: 'ordered' };
  await insert('cart', cart);
  await insert('orders', {
    id: OLD.orderId,
    cart_id: cart.id,
    session_id: OLD.sessionId,
    country: 'IN',
    language: 'en',
    currency_code: 'INR',
    status: 'placed',
    idempotency_key: cart.id,
    totals: {},
    total: 700,
    address: {},
    email: '',
    delivery_option: 'standard',
    delivery_date: '2026-06-17',
    created_at: '2026-06-01T10:00:00Z',
    placed_at: '2026-06-01T10:05:00Z',
    ...columns,
  });
}

/** Inserts the item of that order. */
export async function insertOldItem({ insert }: Pick<OldDatabase, 'insert'>, columns = {}): Promise<void> {
  await insert('order_item', {
    id: OLD.itemId,
    order_id: OLD.orderId,
    product_id: '1',
    quantity: 1,
    facts: {},
    ...columns,
  });
}
