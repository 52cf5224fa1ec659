import { sql } from 'drizzle-orm';
import { newAddress, newCustomer } from '../../identity/testing/customer.ts';
import { guest, type CallAs, type TestGateway } from '../../platform/testing/testGateway.ts';

/** A session that has entered the code of an order. */
export async function withCode(app: TestGateway, orderId: string): Promise<CallAs> {
  const token = await guest(app);
  const session = await app.findSession(token);
  await app.db.execute(sql`
    INSERT INTO order_code (order_id, session_id, digits, entered_at, expires_at)
    VALUES (${orderId}, ${session?.id}, 6, now(), now() + interval '1 hour')`);
  return { token };
}

/** Callers who may not read an order, by a name that is shown if a test fails. */
export async function strangersOf(app: TestGateway): Promise<Record<string, CallAs>> {
  return {
    'a guest without its code': { token: await guest(app), headers: newAddress() },
    'another customer': { token: (await newCustomer(app)).token, headers: newAddress() },
  };
}
