import { cartContract } from '@lunette/cart/contract';
import { sessionContract } from '@lunette/session/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../seed/sentinels.ts';
import { enqueue } from '../platform/jobs.ts';
import { call, guest, testGatewayApp } from '../platform/testing.ts';
import { session } from './schema.ts';

const app = await testGatewayApp();
const validate = (token: string | undefined) =>
  call(app, sessionContract.validateSession, undefined, { token });

/** Moves the end of the newest session. */
async function letEndIn(interval: string): Promise<void> {
  await app.db.execute(sql`
    UPDATE session SET expires_at = now() + ${interval}::interval WHERE id = (SELECT max(id::text)::uuid FROM session)`);
}

describe('the session', () => {
  test('SESS-05 a call without a session, or with an altered token, is refused with 401 session_invalid', async () => {
    const token = await guest(app);
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`;
    for (const wrong of [undefined, '', 'x', altered, `${token}x`, `${token} `]) {
      const answer = await validate(wrong);
      expect(answer.status).toBe(401);
      expect(answer.problem).toMatchObject({
        code: 'session_invalid',
        detail: 'Your visit has ended. Please try again.',
      });
    }
  });

  test('SESS-05 a session that has run out is refused, and a new one can be made at once', async () => {
    const token = await guest(app);
    await letEndIn('-1 second');
    expect((await validate(token)).problem).toMatchObject({ status: 401, code: 'session_invalid' });
    expect((await validate(await guest(app))).status).toBe(200);
  });

  test('SESS-01 a new session answers a token of 256 bits that names it from then on, never to be kept by a cache', async () => {
    const made = await call(app, sessionContract.createSession, undefined);
    expect(Buffer.from(made.result.id, 'base64url')).toHaveLength(32);
    expect(made.headers['cache-control']).toBe('no-store');
    const seen = await validate(made.result.id);
    expect(seen.result).toEqual(made.result);
    expect(seen.headers['cache-control']).toBe('no-store');
  });

  test('SESS-01 its 30 days begin anew while it is used, and the database never holds the token', async () => {
    const token = await guest(app);
    await letEndIn('5 days');
    await validate(token);
    const rows = await app.db.select().from(session).where(eq(session.country, 'IN'));
    const newest = rows.sort((one, other) => one.id.localeCompare(other.id)).at(-1);
    expect(newest?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29.9 * 86_400_000);
    expect(newest?.tokenHash).toHaveLength(32);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('SESS-09 tells the cart, how many pieces lie in it, the wishlist and that a guest is not signed in', async () => {
    const token = await guest(app);
    expect((await validate(token)).result.attrs).toEqual({
      ...{ cartIds: [], itemsCount: 0, wishlist: [], isLoggedIn: false },
    });
    const body = { productId: sentinels.accessory, quantity: 2 };
    const cart = await call(app, cartContract.addItem, { body }, { token });
    expect((await validate(token)).result.attrs).toMatchObject({ cartIds: [cart.result.id], itemsCount: 2 });
    expect((await validate(await guest(app))).result.attrs.itemsCount).toBe(0);
  });

  test('sessions that have run out are removed in the night', async () => {
    await guest(app);
    await letEndIn('-1 second');
    await enqueue(app.db, 'session.tidy', {});
    await app.runJobs();
    const { rows } = await app.db.execute(sql`SELECT 1 FROM session WHERE expires_at < now()`);
    expect(rows).toEqual([]);
  });
});
