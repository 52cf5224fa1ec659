import { sessionContract } from '@lunette/session/contract';
import { describe, expect, test } from 'vitest';
import { allowance } from './allowance.ts';
import { call, guest, testGatewayApp } from './testing.ts';

describe('an allowance of tries', () => {
  test('refuses a key that has used it up, until its time is over; other keys are not touched', () => {
    let now = 0;
    const spend = allowance({ most: 2, everyMs: 1_000, now: () => now });
    spend('a@post.in');
    spend('a@post.in');
    expect(() => spend('a@post.in')).toThrow('429 too_many_requests');
    spend('b@post.in');
    now = 1_000;
    expect(() => spend('a@post.in')).not.toThrow();
  });
});

describe('calls a minute', () => {
  test('a session that has made too many is refused, another is not', async () => {
    const app = await testGatewayApp({ settings: { limits: { calls: 3, newSessions: 1_000 } } });
    const [one, other] = [await guest(app), await guest(app)];
    const ask = (token: string) => call(app, sessionContract.validateSession, undefined, { token });
    for (let time = 0; time < 3; time += 1) expect((await ask(one)).status).toBe(200);
    const refused = await ask(one);
    expect(refused.problem).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(other)).status).toBe(200);
  });

  test('an address that makes too many sessions is refused, behind the storefront’s server too', async () => {
    const app = await testGatewayApp({ settings: { limits: { calls: 1_000, newSessions: 2 } } });
    const from = (address: string) =>
      call(app, sessionContract.createSession, undefined, { headers: { 'x-forwarded-for': address } });
    for (let time = 0; time < 2; time += 1) expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.1')).status).toBe(429);
    expect((await from('192.0.2.2')).status).toBe(200);
  });
});
