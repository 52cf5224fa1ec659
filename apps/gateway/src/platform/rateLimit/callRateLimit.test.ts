import { configurationContract, sessionContract } from '@lunette/session/contract';
import { describe, expect, test, vi } from 'vitest';
import { localRateLimit } from './localRateLimit.ts';
import { call, guest, testGatewayApp } from '../testing/testGateway.ts';

describe('a rate limit of one gateway', () => {
  test('refuses a key that is over its limit until its time is over; other keys are not affected', async () => {
    const spend = localRateLimit({ most: 2, everyMs: 500 });
    spend('a@post.in');
    spend('a@post.in');
    expect(() => spend('a@post.in')).toThrow('429 too_many_requests');
    spend('b@post.in');
    await vi.waitFor(() => expect(() => spend('a@post.in')).not.toThrow(), { timeout: 5_000 });
  });
});

describe('calls per minute', () => {
  test('a session with too many calls is refused, another session is not', async () => {
    const app = await testGatewayApp({
      settings: { limits: { calls: 3, newSessions: 1_000, unpaidOrders: 20 } },
    });
    const [token, other] = [await guest(app), await guest(app)];
    const ask = (token: string) => call(app, sessionContract.validateSession, undefined, { token });
    for (let time = 0; time < 3; time += 1) expect((await ask(token)).status).toBe(200);
    const refused = await ask(token);
    expect(refused.problem).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(other)).status).toBe(200);
  });

  test('an address that sends invented tokens is refused, however many it invents', async () => {
    const app = await testGatewayApp({
      settings: { limits: { calls: 1, newSessions: 1_000, unpaidOrders: 20 } },
    });
    const from = (address: string, turn: number) =>
      call(app, sessionContract.validateSession, undefined, {
        token: String(turn).padStart(43, 'x'),
        headers: { 'x-forwarded-for': address },
      });
    const calls = Array.from({ length: 20 }, (_, turn) => from('192.0.2.1', turn));
    for (const { status } of await Promise.all(calls)) expect(status).toBe(401);
    const refused = await from('192.0.2.1', 20);
    expect(refused.problem).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('192.0.2.2', 21)).status).toBe(401);
    // One IPv6 line has a whole network of addresses.
    const ofNetwork = Array.from({ length: 20 }, (_, turn) => from(`2001:db8:0:7::${turn}`, 30 + turn));
    for (const { status } of await Promise.all(ofNetwork)) expect(status).toBe(401);
    expect((await from('2001:db8:0:7:9::1', 50)).status).toBe(429);
    expect((await from('2001:db8:0:8::1', 51)).status).toBe(401);
  });

  test('only a configured storefront can forward the caller’s address', async () => {
    const limits = { calls: 1_000, newSessions: 1, unpaidOrders: 20 };
    const named = await testGatewayApp({ settings: { limits, proxies: ['10.1.0.0/16'] } });
    const from = (remoteAddress: string, address: string) =>
      call(named, sessionContract.createSession, undefined, {
        headers: { 'x-forwarded-for': address },
        remoteAddress,
      });
    expect((await from('10.1.0.7', '192.0.2.1')).status).toBe(200);
    expect((await from('10.1.0.7', '192.0.2.2')).status).toBe(200);
    expect((await from('127.0.0.1', '192.0.2.3')).status).toBe(200);
    expect((await from('127.0.0.1', '192.0.2.4')).status).toBe(429);
  });

  test('calls of a storefront’s server for itself are not limited, those of another machine are', async () => {
    const limits = { calls: 1, newSessions: 1_000, unpaidOrders: 20 };
    const app = await testGatewayApp({ settings: { limits, proxies: ['10.1.0.7'] } });
    const from = async (remoteAddress: string) =>
      (
        await call(
          app,
          configurationContract.getConfiguration,
          { query: { keys: 'desktop_cart_flow' } },
          { remoteAddress },
        )
      ).status;
    for (let time = 0; time < 3; time += 1) expect(await from('10.1.0.7')).toBe(200);
    expect(await from('10.1.0.8')).toBe(200);
    expect(await from('10.1.0.8')).toBe(429);
  });

  test('an address that creates too many sessions is refused, also behind the storefront’s server', async () => {
    const app = await testGatewayApp({
      settings: { limits: { calls: 1_000, newSessions: 2, unpaidOrders: 20 } },
    });
    const from = (address: string) =>
      call(app, sessionContract.createSession, undefined, { headers: { 'x-forwarded-for': address } });
    for (let time = 0; time < 2; time += 1) expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.1')).status).toBe(429);
    expect((await from('192.0.2.2')).status).toBe(200);
    // A site has many networks of one line, and together they may create four times as many.
    for (let line = 0; line < 8; line += 1) expect((await from(`2001:db8:0:${line}::1`)).status).toBe(200);
    expect((await from('2001:db8:0:9::1')).status).toBe(429);
    expect((await from('2001:db8:0:100::1')).status).toBe(200);
  });
});
