import { sql } from 'drizzle-orm';
import type { TestGateway } from '../../platform/testing/testGateway.ts';

/** Lets a session act as if it had entered the one-time code of an order. */
export async function enterOrderCode(app: TestGateway, orderId: string, token: string): Promise<void> {
  const session = await app.findSession(token);
  await app.db.execute(sql`
    INSERT INTO order_code (order_id, session_id, digits, entered_at, expires_at)
    VALUES (${orderId}, ${session?.id}, 6, now(), now() + interval '1 hour')`);
}
